import type { Cotacao, Formulario, RiscoDe, StatusCotacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** Everything asked in one run, frozen when it starts. */
export interface SnapshotCotacao {
  readonly linha: Formulario;
  readonly risco: RiscoDe;
  readonly corretor: { readonly cnpj: string; readonly susep: string; readonly nome: string };
  /** The brokerage's code at each insurer. */
  readonly codigos: Readonly<Record<string, string>>;
}

export interface NovaCotacao {
  readonly id: string;
  readonly orcamentoId: string;
  readonly snapshot: SnapshotCotacao;
  readonly payloadHash: string;
  readonly seguradoras: readonly string[];
  readonly comissaoBps: Readonly<Record<string, number>>;
  readonly descontoBps: Readonly<Record<string, number>>;
  readonly limiteSegundos: number;
  /** The run whose answers stand for insurers this one does not ask. */
  readonly complementa?: string | null;
}

/** How a run ended, in the words of its notice. */
export interface DesfechoCotacao {
  readonly numero: number;
  readonly seguradoras: number;
  readonly responderam: number;
  readonly comPreco: number;
  /** Given up before they answered: above zero, the run was cancelled, and somebody was asked again since. */
  readonly canceladas: number;
}

type Row = Omit<Cotacao, 'iniciadaEm' | 'concluidaEm' | 'criadoEm'> & { iniciadaEm: Date | null; concluidaEm: Date | null; criadoEm: Date };

/** How many insurers of the run `c` were asked, answered, gave a price and were given up when it was cancelled: one row, to be joined. */
export const CONTAGEM = `(select count(*)::int as total, count(*) filter (where r.status = 'OK')::int as ok,
    count(*) filter (where r.status not in ('PENDENTE', 'CALCULANDO', 'CANCELADO'))::int as responderam,
    count(*) filter (where r.status = 'CANCELADO')::int as canceladas
  from balcao.resultado_cotacao r where r.cotacao_id = c.id)`;

const COLUNAS = `c.id, c.orcamento_id, c.rodada as versao, c.status, c.payload_hash, c.seguradoras,
  c.comissao_bps, c.desconto_bps, c.iniciada_em, c.concluida_em,
  c.criado_em, c.limite_segundos, c.complementa_id as complementa`;

const toCotacao = (row: Row | null): Cotacao | null =>
  row && {
    ...row,
    iniciadaEm: row.iniciadaEm?.toISOString() ?? null,
    concluidaEm: row.concluidaEm?.toISOString() ?? null,
    criadoEm: row.criadoEm.toISOString(),
  };

export const cotacaoRepository = {
  /** A run the caller may read: its case is in their scope. */
  find: async (tx: Tx, id: string, escopo: Escopo): Promise<Cotacao | null> =>
    toCotacao(
      await tx.row<Row>(
        `select ${COLUNAS} from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id
         where c.id = $1 and o.excluido_em is null and ($2::uuid is null or o.usuario_id = $2)`,
        [id, escopo.usuarioId],
      ),
    ),

  /** Holds the run until the transaction ends. Always the first lock taken: run, then answer, then case. */
  lock: async (tx: Tx, id: string): Promise<Cotacao | null> =>
    toCotacao(await tx.row<Row>(`select ${COLUNAS} from balcao.cotacao c where c.id = $1 for update`, [id])),

  /** Holds the run for one answer, beside others that are being stored. @returns whether the run is still to be marked PARCIAL */
  holdForAnswer: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row<{ first: boolean }>('select balcao.segurar_para_resposta($1) as first', [id]))?.first ?? false,

  /** What was asked, and in whose name. */
  findPedido: (tx: Tx, id: string): Promise<{ snapshot: SnapshotCotacao; usuarioId: string } | null> =>
    tx.row(
      // a run frozen before there were other lines asked about a car
      `select jsonb_build_object('linha', 'AUTO') || c.snapshot as snapshot, o.usuario_id from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id where c.id = $1`,
      [id],
    ),

  /** What the notice of a finished run says of it. */
  findDesfecho: (tx: Tx, id: string): Promise<DesfechoCotacao | null> =>
    tx.row(
      `select o.numero, n.total as seguradoras, n.responderam, n.ok as com_preco, n.canceladas
       from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id join lateral ${CONTAGEM} n on true where c.id = $1`,
      [id],
    ),

  /** Who asked for a run of the case, whose case it is, and the users of its producers who may open it. Only those who may enter. */
  listInteressados: async (tx: Tx, orcamentoId: string, autorId: string | null): Promise<string[]> =>
    (
      await tx.rows<{ id: string }>(
        `select u.id from balcao.orcamento o
         join balcao.usuario u on u.assinatura_id = o.assinatura_id and u.status = 'ATIVO' and u.excluido_em is null
         left join balcao.perfil_acesso p on p.id = u.perfil_id and p.excluido_em is null
         where o.id = $1 and (u.id in (o.usuario_id, $2)
           or (u.administrador or coalesce((coalesce(p.flags, '{}') || u.flags) ->> 'administradorOrcamento', 'true') <> 'false')
             and exists (select from jsonb_array_elements(o.rascunho #> '{risco,seguro,produtores}') r where r ->> 'id' = u.produtor_id::text))
         order by u.id`,
        [orcamentoId, autorId],
      )
    ).map(({ id }) => id),

  /** Insurers that answered a run by refusing the credentials they were asked with. */
  listSemCredencial: (tx: Tx, id: string): Promise<{ slug: string; nome: string }[]> =>
    tx.rows(
      `select s.slug, s.nome from balcao.resultado_cotacao r join balcao.seguradora s on s.slug = r.seguradora
       where r.cotacao_id = $1 and r.status = 'CREDENCIAL' order by s.nome`,
      [id],
    ),

  /** The run of a case that is still asking exactly this. */
  findRunning: async (tx: Tx, orcamentoId: string, payloadHash: string): Promise<Cotacao | null> =>
    toCotacao(
      await tx.row<Row>(
        `select ${COLUNAS} from balcao.cotacao c
         where c.orcamento_id = $1 and c.payload_hash = $2 and c.status in ('NA_FILA', 'CALCULANDO', 'PARCIAL')`,
        [orcamentoId, payloadHash],
      ),
    ),

  /** Creates the case's next run; the caller holds the case's row, so that two runs never share a number. */
  async insert(tx: Tx, contexto: Contexto, nova: NovaCotacao): Promise<{ versao: number }> {
    const row = await tx.row<{ versao: number }>(
      `insert into balcao.cotacao (id, assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras,
         comissao_bps, desconto_bps, limite_segundos, complementa_id)
       values ($1, $2, $3, (select coalesce(max(rodada), 0) + 1 from balcao.cotacao where orcamento_id = $3), $4, $5, $6, $7, $8, $9, $10)
       returning rodada as versao`,
      [
        nova.id,
        contexto.assinaturaId,
        nova.orcamentoId,
        JSON.stringify(nova.snapshot),
        nova.payloadHash,
        nova.seguradoras,
        JSON.stringify(nova.comissaoBps),
        JSON.stringify(nova.descontoBps),
        nova.limiteSegundos,
        nova.complementa ?? null,
      ],
    );
    return row as { versao: number };
  },

  /** Status now, without a lock: what a running job watches for a cancellation. */
  statusOf: async (tx: Tx, id: string): Promise<StatusCotacao | null> =>
    (await tx.row<{ status: StatusCotacao }>('select status from balcao.cotacao where id = $1', [id]))?.status ?? null,

  start: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.cotacao set status = 'CALCULANDO', iniciada_em = clock_timestamp() where id = $1 and status = 'NA_FILA'`, [id]),

  /** After the first answer, or when a finished run asks one insurer again. */
  markParcial: (tx: Tx, id: string): Promise<number> =>
    tx.run(
      `update balcao.cotacao set status = 'PARCIAL', concluida_em = null where id = $1 and status in ('CALCULANDO', 'CONCLUIDA', 'CANCELADA')`,
      [id],
    ),

  end: async (tx: Tx, id: string, status: 'CONCLUIDA' | 'CANCELADA'): Promise<Cotacao> =>
    toCotacao(
      await tx.row<Row>(`update balcao.cotacao c set status = $2, concluida_em = clock_timestamp() where c.id = $1 returning ${COLUNAS}`, [
        id,
        status,
      ]),
    ) as Cotacao,
};

export type CotacaoRepository = typeof cotacaoRepository;

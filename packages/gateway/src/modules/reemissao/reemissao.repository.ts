import type { FalhaReemissao, FormaReemissao, ReemissaoDaParcela, StatusParcela, StatusReemissao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** An instalment as its reissue sees it; `lock` holds it until the transaction ends. */
export interface ParcelaReemitida {
  readonly id: string;
  readonly apoliceId: string;
  readonly apolice: string;
  readonly usuarioId: string;
  readonly endosso: string | null;
  /** Number of the endorsement here, for its name. */
  readonly endossoNumero: number | null;
  readonly numero: number;
  readonly total: number;
  readonly segurado: string;
  readonly slug: string;
  readonly seguradora: string;
  readonly cnpj: string;
  readonly vencimento: string;
  readonly saldoCentavos: number;
  readonly status: StatusParcela;
  readonly linhaDigitavel: string | null;
  readonly pixCopiaECola: string | null;
}

/** A request as the jobs see it. */
export interface ReemissaoRow {
  readonly id: string;
  readonly parcelaId: string;
  readonly criadoPor: string | null;
  readonly status: StatusReemissao;
  readonly forma: FormaReemissao;
  readonly vencimentoPedido: string;
  readonly observacao: string | null;
  readonly vencimentoAnterior: string;
  readonly saldoCentavos: number;
  readonly enviadaEm: Date | null;
  readonly protocolo: string | null;
  readonly consultas: number;
}

/** What ends a request, or what an insurer answered. */
export type FimDaReemissao =
  | { readonly status: 'CANCELADA' }
  | { readonly status: 'RECUSADA'; readonly recusa: string }
  | { readonly status: 'FALHOU'; readonly falha: FalhaReemissao }
  | {
      readonly status: 'ATENDIDA';
      readonly protocolo: string;
      readonly vencimento: string;
      readonly multaCentavos: number;
      readonly jurosCentavos: number;
      readonly valorCentavos: number;
      readonly linhaDigitavel: string | null;
      readonly pixCopiaECola: string | null;
    };

const PARCELA = `select q.id, q.apolice_id, a.numero as apolice, a.usuario_id, e.numero_seguradora as endosso, e.numero as endosso_numero, q.numero,
    l.total, l.segurado_nome as segurado, a.seguradora as slug, f.nome as seguradora, k.cnpj, q.vencimento::text,
    greatest(0, q.valor_centavos + q.ajuste_centavos - coalesce(q.pago_centavos, 0))::float8 as saldo_centavos, q.status, q.linha_digitavel,
    q.pix_copia_e_cola
  from balcao.parcela q join balcao.parcela_lista l on l.id = q.id join balcao.apolice a on a.id = q.apolice_id and a.excluido_em is null
    join balcao.seguradora f on f.slug = a.seguradora join balcao.corretora k on k.id = a.corretora_id left join balcao.endosso e on e.id = q.endosso_id
  where q.id = $1 and q.excluido_em is null and ($2::uuid is null or a.usuario_id = $2)`;
const ROW = `select r.id, r.parcela_id, r.criado_por, r.status, r.forma, r.vencimento_pedido::text, r.observacao, r.vencimento_anterior::text,
    r.saldo_centavos::float8, r.enviada_em, r.protocolo, r.consultas from balcao.reemissao_parcela r`;
const instante = (coluna: string): string => `to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${coluna.slice(2)}`;
const VISTA = `select r.id, r.status, r.forma, r.vencimento_pedido::text, r.observacao, r.vencimento_anterior::text, r.saldo_centavos::float8,
    ${instante('r.criado_em')}, u.nome as usuario, r.protocolo, ${instante('r.proxima_em')}, ${instante('r.respondida_em')}, r.recusa, r.falha,
    r.vencimento::text, r.multa_centavos::float8, r.juros_centavos::float8, r.valor_centavos::float8
  from balcao.reemissao_parcela r left join balcao.usuario u on u.id = r.criado_por`;

export const reemissaoRepository = {
  find: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaReemitida | null> => tx.row(PARCELA, [id, usuarioId]),

  /** The policy first, as whatever else changes its account: two that held them the other way round would wait for each other. */
  lock: async (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaReemitida | null> => {
    await tx.run('select from balcao.apolice where id = (select apolice_id from balcao.parcela where id = $1) for update', [id]);
    return tx.row(`${PARCELA} for update of q`, [id, usuarioId]);
  },

  /**
   * Holds the policies of instalments and then the instalments, each always in the same order: neither two batches with the same ones nor one
   * and the reminders of them can wait for each other.
   */
  lockMany: async (tx: Tx, parcelaIds: readonly string[]): Promise<void> => {
    await tx.run(
      'select from balcao.apolice where id in (select apolice_id from balcao.parcela where id = any($1::uuid[])) order by id for update',
      [parcelaIds],
    );
    await tx.run('select from balcao.parcela where id = any($1::uuid[]) order by id for update', [parcelaIds]);
  },

  list: (tx: Tx, parcelaId: string): Promise<ReemissaoDaParcela[]> =>
    tx.rows(`${VISTA} where r.parcela_id = $1 order by r.id desc limit 50`, [parcelaId]),

  see: async (tx: Tx, id: string): Promise<ReemissaoDaParcela> => {
    const vista = await tx.row<ReemissaoDaParcela>(`${VISTA} where r.id = $1`, [id]);
    return vista as ReemissaoDaParcela; // written or locked by the same transaction
  },

  findAberta: (tx: Tx, parcelaId: string): Promise<ReemissaoDaParcela | null> =>
    tx.row(`${VISTA} where r.parcela_id = $1 and r.status in ('PEDIDA', 'ENVIADA')`, [parcelaId]),

  findParcelaId: async (tx: Tx, id: string): Promise<string | null> =>
    (await tx.row<{ parcelaId: string }>('select parcela_id from balcao.reemissao_parcela where id = $1', [id]))?.parcelaId ?? null,

  /** Held until the transaction ends, after its instalment. */
  lockRow: (tx: Tx, id: string): Promise<ReemissaoRow | null> => tx.row(`${ROW} where r.id = $1 for update`, [id]),

  insert: (
    tx: Tx,
    { assinaturaId }: Contexto,
    parcela: ParcelaReemitida,
    nova: { readonly id: string; readonly forma: FormaReemissao; readonly vencimento: string; readonly observacao: string | null },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.reemissao_parcela (id, assinatura_id, parcela_id, forma, vencimento_pedido, observacao, vencimento_anterior, saldo_centavos,
         linha_anterior, pix_anterior) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        nova.id,
        assinaturaId,
        parcela.id,
        nova.forma,
        nova.vencimento,
        nova.observacao,
        parcela.vencimento,
        parcela.saldoCentavos,
        parcela.linhaDigitavel,
        parcela.pixCopiaECola,
      ],
    ),

  setEnviada: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run(`update balcao.reemissao_parcela set status = 'ENVIADA', enviada_em = $2 where id = $1 and status = 'PEDIDA'`, [id, em]),

  setProtocolo: (tx: Tx, id: string, protocolo: string, proximaEm: Date | null): Promise<number> =>
    tx.run('update balcao.reemissao_parcela set protocolo = $2, proxima_em = $3 where id = $1', [id, protocolo, proximaEm]),

  setConsulta: (tx: Tx, id: string, em: Date, proximaEm: Date | null): Promise<number> =>
    tx.run('update balcao.reemissao_parcela set consultas = consultas + 1, consultada_em = $2, proxima_em = $3 where id = $1', [
      id,
      em,
      proximaEm,
    ]),

  end: (tx: Tx, id: string, fim: FimDaReemissao, em: Date): Promise<number> => {
    const answered = fim.status === 'ATENDIDA' ? fim : null;
    return tx.run(
      `update balcao.reemissao_parcela set status = $2, respondida_em = $3, proxima_em = null, recusa = $4, falha = $5,
         protocolo = coalesce($6, protocolo), vencimento = $7, multa_centavos = $8, juros_centavos = $9, valor_centavos = $10, linha_digitavel = $11,
         pix_copia_e_cola = $12 where id = $1`,
      [
        id,
        fim.status,
        em,
        fim.status === 'RECUSADA' ? fim.recusa : null,
        fim.status === 'FALHOU' ? fim.falha : null,
        answered?.protocolo ?? null,
        answered?.vencimento ?? null,
        answered?.multaCentavos ?? null,
        answered?.jurosCentavos ?? null,
        answered?.valorCentavos ?? null,
        answered?.linhaDigitavel ?? null,
        answered?.pixCopiaECola ?? null,
      ],
    );
  },

  /**
   * The instalment waits again, until the new day, with what pays it now, and by the form that was asked for. The notice of arrears that ran is over: the insurer gave it another day,
   * and of that one nobody was told yet. The suspension of its policy stays until it is paid. What it pays of commission is expected on the new day.
   */
  reissue: async (
    tx: Tx,
    { parcelaId, forma }: Pick<ReemissaoRow, 'parcelaId' | 'forma'>,
    fim: Extract<FimDaReemissao, { status: 'ATENDIDA' }>,
    hoje: string,
  ): Promise<void> => {
    await tx.run(
      `update balcao.parcela set vencimento = $2, multa_centavos = $3, juros_centavos = $4, linha_digitavel = $5, pix_copia_e_cola = $6,
         forma = $7, status = 'ABERTA' where id = $1`,
      [parcelaId, fim.vencimento, fim.multaCentavos, fim.jurosCentavos, fim.linhaDigitavel, fim.pixCopiaECola, forma],
    );
    await tx.run(
      `update balcao.prazo set fim = greatest(inicio, $2::date)
       where alvo_id = $1 and tipo = 'AVISO_DE_MORA' and fim is null and excluido_em is null`,
      [parcelaId, hoje],
    );
    await tx.run(
      `update balcao.comissao set previsao_em = $2 where parcela_id = $1 and status = 'PREVISTA' and excluido_em is null and previsao_em < $2`,
      [parcelaId, fim.vencimento],
    );
  },
};

export type ReemissaoRepository = typeof reemissaoRepository;

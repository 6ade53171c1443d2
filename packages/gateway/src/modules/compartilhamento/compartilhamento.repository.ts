import type { Compartilhamento, FinalidadeCompartilhamento, ProdutoCompartilhado, StatusCompartilhamento } from '@balcao/contracts';
import type { EndossoConsentido } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { SEGURADO_NO_ESCOPO } from '../escopo/index.ts';

export interface SeguradoRow {
  readonly id: string;
  readonly pessoa: 'PF' | 'PJ';
  readonly documento: string | null;
  readonly nome: string;
  readonly email: string | null;
}

export interface PedidoRow {
  readonly id: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly produtos: readonly ProdutoCompartilhado[];
  readonly finalidades: readonly FinalidadeCompartilhamento[];
  readonly meses: number;
  readonly expiraEm: Date;
  /** The endorsement it asks for, and whether that still waits; null where it asks for what a client holds. */
  readonly endosso: (EndossoConsentido & { readonly id: string; readonly isEsperando: boolean }) | null;
}

/** A consent held until the transaction ends. */
export interface ConsentimentoRow {
  readonly id: string;
  readonly pedidoId: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly seguradora: string;
  /** Of phase 3: what it lets be asked. */
  readonly endossoId: string | null;
  readonly status: StatusCompartilhamento;
  readonly consentId: string | null;
  readonly permissoes: readonly string[];
  readonly valeAte: Date | null;
  readonly lidoEm: Date | null;
}

/** How the consent to an endorsement stands. */
export interface ConsentimentoDeEndossoRow {
  readonly endossoId: string;
  readonly pedidoId: string;
  readonly status: StatusCompartilhamento;
  readonly expiraEm: Date;
  readonly enviadoPara: string | null;
  readonly encerradoPor: string | null;
}

export interface SegredoRow {
  readonly idaSelada: Buffer | null;
  readonly chavesSeladas: Buffer | null;
}

type Momentos = 'pedidoEm' | 'linkAte' | 'autorizadoEm' | 'valeAte' | 'encerradoEm' | 'lidoEm';
type ListRow = Omit<Compartilhamento, Momentos> & { readonly [M in Momentos]: Date | null };

const LISTA = `select c.id, c.seguradora, s.nome as seguradora_nome, p.produtos, p.finalidades, c.status, c.criado_em as pedido_em,
  p.expira_em as link_ate, c.autorizado_em, c.vale_ate, c.encerrado_em, c.encerrado_por, c.lido_em, c.falha,
  (select count(*)::int from balcao.apolice_externa x where x.compartilhamento_id = c.id) as apolices
  from balcao.compartilhamento c join balcao.pedido_compartilhamento p on p.id = c.pedido_id join balcao.seguradora s on s.slug = c.seguradora`;
const iso = (momento: Date | null): string | null => momento && momento.toISOString();
const shown = (row: ListRow): Compartilhamento => ({
  ...row,
  pedidoEm: iso(row.pedidoEm) ?? '',
  linkAte: iso(row.linkAte) ?? '',
  autorizadoEm: iso(row.autorizadoEm),
  valeAte: iso(row.valeAte),
  encerradoEm: iso(row.encerradoEm),
  lidoEm: iso(row.lidoEm),
});

const UM = `select c.id, c.pedido_id, c.segurado_id, p.usuario_id, c.seguradora, p.endosso_id, c.status, c.consent_id, c.permissoes, c.vale_ate, c.lido_em
  from balcao.compartilhamento c join balcao.pedido_compartilhamento p on p.id = c.pedido_id`;

export const compartilhamentoRepository = {
  /** A client the caller sees. */
  findSegurado: (tx: Tx, id: string): Promise<SeguradoRow | null> =>
    tx.row(
      `select s.id, s.pessoa, s.documento, s.nome, s.email from balcao.segurado s
       where s.id = $1 and s.excluido_em is null and ${SEGURADO_NO_ESCOPO}`,
      [id],
    ),
  /** Of a link, whoever made it. */
  findSeguradoDoLink: (tx: Tx, id: string): Promise<SeguradoRow | null> =>
    tx.row('select id, pessoa, documento, nome, email from balcao.segurado where id = $1 and excluido_em is null', [id]),

  /** Those of the catalogue among these, by name. */
  listSeguradoras: (tx: Tx, slugs: readonly string[]): Promise<{ slug: string; nome: string }[]> =>
    tx.rows('select slug, nome from balcao.seguradora where slug = any($1::text[]) order by balcao.sem_acento(nome)', [slugs]),

  async insertPedido(
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    novo: Omit<PedidoRow, 'usuarioId' | 'endosso'> & {
      seguradoras: readonly string[];
      tokenHash: Buffer;
      enviadoPara: string | null;
      endossoId?: string;
    },
  ): Promise<void> {
    await tx.run(
      `insert into balcao.pedido_compartilhamento
         (id, assinatura_id, segurado_id, usuario_id, produtos, finalidades, meses, token_hash, enviado_para, expira_em,
          endosso_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        novo.id,
        assinaturaId,
        novo.seguradoId,
        usuarioId,
        novo.produtos,
        novo.finalidades,
        novo.meses,
        novo.tokenHash,
        novo.enviadoPara,
        novo.expiraEm,
        novo.endossoId ?? null,
      ],
    );
    await tx.run(
      `insert into balcao.compartilhamento (assinatura_id, pedido_id, segurado_id, seguradora)
       select $1, $2, $3, slug from unnest($4::text[]) as slug`,
      [assinaturaId, novo.id, novo.seguradoId, novo.seguradoras],
    );
  },

  /** The live link of a digest, whosever it is; `tx` without a subscription. */
  findPublico: (tx: Tx, hash: Buffer, agora: Date): Promise<{ id: string; assinaturaId: string } | null> =>
    tx.row('select id, assinatura_id from balcao.buscar_pedido_compartilhamento($1, $2)', [hash, agora]),
  findPorEstado: (tx: Tx, hash: Buffer): Promise<{ id: string; assinaturaId: string } | null> =>
    tx.row('select id, assinatura_id from balcao.buscar_compartilhamento_por_estado($1)', [hash]),
  findPorConsentimento: (tx: Tx, consentId: string): Promise<{ id: string; assinaturaId: string } | null> =>
    tx.row('select id, assinatura_id from balcao.buscar_compartilhamento_por_consentimento($1)', [consentId]),

  findPedido: (tx: Tx, id: string): Promise<PedidoRow | null> =>
    tx.row(
      `select p.id, p.segurado_id, p.usuario_id, p.produtos, p.finalidades, p.meses, p.expira_em,
         case when e.id is not null then q.pedido || jsonb_build_object('id', e.id, 'isEsperando', e.status = 'SOLICITADO') end as endosso
       from balcao.pedido_compartilhamento p left join balcao.endosso e on e.id = p.endosso_id and e.excluido_em is null
       left join balcao.pedido_endosso q on q.endosso_id = e.id where p.id = $1 and (p.endosso_id is null or q.id is not null)`,
      [id],
    ),

  list: async (tx: Tx, seguradoId: string): Promise<Compartilhamento[]> =>
    (
      await tx.rows<ListRow>(`${LISTA} where c.segurado_id = $1 and p.endosso_id is null order by c.criado_em desc, c.id limit 100`, [
        seguradoId,
      ])
    ).map(shown),
  listDoPedido: async (tx: Tx, pedidoId: string): Promise<Compartilhamento[]> =>
    (await tx.rows<ListRow>(`${LISTA} where c.pedido_id = $1 order by balcao.sem_acento(s.nome)`, [pedidoId])).map(shown),
  async read(tx: Tx, id: string): Promise<Compartilhamento | null> {
    const row = await tx.row<ListRow>(`${LISTA} where c.id = $1`, [id]);
    return row && shown(row);
  },

  lock: (tx: Tx, id: string): Promise<ConsentimentoRow | null> => tx.row(`${UM} where c.id = $1 for update of c`, [id]),
  find: (tx: Tx, id: string): Promise<ConsentimentoRow | null> => tx.row(`${UM} where c.id = $1`, [id]),
  lockDoPedido: (tx: Tx, pedidoId: string, seguradora: string): Promise<ConsentimentoRow | null> =>
    tx.row(`${UM} where c.pedido_id = $1 and c.seguradora = $2 for update of c`, [pedidoId, seguradora]),

  /** Authorised ones at the same insurer, which a newer one takes the place of. */
  listSubstituidos: (tx: Tx, { id, seguradoId, seguradora }: ConsentimentoRow): Promise<ConsentimentoRow[]> =>
    tx.rows(
      `${UM} where c.segurado_id = $1 and c.seguradora = $2 and c.status = 'AUTORIZADO' and c.id <> $3
      and p.endosso_id is null for update of c`,
      [seguradoId, seguradora, id],
    ),

  /** Every consent asked for an endorsement, the newest first. */
  lockDoEndosso: (tx: Tx, endossoId: string): Promise<ConsentimentoRow[]> =>
    tx.rows(`${UM} where p.endosso_id = $1 order by c.criado_em desc, c.id desc for update of c`, [endossoId]),
  closeLinks: (tx: Tx, endossoId: string, em: Date): Promise<number> =>
    tx.run('update balcao.pedido_compartilhamento set expira_em = $2 where endosso_id = $1 and expira_em > $2', [endossoId, em]),
  /** The newest consent of each endorsement of a policy. */
  listDosEndossos: async (tx: Tx, apoliceId: string): Promise<ConsentimentoDeEndossoRow[]> =>
    tx.rows(
      `select distinct on (p.endosso_id) p.endosso_id, p.id as pedido_id, c.status, p.expira_em, p.enviado_para, c.encerrado_por
       from balcao.pedido_compartilhamento p join balcao.compartilhamento c on c.pedido_id = p.id
       join balcao.endosso e on e.id = p.endosso_id where e.apolice_id = $1 order by p.endosso_id, p.criado_em desc, p.id desc`,
      [apoliceId],
    ),

  startAutorizacao: (
    tx: Tx,
    id: string,
    { consentId, permissoes, valeAte }: { consentId: string; permissoes: readonly string[]; valeAte: Date },
  ) =>
    tx.run(
      `update balcao.compartilhamento set status = 'AGUARDANDO', consent_id = $2, permissoes = $3, vale_ate = $4,
         encerrado_em = null, encerrado_por = null, motivo = null where id = $1`,
      [id, consentId, permissoes, valeAte],
    ),
  authorise: (tx: Tx, id: string, em: Date) =>
    tx.run(`update balcao.compartilhamento set status = 'AUTORIZADO', autorizado_em = $2 where id = $1`, [id, em]),
  end: (tx: Tx, id: string, fim: { status: StatusCompartilhamento; por: string; motivo: string | null; em: Date }) =>
    tx.run(
      `update balcao.compartilhamento set status = $2, encerrado_por = $3, motivo = $4, encerrado_em = $5, falha = null
       where id = $1 and encerrado_em is null`,
      [id, fim.status, fim.por, fim.motivo, fim.em],
    ),
  saveLeitura: (tx: Tx, id: string, { em, falha }: { em: Date | null; falha: string | null }) =>
    tx.run('update balcao.compartilhamento set lido_em = coalesce($2, lido_em), falha = $3 where id = $1', [id, em, falha]),

  findSegredo: (tx: Tx, id: string): Promise<SegredoRow | null> =>
    tx.row('select ida_selada, chaves_seladas from balcao.compartilhamento_segredo where id = $1', [id]),
  saveIda: (tx: Tx, { assinaturaId }: Contexto, id: string, { estadoHash, selada }: { estadoHash: Buffer; selada: Buffer }) =>
    tx.run(
      `insert into balcao.compartilhamento_segredo (id, assinatura_id, estado_hash, ida_selada) values ($1, $2, $3, $4)
       on conflict (id) do update set estado_hash = $3, ida_selada = $4`,
      [id, assinaturaId, estadoHash, selada],
    ),
  saveChaves: (tx: Tx, id: string, seladas: Buffer) =>
    tx.run('update balcao.compartilhamento_segredo set chaves_seladas = $2, estado_hash = null, ida_selada = null where id = $1', [
      id,
      seladas,
    ]),
  dropSegredo: (tx: Tx, id: string) => tx.run('delete from balcao.compartilhamento_segredo where id = $1', [id]),
};

export type CompartilhamentoRepository = typeof compartilhamentoRepository;

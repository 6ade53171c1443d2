import type { PacoteProvas, PrazoLegal, TipoPrazoLegal } from '@balcao/contracts';
import type { PausaPrazo } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** A sale by the ids of its two sides. */
export interface VendaComPrazos {
  readonly propostaIds: readonly string[];
  readonly apoliceId: string | null;
  readonly propostaId: string | null;
  readonly titulo: string;
  readonly usuarioId: string;
}

export interface PrazoRow {
  readonly id: string;
  readonly tipo: TipoPrazoLegal;
  readonly alvoId: string;
  readonly parcela: number | null;
  readonly inicio: string;
  readonly pausas: readonly PausaPrazo[];
  readonly fim: string | null;
  readonly documento: PrazoLegal['documento'];
  readonly avisos: readonly number[];
  readonly versao: number;
}

/** A clock that runs, with whom to tell and of what. */
export interface PrazoCorrendo extends PrazoRow {
  readonly usuarioId: string;
  /** What the notice calls it, and the sale it leads to. */
  readonly alvo: string;
  readonly contratoId: string | null;
}

/** A policy with an instalment in arrears whose client was told. */
export interface ApoliceEmMora {
  readonly id: string;
  readonly numero: string;
  readonly usuarioId: string;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioCentavos: number;
  readonly pagoCentavos: number;
  /** Earliest of the notices that still count. */
  readonly avisoEm: string;
}

/** An overdue instalment. */
export interface ParcelaVista {
  readonly id: string;
  readonly apoliceId: string | null;
  readonly numero: number;
  readonly vencimento: string;
  readonly status: string;
  readonly usuarioId: string;
}

const DOCUMENTO = `(select jsonb_build_object('id', d.id, 'nome', d.nome, 'sha256', d.sha256) from balcao.documento d where d.id = p.documento_id)`;
const PRAZO = `select p.id, p.tipo, p.alvo_id, q.numero as parcela, p.inicio::text, p.pausas, p.fim::text, ${DOCUMENTO} as documento, p.avisos,
    p.versao
  from balcao.prazo p left join balcao.parcela q on p.alvo_tipo = 'PARCELA' and q.id = p.alvo_id where p.excluido_em is null and `;
const PACOTE = `select k.id, k.titulo, k.criado_em, u.nome as usuario, k.fatos, k.pdf_sha256 as "pdfSha256", k.texto_sha256 as "textoSha256"
  from balcao.pacote_provas k left join balcao.usuario u on u.id = k.criado_por where `;
type PacoteRow = Omit<PacoteProvas, 'criadoEm'> & { readonly criadoEm: Date };
const told = ({ criadoEm, ...row }: PacoteRow): PacoteProvas => ({ ...row, criadoEm: criadoEm.toISOString() });
/** Every record whose clocks are those of a sale. */
const ALVOS = `(select x.id from (
    select unnest($1::uuid[]) as id union all select $2::uuid union all
    select q.id from balcao.parcela q where q.apolice_id = $2 or q.proposta_id = any($1::uuid[]) union all
    select s.id from balcao.sinistro s where s.apolice_id = $2) x)`;

export const prazoRepository = {
  /** A sale by the id of its proposal or of its policy. */
  findVenda: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<VendaComPrazos | null> =>
    tx.row(
      `select coalesce((select array_agg(p.id) from balcao.proposta p where p.apolice_id = a.id and p.excluido_em is null), '{}') as proposta_ids,
         a.id as apolice_id, (select p.id from balcao.proposta p where p.apolice_id = a.id and p.excluido_em is null order by p.numero desc limit 1)
           as proposta_id, 'apólice ' || a.numero as titulo, a.usuario_id
       from balcao.apolice a where a.id = $1 and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2)
       union all
       select array[p.id], p.apolice_id, p.id, case when a.id is null then 'proposta ' || p.numero else 'apólice ' || a.numero end, p.usuario_id
       from balcao.proposta p left join balcao.apolice a on a.id = p.apolice_id
       where p.id = $1 and p.excluido_em is null and ($2::uuid is null or p.usuario_id = $2)`,
      [id, usuarioId],
    ),

  listDaVenda: (tx: Tx, { propostaIds, apoliceId }: VendaComPrazos): Promise<PrazoRow[]> =>
    tx.rows(`${PRAZO} p.alvo_id in ${ALVOS} order by p.inicio, p.id`, [propostaIds, apoliceId]),

  listEmAtraso: (tx: Tx, { apoliceId }: VendaComPrazos, hoje: string): Promise<{ id: string; numero: number; vencimento: string }[]> =>
    tx.rows(
      `select q.id, q.numero, q.vencimento::text from balcao.parcela q
       where q.apolice_id = $1 and q.excluido_em is null and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') and q.vencimento < $2
         and not exists (select from balcao.prazo p where p.alvo_id = q.id and p.tipo = 'AVISO_DE_MORA' and p.fim is null and p.excluido_em is null)
       order by q.vencimento`,
      [apoliceId, hoje],
    ),

  /** The record a clock runs on, as who asks may see it: the sale it is of. */
  findContratoDo: async (tx: Tx, prazoId: string): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `select coalesce(q.apolice_id, q.proposta_id, s.apolice_id, p.alvo_id) as id from balcao.prazo p
         left join balcao.parcela q on p.alvo_tipo = 'PARCELA' and q.id = p.alvo_id
         left join balcao.sinistro s on p.alvo_tipo = 'SINISTRO' and s.id = p.alvo_id where p.id = $1 and p.excluido_em is null`,
        [prazoId],
      )
    )?.id ?? null,

  async lock(tx: Tx, id: string): Promise<PrazoRow | null> {
    await tx.run('select from balcao.prazo where id = $1 for update', [id]);
    return tx.row(`${PRAZO} p.id = $1`, [id]);
  },

  find: (tx: Tx, id: string): Promise<PrazoRow | null> => tx.row(`${PRAZO} p.id = $1`, [id]),

  end: (tx: Tx, id: string, fim: string): Promise<number> => tx.run('update balcao.prazo set fim = $2 where id = $1', [id, fim]),

  /** Subscriptions that have clocks, or instalments in arrears, to be looked at on a day. */
  listAssinaturas: (tx: Tx, hoje: string): Promise<{ id: string }[]> =>
    tx.rows('select id from balcao.assinaturas_com_prazos($1) as id', [hoje]),

  /** @returns its id; null when one of the kind runs on the record since that day already */
  start: async (
    tx: Tx,
    { assinaturaId }: Pick<Contexto, 'assinaturaId'>,
    novo: {
      tipo: TipoPrazoLegal;
      alvoTipo: 'PROPOSTA' | 'APOLICE' | 'PARCELA' | 'SINISTRO';
      alvoId: string;
      usuarioId: string;
      inicio: string;
    },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        `insert into balcao.prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio) values ($1, $2, $3, $4, $5, $6)
         on conflict (alvo_id, tipo, inicio) do nothing returning id`,
        [assinaturaId, novo.tipo, novo.alvoTipo, novo.alvoId, novo.usuarioId, novo.inicio],
      )
    )?.id ?? null,

  lockParcela: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaVista | null> =>
    tx.row(
      `select q.id, q.apolice_id, q.numero, q.vencimento::text, q.status, a.usuario_id from balcao.parcela q
       join balcao.apolice a on a.id = q.apolice_id
       where q.id = $1 and q.excluido_em is null and ($2::uuid is null or a.usuario_id = $2) for update of q`,
      [id, usuarioId],
    ),

  isAvisoCorrendo: async (tx: Tx, parcelaId: string): Promise<boolean> =>
    (await tx.row(
      `select 1 as um from balcao.prazo where alvo_id = $1 and tipo = 'AVISO_DE_MORA' and fim is null and excluido_em is null`,
      [parcelaId],
    )) !== null,

  // what follows is of the night

  /** What a day makes of instalments and policies by itself. */
  async followDia(tx: Tx, hoje: string): Promise<void> {
    await tx.run(
      `update balcao.parcela set status = 'VENCIDA' where status = 'ABERTA' and vencimento < $1 and apolice_id is not null and excluido_em is null`,
      [hoje],
    );
    await tx.run(`update balcao.apolice set status = 'VIGENTE' where status = 'A_VIGORAR' and vig_ini <= $1 and excluido_em is null`, [
      hoje,
    ]);
    await tx.run(
      `update balcao.apolice set status = 'VENCIDA' where status in ('VIGENTE', 'SUSPENSA') and vig_fim < $1 and excluido_em is null`,
      [hoje],
    );
  },

  listCorrendo: (tx: Tx): Promise<PrazoCorrendo[]> =>
    tx.rows(
      `select p.id, p.tipo, p.alvo_id, q.numero as parcela, p.inicio::text, p.pausas, p.fim::text, null as documento, p.avisos,
         p.versao, p.usuario_id,
         coalesce(o.id, a.id) as contrato_id,
         coalesce('Proposta ' || o.numero, 'Apólice ' || a.numero || coalesce(', parcela ' || q.numero, '')) as alvo
       from balcao.prazo p left join balcao.parcela q on p.alvo_tipo = 'PARCELA' and q.id = p.alvo_id
       left join balcao.sinistro s on p.alvo_tipo = 'SINISTRO' and s.id = p.alvo_id
       left join balcao.proposta o on p.alvo_tipo = 'PROPOSTA' and o.id = p.alvo_id
       left join balcao.apolice a on a.id = coalesce(q.apolice_id, s.apolice_id, case p.alvo_tipo when 'APOLICE' then p.alvo_id end)
       where p.fim is null and p.excluido_em is null order by p.id for update of p skip locked`,
    ),

  setAvisos: (tx: Tx, id: string, avisos: readonly number[]): Promise<number> =>
    tx.run('update balcao.prazo set avisos = $2 where id = $1', [id, avisos]),

  listEmMora: (tx: Tx, hoje: string): Promise<ApoliceEmMora[]> =>
    tx.rows(
      `select a.id, a.numero, a.usuario_id, a.vig_ini::text, a.vig_fim::text, a.premio_total_centavos::float8 as premio_centavos,
         coalesce((select sum(case when q.status = 'PAGA' then q.valor_centavos + q.ajuste_centavos else coalesce(q.pago_centavos, 0) end)
           from balcao.parcela q where q.apolice_id = a.id and q.status <> 'ESTORNADA' and q.excluido_em is null), 0)::float8 as pago_centavos, m.aviso_em
       from balcao.apolice a join (
         select q.apolice_id, min(p.inicio)::text as aviso_em from balcao.prazo p join balcao.parcela q on q.id = p.alvo_id
         where p.tipo = 'AVISO_DE_MORA' and p.fim is null and p.excluido_em is null and q.excluido_em is null
           and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') and q.vencimento < $1
         group by q.apolice_id) m on m.apolice_id = a.id
       where a.status = 'VIGENTE' and a.excluido_em is null for update of a`,
      [hoje],
    ),

  suspend: (tx: Tx, id: string, { em, cobertoAte }: { em: string; cobertoAte: string }): Promise<number> =>
    tx.run(`update balcao.apolice set status = 'SUSPENSA', suspensa_em = $2, coberto_ate = $3 where id = $1`, [id, em, cobertoAte]),

  // what proves a case

  listPacotes: async (tx: Tx, { propostaIds, apoliceId }: VendaComPrazos): Promise<PacoteProvas[]> =>
    (
      await tx.rows<PacoteRow>(`${PACOTE} k.proposta_id = any($1::uuid[]) or k.apolice_id = $2 order by k.id desc`, [
        propostaIds,
        apoliceId,
      ])
    ).map(told),

  async findPacote(tx: Tx, id: string): Promise<PacoteProvas | null> {
    const row = await tx.row<PacoteRow>(`${PACOTE} k.id = $1`, [id]);
    return row && told(row);
  },

  readPacote: (
    tx: Tx,
    id: string,
  ): Promise<{ contratoId: string; texto: string; textoSha256: string; pdf: Buffer; pdfSha256: string } | null> =>
    tx.row(
      `select coalesce(apolice_id, proposta_id) as contrato_id, texto, texto_sha256 as "textoSha256", pdf, pdf_sha256 as "pdfSha256"
       from balcao.pacote_provas where id = $1`,
      [id],
    ),

  async insertPacote(
    tx: Tx,
    { assinaturaId }: Contexto,
    novo: {
      id: string;
      venda: VendaComPrazos;
      em: Date;
      titulo: string;
      fatos: number;
      texto: string;
      textoSha256: string;
      pdf: Buffer;
      pdfSha256: string;
    },
  ): Promise<void> {
    await tx.run(
      `insert into balcao.pacote_provas (id, assinatura_id, criado_em, proposta_id, apolice_id, titulo, fatos, texto, texto_sha256, pdf, pdf_sha256)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        novo.id,
        assinaturaId,
        novo.em,
        novo.venda.propostaId,
        novo.venda.apoliceId,
        novo.titulo,
        novo.fatos,
        novo.texto,
        novo.textoSha256,
        novo.pdf,
        novo.pdfSha256,
      ],
    );
  },
};

export type PrazoRepository = typeof prazoRepository;

import type {
  Endosso,
  FaixaEstornoSeguradora,
  MudancaDaApolice,
  PoliticaComissao,
  StatusApolice,
  StatusComissao,
  StatusParcela,
} from '@balcao/contracts';
import type { MovimentoDaConta } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** A policy as an endorsement or a cancellation sees it. */
export interface ApoliceEndossada {
  readonly id: string;
  readonly numero: string;
  readonly seguradoId: string;
  readonly seguradora: string;
  /** How the insurer knows its proposal. */
  readonly numeroProposta: string | null;
  readonly ramo: string;
  readonly linha: string;
  readonly status: StatusApolice;
  readonly bem: string;
  readonly itens: NonNullable<MudancaDaApolice['itens']>;
  readonly coberturas: MudancaDaApolice['coberturas'] | null;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly premioAnualCentavos: number;
  readonly comissaoBps: number | null;
  readonly prolaboreBps: number;
  readonly politicaComissao: PoliticaComissao | null;
  readonly forma: string | null;
  readonly cobertoAte: string | null;
  readonly suspensaEm: string | null;
  readonly canceladaEm: string | null;
  /** What the brokerage agreed with the insurer of the reward that goes back; empty where nothing was. */
  readonly regrasEstorno: readonly FaixaEstornoSeguradora[];
  readonly usuarioId: string;
  readonly versao: number;
}

/** An instalment of a policy or of its endorsements; `numero` is its place among them. */
export interface ParcelaDaApolice {
  readonly id: string;
  readonly numero: number;
  readonly vencimento: string;
  /** What is to be paid: what was charged, and what endorsements took from it. */
  readonly valorCentavos: number;
  /** What was paid of it, whole or in part. */
  readonly pagoCentavos: number;
  readonly status: StatusParcela;
}

export interface ComissaoDaApolice {
  readonly id: string;
  readonly numero: number;
  readonly tipo: string;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
  readonly status: StatusComissao;
}

/** The money of a policy, every row of it held. */
export interface ContaDaApoliceRow {
  readonly parcelas: readonly ParcelaDaApolice[];
  readonly comissoes: readonly ComissaoDaApolice[];
  readonly movimentos: readonly MovimentoDaConta[];
}

/** What an endorsement did, by the rows it did it to. */
export interface EfeitosGravados {
  readonly parcelas: readonly { readonly id: string; readonly de: StatusParcela; readonly ajusteCentavos?: number }[];
  readonly comissoes: readonly {
    readonly id: string;
    readonly de: StatusComissao;
    readonly previstaCentavos?: number;
  }[];
  readonly movimentos: readonly MovimentoDaConta[];
  /** The policy as it was. */
  readonly apolice: { readonly status: StatusApolice; readonly suspensaEm: string | null; readonly cobertoAte: string | null };
}

export type EndossoRow = Endosso & { readonly efeitos: EfeitosGravados | null };

/** An endorsement to be written. */
export interface NovoEndosso
  extends Pick<Endosso, 'apoliceId' | 'tipo' | 'subtipo' | 'canal' | 'motivo' | 'dados' | 'vigIni' | 'status' | 'emitidoEm'> {
  readonly id: string;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoCentavos: number;
  readonly efeitos: EfeitosGravados | null;
}

const ENDOSSO = `select e.id, e.apolice_id, e.numero, e.numero_seguradora, e.tipo, e.subtipo, e.canal, e.protocolo, e.motivo, e.dados,
    e.vig_ini::text, e.premio_liquido_centavos::float8, e.iof_centavos::float8, e.premio_total_centavos::float8,
    e.comissao_centavos::float8, e.recusa, e.emitido_em::text, e.desfeito_em, e.status, e.criado_em, u.nome as usuario, e.versao, e.efeitos
  from balcao.endosso e left join balcao.usuario u on u.id = e.usuario_id where e.excluido_em is null and `;

type Row = Omit<EndossoRow, 'criadoEm' | 'desfeitoEm'> & { readonly criadoEm: Date; readonly desfeitoEm: Date | null };
const told = ({ criadoEm, desfeitoEm, ...row }: Row): EndossoRow => ({
  ...row,
  criadoEm: criadoEm.toISOString(),
  desfeitoEm: desfeitoEm?.toISOString() ?? null,
});

// what the last endorsement that said so left as the price of a whole period
const ANUAL = `coalesce((select (e.dados #>> '{depois,premioAnualCentavos}')::float8 from balcao.endosso e where e.apolice_id = a.id
    and e.status = 'EMITIDO' and e.excluido_em is null and e.dados #> '{depois,premioAnualCentavos}' is not null
    order by e.numero desc limit 1), a.premio_liquido_centavos::float8)`;
const APOLICE = `select a.id, a.numero, a.segurado_id, a.seguradora, (select p.numero_seguradora from balcao.proposta p where p.apolice_id = a.id
      and p.excluido_em is null and p.numero_seguradora is not null order by p.numero desc limit 1) as numero_proposta, a.ramo, r.linha, a.status, a.bem, a.itens, a.coberturas, a.vig_ini::text, a.vig_fim::text,
    a.premio_liquido_centavos::float8, a.iof_centavos::float8, ${ANUAL} as premio_anual_centavos, a.comissao_bps, a.prolabore_bps,
    a.politica_comissao, a.forma, a.coberto_ate::text, a.suspensa_em::text, a.cancelada_em::text, a.usuario_id, a.versao,
    coalesce((select t.regras_estorno from balcao.seguradora_tenant t where t.seguradora = a.seguradora and t.corretora_id = a.corretora_id
      and t.excluido_em is null), '[]') as regras_estorno
  from balcao.apolice a join balcao.ramo r on r.codigo = a.ramo
  where a.id = $1 and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2)`;

export const endossoRepository = {
  findApolice: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ApoliceEndossada | null> => tx.row(APOLICE, [id, usuarioId]),

  /** Holds a policy until the transaction ends: of two who write of it at once, one waits for the other. */
  lockApolice: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ApoliceEndossada | null> =>
    tx.row(`${APOLICE} for update of a`, [id, usuarioId]),

  list: async (tx: Tx, apoliceId: string): Promise<EndossoRow[]> =>
    (await tx.rows<Row>(`${ENDOSSO} e.apolice_id = $1 order by e.numero desc`, [apoliceId])).map(told),

  async find(tx: Tx, id: string): Promise<EndossoRow | null> {
    const row = await tx.row<Row>(`${ENDOSSO} e.id = $1`, [id]);
    return row && told(row);
  },

  /** Holds an endorsement; its policy is held first. */
  async lock(tx: Tx, id: string): Promise<EndossoRow | null> {
    await tx.run('select from balcao.endosso where id = $1 for update', [id]);
    return this.find(tx, id);
  },

  /** The cancellation that stands. */
  async findCancelamento(tx: Tx, apoliceId: string): Promise<EndossoRow | null> {
    const row = await tx.row<Row>(
      `${ENDOSSO} e.apolice_id = $1 and e.tipo = 'CANCELAMENTO' and e.status = 'EMITIDO' and e.desfeito_em is null and e.efeitos is not null
       order by e.numero desc limit 1`,
      [apoliceId],
    );
    return row && told(row);
  },

  async insert(tx: Tx, { assinaturaId, usuarioId }: Contexto, novo: NovoEndosso): Promise<void> {
    await tx.run(
      `insert into balcao.endosso (id, assinatura_id, apolice_id, numero, usuario_id, tipo, subtipo, canal, motivo, dados, vig_ini,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_centavos, efeitos, emitido_em, status)
       select $1, $2, $3, coalesce(max(numero), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11::bigint, $12::bigint, $11::bigint + $12::bigint, $13,
         $14, $15, $16 from balcao.endosso where apolice_id = $3`,
      [
        novo.id,
        assinaturaId,
        novo.apoliceId,
        usuarioId,
        novo.tipo,
        novo.subtipo,
        novo.canal,
        novo.motivo,
        JSON.stringify(novo.dados),
        novo.vigIni,
        novo.premioLiquidoCentavos,
        novo.iofCentavos,
        novo.comissaoCentavos,
        novo.efeitos && JSON.stringify(novo.efeitos),
        novo.emitidoEm,
        novo.status,
      ],
    );
  },

  setAnalise: (tx: Tx, id: string, protocolo: string | null): Promise<number> =>
    tx.run(`update balcao.endosso set status = 'EM_ANALISE', protocolo = coalesce($2, protocolo) where id = $1`, [id, protocolo]),

  setRecusa: (tx: Tx, id: string, recusa: string): Promise<number> =>
    tx.run(`update balcao.endosso set status = 'RECUSADO', recusa = $2 where id = $1`, [id, recusa]),

  /** By the number its insurer gave it. */
  findDaSeguradora: async (tx: Tx, apoliceId: string, numero: string): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        'select id from balcao.endosso where apolice_id = $1 and numero_seguradora = $2 and excluido_em is null order by numero limit 1',
        [apoliceId, numero],
      )
    )?.id ?? null,

  isNumeroTomado: async (tx: Tx, { apoliceId, id }: Pick<Endosso, 'apoliceId' | 'id'>, numero: string): Promise<boolean> =>
    (await tx.row(
      'select 1 as um from balcao.endosso where apolice_id = $1 and numero_seguradora = $2 and id <> $3 and excluido_em is null',
      [apoliceId, numero, id],
    )) !== null,

  setEmissao: (
    tx: Tx,
    id: string,
    emissao: {
      readonly numeroSeguradora: string | null;
      readonly emitidoEm: string;
      readonly premioLiquidoCentavos: number;
      readonly iofCentavos: number;
      readonly comissaoCentavos: number;
      readonly dados: Endosso['dados'];
      readonly efeitos: EfeitosGravados;
    },
  ): Promise<number> =>
    tx.run(
      `update balcao.endosso set status = 'EMITIDO', numero_seguradora = $2, emitido_em = $3, premio_liquido_centavos = $4::bigint,
         iof_centavos = $5::bigint, premio_total_centavos = $4::bigint + $5::bigint, comissao_centavos = $6, dados = $7, efeitos = $8
       where id = $1`,
      [
        id,
        emissao.numeroSeguradora,
        emissao.emitidoEm,
        emissao.premioLiquidoCentavos,
        emissao.iofCentavos,
        emissao.comissaoCentavos,
        JSON.stringify(emissao.dados),
        JSON.stringify(emissao.efeitos),
      ],
    ),

  setDesfeito: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.endosso set desfeito_em = $2 where id = $1', [id, em]),

  /** What an endorsement that was issued makes of its policy. */
  changeApolice: (
    tx: Tx,
    id: string,
    { depois, premioLiquidoCentavos, iofCentavos }: { depois: MudancaDaApolice; premioLiquidoCentavos: number; iofCentavos: number },
  ): Promise<number> =>
    tx.run(
      `update balcao.apolice set bem = coalesce($2, bem), itens = coalesce($3::jsonb, itens), coberturas = coalesce($4::jsonb, coberturas),
         premio_liquido_centavos = greatest(0, premio_liquido_centavos + $5::bigint), iof_centavos = greatest(0, iof_centavos + $6::bigint),
         premio_total_centavos = greatest(0, premio_liquido_centavos + $5::bigint) + greatest(0, iof_centavos + $6::bigint)
       where id = $1`,
      [
        id,
        depois.bem ?? null,
        depois.itens ? JSON.stringify(depois.itens) : null,
        depois.coberturas ? JSON.stringify(depois.coberturas) : null,
        premioLiquidoCentavos,
        iofCentavos,
      ],
    ),

  setStatus: (
    tx: Tx,
    id: string,
    estado: { status: StatusApolice; canceladaEm: string | null; suspensaEm: string | null; cobertoAte: string | null },
  ): Promise<number> =>
    tx.run('update balcao.apolice set status = $2, cancelada_em = $3, suspensa_em = $4, coberto_ate = $5 where id = $1', [
      id,
      estado.status,
      estado.canceladaEm,
      estado.suspensaEm,
      estado.cobertoAte,
    ]),

  /** The account of a policy, held: what is paid meanwhile waits. */
  async lockConta(tx: Tx, apoliceId: string, { forUpdate = true } = {}): Promise<ContaDaApoliceRow> {
    const hold = forUpdate ? 'for update of q' : '';
    const parcelas = await tx.rows<ParcelaDaApolice>(
      `select q.id, (row_number() over (order by q.id))::int as numero, q.vencimento::text,
         (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos, coalesce(q.pago_centavos, 0)::float8 as pago_centavos, q.status
       from (select * from balcao.parcela q where q.apolice_id = $1 and q.excluido_em is null order by q.id ${hold}) q order by q.id`,
      [apoliceId],
    );
    const comissoes = await tx.rows<ComissaoDaApolice>(
      `select q.id, (row_number() over (order by q.id))::int as numero, q.tipo, q.prevista_centavos::float8, q.recebida_centavos::float8,
         q.status
       from (select * from balcao.comissao q where q.apolice_id = $1 and q.excluido_em is null order by q.id ${hold}) q order by q.id`,
      [apoliceId],
    );
    const movimentos = await tx.rows<MovimentoDaConta>(
      'select tipo, centavos::float8 from balcao.movimento_apolice where apolice_id = $1 order by id',
      [apoliceId],
    );
    return { parcelas, comissoes, movimentos };
  },

  /** Moves rows from one state each to another. @returns how many were still there to be moved */
  moveParcelas: (
    tx: Tx,
    passos: readonly { id: string; de: StatusParcela; para: StatusParcela; ajusteCentavos?: number }[],
  ): Promise<number> =>
    tx.run(
      `update balcao.parcela q set status = x.para, ajuste_centavos = q.ajuste_centavos + coalesce(x."ajusteCentavos", 0)
       from jsonb_to_recordset($1::jsonb) as x (id uuid, de text, para text, "ajusteCentavos" bigint) where q.id = x.id and q.status = x.de`,
      [JSON.stringify(passos)],
    ),

  moveComissoes: (
    tx: Tx,
    passos: readonly { id: string; de: StatusComissao; para: StatusComissao; previstaCentavos?: number }[],
  ): Promise<number> =>
    tx.run(
      `update balcao.comissao q set status = x.para, prevista_centavos = q.prevista_centavos + coalesce(x."previstaCentavos", 0)
       from jsonb_to_recordset($1::jsonb) as x (id uuid, de text, para text, "previstaCentavos" bigint) where q.id = x.id and q.status = x.de`,
      [JSON.stringify(passos)],
    ),

  addMovimentos: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    alvo: { apoliceId: string; endossoId: string },
    movimentos: readonly MovimentoDaConta[],
  ): Promise<void> => {
    await tx.run(
      `insert into balcao.movimento_apolice (assinatura_id, apolice_id, endosso_id, tipo, centavos)
       select $1, $2, $3, x.tipo, x.centavos from jsonb_to_recordset($4::jsonb) as x (tipo text, centavos bigint)`,
      [assinaturaId, alvo.apoliceId, alvo.endossoId, JSON.stringify(movimentos)],
    );
  },

  /** The rate of IOF of a ramo on a day; null when its table has none. */
  findIof: async (tx: Tx, ramo: string, dia: string): Promise<number | null> =>
    (
      await tx.row<{ bps: number }>(
        'select bps from balcao.ramo_iof where ramo = $1 and desde <= $2 and (ate is null or ate >= $2) order by desde desc limit 1',
        [ramo, dia],
      )
    )?.bps ?? null,
};

export type EndossoRepository = typeof endossoRepository;

import type {
  FamiliaErro,
  MensagemSeguradora,
  OfertaCotacao,
  RespostaAnterior,
  ResultadoCotacao,
  StatusResultado,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** An insurer's final word, as stored. */
export interface RespostaGuardada {
  readonly status: Exclude<StatusResultado, 'PENDENTE' | 'CALCULANDO' | 'CANCELADO'>;
  readonly familiaErro: FamiliaErro | null;
  readonly mensagens: readonly MensagemSeguradora[];
  readonly numeroCalculo: string | null;
  readonly validade: string | null;
  readonly tempoMs: number;
  readonly ofertas: readonly OfertaCotacao[];
  /** What takes each offer up, in their order; empty where nothing does. Never leaves the database. */
  readonly referencias: readonly string[];
}

type Row = Omit<ResultadoCotacao, 'iniciadoEm' | 'ofertas'> & { iniciadoEm: Date | null };
type OfertaRow = OfertaCotacao & { resultadoId: string };

const COLUNAS = `r.id, r.cotacao_id, r.seguradora, s.nome as seguradora_nome, r.versao, r.status, r.familia_erro,
  r.mensagens, r.numero_calculo, r.validade::text, r.iniciado_em, r.tempo_ms, r.tentativas`;
/** Columns of an offer in the shape of the contract; the table is `f`. */
export const OFERTA = `f.id, f.pacote, f.principal, f.premio_liquido_centavos::float8,
  f.iof_centavos::float8, f.premio_total_centavos::float8, f.comissao_bps,
  f.comissao_centavos::float8, f.periodicidade, f.composicao, f.franquias, f.coberturas,
  f.assistencias, f.parcelamentos, f.observacoes`;

const toResultado = (row: Row, ofertas: readonly OfertaRow[]): ResultadoCotacao => ({
  ...row,
  iniciadoEm: row.iniciadoEm?.toISOString() ?? null,
  ofertas: ofertas.filter((oferta) => oferta.resultadoId === row.id).map(({ resultadoId: _, ...oferta }) => oferta),
});

async function read(tx: Tx, where: string, params: readonly unknown[]): Promise<ResultadoCotacao[]> {
  const rows = await tx.rows<Row>(
    `select ${COLUNAS} from balcao.resultado_cotacao r join balcao.seguradora s on s.slug = r.seguradora where ${where} order by s.nome`,
    params,
  );
  if (rows.every((row) => row.status !== 'OK')) return rows.map((row) => toResultado(row, []));
  const ofertas = await tx.rows<OfertaRow>(
    `select f.resultado_id, ${OFERTA} from balcao.oferta_cotacao f
     where f.resultado_id = any($1::uuid[]) and f.excluido_em is null order by f.resultado_id, f.ordem`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => toResultado(row, ofertas));
}

/** Each row, its offers and what takes each of them up: nothing of a row that waits for no answer. */
const SAVE = `
  with resposta as (
    select * from jsonb_to_recordset($2::jsonb) as r (id uuid, tentativas int, status text, "familiaErro" text, mensagens jsonb,
      "numeroCalculo" text, validade date, "tempoMs" int, ofertas jsonb)),
  guardado as (
    update balcao.resultado_cotacao r set status = n.status, familia_erro = n."familiaErro", mensagens = n.mensagens,
      numero_calculo = n."numeroCalculo", validade = n.validade, tempo_ms = n."tempoMs"
    from resposta n
    where r.id = n.id and r.status = 'CALCULANDO' and r.tentativas = n.tentativas returning r.id, r.cotacao_id, r.versao),
  oferta as (
    select g.id as resultado_id, g.cotacao_id, o.*, i.ordem
    from guardado g join resposta n on n.id = g.id, jsonb_array_elements(n.ofertas) with ordinality as i (item, ordem),
      jsonb_to_record(i.item) as o (id uuid, pacote text, principal boolean, "premioLiquidoCentavos" bigint, "iofCentavos" bigint,
        "premioTotalCentavos" bigint, "comissaoBps" int, "comissaoCentavos" bigint, periodicidade text, composicao jsonb, franquias jsonb,
        coberturas jsonb, assistencias jsonb, parcelamentos jsonb, observacoes jsonb, referencia text)),
  ofertas as (
    insert into balcao.oferta_cotacao (id, assinatura_id, resultado_id, cotacao_id, ordem, pacote, principal,
      premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps, comissao_centavos,
      periodicidade, composicao, franquias, coberturas, assistencias, parcelamentos, observacoes)
    select o.id, $1, o.resultado_id, o.cotacao_id, o.ordem::int, o.pacote, o.principal, o."premioLiquidoCentavos", o."iofCentavos",
      o."premioTotalCentavos", o."comissaoBps", o."comissaoCentavos", o.periodicidade, o.composicao, o.franquias, o.coberturas,
      o.assistencias, o.parcelamentos, o.observacoes
    from oferta o),
  referencias as (
    insert into balcao.referencia_oferta (assinatura_id, oferta_id, referencia)
    select $1, o.id, o.referencia from oferta o where o.referencia is not null)
  select id, versao from guardado`;

/** One insurer's final word, beside the row that waits for it. */
export interface RespostaDaSeguradora {
  readonly resultado: ResultadoCotacao;
  readonly resposta: RespostaGuardada;
}

/** What an insurer says as of a run, and the terms it says it on. */
export interface RespostaNosTermos extends Pick<ResultadoCotacao, 'seguradora' | 'status' | 'familiaErro' | 'validade'> {
  /** The brokerage's code it was asked under. */
  readonly codigo: string;
  readonly comissaoBps: number;
  readonly descontoBps: number;
}

export const resultadoRepository = {
  /** What every insurer of a run answered so far, offers included: two statements, however many insurers. */
  listByCotacao: (tx: Tx, cotacaoId: string): Promise<ResultadoCotacao[]> => read(tx, 'r.cotacao_id = $1', [cotacaoId]),

  /** Answers that stand in a run for insurers it did not ask, each with the run it is of and its terms. */
  async listAnteriores(tx: Tx, cotacaoId: string): Promise<RespostaAnterior[]> {
    const rows = await tx.rows<Omit<RespostaAnterior, 'resultado'> & { resultadoId: string }>(
      `select v.resultado_id, v.rodada as versao, coalesce((c.comissao_bps ->> v.seguradora)::int, 0) as comissao_bps,
         coalesce((c.desconto_bps ->> v.seguradora)::int, 0) as desconto_bps
       from balcao.respostas_de($1) v join balcao.cotacao c on c.id = v.cotacao_id where v.cotacao_id <> $1`,
      [cotacaoId],
    );
    const found = await read(tx, 'r.id = any($1::uuid[])', [rows.map(({ resultadoId }) => resultadoId)]);
    return found.flatMap((resultado) => {
      const row = rows.find(({ resultadoId }) => resultadoId === resultado.id);
      return row ? [{ versao: row.versao, comissaoBps: row.comissaoBps, descontoBps: row.descontoBps, resultado }] : [];
    });
  },

  /** Of some answers to a case, the offers nothing takes up; and the form of the case. */
  async findSemReferencia(
    tx: Tx,
    orcamentoId: string,
    resultadoIds: readonly string[],
  ): Promise<{ formulario: string; ofertas: string[] }> {
    const row = await tx.row<{ formulario: string; ofertas: string[] }>(
      `select o.formulario, array(select f.id from balcao.oferta_cotacao f
         where f.resultado_id = any($2::uuid[]) and f.excluido_em is null
           and not exists (select from balcao.referencia_oferta ref where ref.oferta_id = f.id)) as ofertas
       from balcao.orcamento o where o.id = $1`,
      [orcamentoId, resultadoIds],
    );
    return row ?? { formulario: '', ofertas: [] };
  },

  /** What everybody says as of a run, of those it completes too, on which terms; the prices themselves are left where they are. */
  listNosTermos: (tx: Tx, cotacaoId: string): Promise<RespostaNosTermos[]> =>
    tx.rows(
      `select v.seguradora, r.status, r.familia_erro, r.validade::text,
         coalesce(c.snapshot -> 'codigos' ->> v.seguradora, '') as codigo,
         coalesce((c.comissao_bps ->> v.seguradora)::int, 0) as comissao_bps,
         coalesce((c.desconto_bps ->> v.seguradora)::int, 0) as desconto_bps
       from balcao.respostas_de($1) v
       join balcao.resultado_cotacao r on r.id = v.resultado_id
       join balcao.cotacao c on c.id = v.cotacao_id`,
      [cotacaoId],
    ),

  find: async (tx: Tx, cotacaoId: string, seguradora: string): Promise<ResultadoCotacao | null> =>
    (await read(tx, 'r.cotacao_id = $1 and r.seguradora = $2', [cotacaoId, seguradora]))[0] ?? null,

  /** One waiting row per insurer. */
  insertAll: (tx: Tx, contexto: Contexto, cotacaoId: string, novos: readonly { id: string; seguradora: string }[]): Promise<number> =>
    tx.run(
      `insert into balcao.resultado_cotacao (id, assinatura_id, cotacao_id, seguradora)
       select n.id, $1, $2, n.seguradora from unnest($3::uuid[], $4::text[]) as n (id, seguradora)`,
      [contexto.assinaturaId, cotacaoId, novos.map(({ id }) => id), novos.map(({ seguradora }) => seguradora)],
    ),

  /**
   * Marks the insurers about to be asked the `tentativa`-th time and returns them; those a killed process left asking keep their start.
   * Insurers that answered, or were asked again since, are left alone.
   */
  async start(tx: Tx, cotacaoId: string, seguradoras: readonly string[], tentativa: number): Promise<ResultadoCotacao[]> {
    await tx.run(
      `update balcao.resultado_cotacao set status = 'CALCULANDO', tentativas = $3, iniciado_em = clock_timestamp()
       where cotacao_id = $1 and seguradora = any($2::text[]) and status = 'PENDENTE' and tentativas = $3 - 1`,
      [cotacaoId, seguradoras, tentativa],
    );
    return read(tx, `r.cotacao_id = $1 and r.seguradora = any($2::text[]) and r.status = 'CALCULANDO' and r.tentativas = $3`, [
      cotacaoId,
      seguradoras,
      tentativa,
    ]);
  },

  /**
   * Stores final answers once, offers and all, in one statement however many came together.
   *
   * @returns in their order, each row as it now is; null for one that no longer waits for an answer (cancelled, or already answered)
   */
  async save(tx: Tx, contexto: Contexto, respostas: readonly RespostaDaSeguradora[]): Promise<(ResultadoCotacao | null)[]> {
    const written = await tx.rows<{ id: string; versao: number }>(SAVE, [
      contexto.assinaturaId,
      JSON.stringify(
        respostas.map(({ resultado: { id, tentativas }, resposta: { ofertas, referencias, ...resposta } }) => ({
          ...resposta,
          id,
          tentativas,
          ofertas: ofertas.map((oferta, index) => ({ ...oferta, referencia: referencias[index] ?? null })),
        })),
      ),
    ]);
    const versaoDe = new Map(written.map(({ id, versao }) => [id, versao]));
    return respostas.map(({ resultado, resposta: { referencias: _, ...publica } }) => {
      const versao = versaoDe.get(resultado.id);
      if (versao === undefined) return null;
      return { ...resultado, ...publica, mensagens: [...publica.mensagens], ofertas: [...publica.ofertas], versao };
    });
  },

  /** How many have not answered yet, and how many were given up when the run was cancelled, and not asked again since. */
  countOpen: async (tx: Tx, cotacaoId: string): Promise<{ semResposta: number; canceladas: number }> =>
    (await tx.row<{ semResposta: number; canceladas: number }>(
      `select count(*) filter (where status in ('PENDENTE', 'CALCULANDO'))::int as sem_resposta,
         count(*) filter (where status = 'CANCELADO')::int as canceladas
       from balcao.resultado_cotacao where cotacao_id = $1`,
      [cotacaoId],
    )) ?? { semResposta: 0, canceladas: 0 },

  /** Ends every insurer that has not answered; returns them as they are now. */
  async cancelUnfinished(tx: Tx, cotacaoId: string): Promise<ResultadoCotacao[]> {
    const rows = await tx.rows<{ id: string }>(
      `update balcao.resultado_cotacao set status = 'CANCELADO',
         tempo_ms = case when iniciado_em is null then null else (extract(epoch from clock_timestamp() - iniciado_em) * 1000)::int end
       where cotacao_id = $1 and status in ('PENDENTE', 'CALCULANDO') returning id`,
      [cotacaoId],
    );
    return read(tx, 'r.id = any($1::uuid[])', [rows.map(({ id }) => id)]);
  },

  /** Forgets a refusal, so that the insurer can be asked once more. */
  reopen: (tx: Tx, id: string): Promise<number> =>
    tx.run(
      `update balcao.resultado_cotacao
       set status = 'PENDENTE', familia_erro = null, mensagens = '[]', iniciado_em = null, tempo_ms = null where id = $1`,
      [id],
    ),
};

export type ResultadoRepository = typeof resultadoRepository;

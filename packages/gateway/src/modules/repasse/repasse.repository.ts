import type { ConsultaRepasses, OpcoesRepasse, Repasse, SaldoDoProdutor, TotaisRepasses } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { semSomas } from '../lista/index.ts';
import { createLeituraRepository, type RegistroSql } from '../registro/index.ts';
import { isSomado, PREVISTO_VISIVEL, previstoRepository } from './previsto.repository.ts';
import { type DadosBancarios, sayDestino } from './destino.model.ts';

/** What of a share's policy is seen: that of a brokerage of the user's, or of one that is kept no longer. */
export const VISIVEL = `(a.id is null or ${corretoraNoEscopo('a.corretora_id')})`;

/** Of a share: its producer disputes it, and nobody answered. */
export const CONTESTADO = '(r.contestado_em is not null and r.respondido_em is null)';

const JUNTAS = `join balcao.produtor p on p.id = r.produtor_id left join balcao.apolice a on a.id = r.apolice_id
  left join balcao.segurado s on s.id = a.segurado_id left join balcao.seguradora g on g.slug = a.seguradora
  left join balcao.lote_repasse l on l.id = r.lote_id`;
const GUARDADOS = `balcao.repasse r ${JUNTAS}`;
/** Expected ones have the columns of those that are kept, empty; they have of their policy what they are found by. */
const PREVISTOS = `(select f.*, f.dia as liberado_em, 'PREVISTO'::text as status, null::uuid as lote_id, null::uuid as estorno_de,
    null::timestamptz as contestado_em, null::text as contestacao, null::timestamptz as respondido_em, null::text as resposta
    from balcao.repasse_previsto f) r`;

const REPASSE = `r.id, r.produtor_id, p.nome as produtor, r.papel, a.seguradora, g.nome as seguradora_nome, r.apolice_id, a.numero as apolice,
  s.nome as segurado, r.base, r.base_centavos::float8, r.pct_bps, r.parte_bps, r.valor_centavos::float8, r.liberado_em::text as dia, r.status,
  r.lote_id, l.numero as lote, r.estorno_de is not null as is_estorno, r.contestado_em, r.contestacao, r.respondido_em, r.resposta`;

/** What differs between those that are kept as they are owed and those that are expected. */
interface Lidos {
  readonly from: string;
  readonly contagem?: string;
  readonly where: string;
  readonly seguradora: string;
  readonly ordens: Readonly<Record<string, string>>;
  readonly busca: RegistroSql<ConsultaRepasses>['busca'];
}
const leituraDe = ({ seguradora, ...lidos }: Lidos) =>
  createLeituraRepository<Repasse, Repasse, ConsultaRepasses>({
    ...lidos,
    chave: 'r.id',
    nome: 'p.nome',
    resumo: REPASSE,
    filtros: {
      status: { coluna: 'r.status' },
      produtor: { coluna: 'r.produtor_id' },
      seguradora: { coluna: seguradora },
      lote: { coluna: 'r.lote_id' },
      contestados: () => CONTESTADO,
      de: (de, bind) => `r.liberado_em >= ${bind(de)}::date`,
      ate: (ate, bind) => `r.liberado_em <= ${bind(ate)}::date`,
    },
    ordem: 'dia',
  });

const ORDENS = { dia: 'r.liberado_em', valor: 'r.valor_centavos' } as const;
const guardados = leituraDe({
  from: GUARDADOS,
  where: `r.excluido_em is null and ${VISIVEL}`,
  seguradora: 'a.seguradora',
  ordens: { ...ORDENS, produtor: 'p.nome collate balcao.pt_br', apolice: 'a.numero' },
  busca: (padrao) =>
    `(balcao.sem_acento(p.nome) like ${padrao} or balcao.sem_acento(coalesce(s.nome, '')) like ${padrao} or lower(coalesce(a.numero, '')) like ${padrao})`,
});
const previstos = leituraDe({
  from: `${PREVISTOS} ${JUNTAS}`,
  contagem: PREVISTOS,
  where: PREVISTO_VISIVEL,
  seguradora: 'r.seguradora',
  ordens: { ...ORDENS, produtor: 'r.produtor_nome collate balcao.pt_br', apolice: 'r.apolice_numero' },
  busca: {
    tabelaDoDono: 'venda_busca',
    coluna: 'r.apolice_id',
    iguais: { tipo: 'APOLICE' },
    alem: {
      coluna: 'r.produtor_id',
      ids: (padroes) => `select x.id from balcao.produtor x where balcao.sem_acento(x.nome) like all (${padroes})`,
    },
  },
});

/** What is expected has a table of its own. */
export const isPrevisto = ({ status }: Pick<ConsultaRepasses, 'status'>): boolean => status === 'PREVISTO';
export const leituraDos = (asked: Pick<ConsultaRepasses, 'status'>) => (isPrevisto(asked) ? previstos : guardados);

const sumOf = (status: string): string => `coalesce(sum(r.valor_centavos) filter (where r.status = '${status}'), 0)::float8`;

/** Of a search that finds more than the list counts. */
const TOTAIS_DE_MUITOS = semSomas('valorCentavos', 'liberadoCentavos', 'emLoteCentavos', 'pagoCentavos', 'contestados');

export const repasseRepository = {
  find: (tx: Tx, id: string): Promise<Repasse | null> => guardados.find(tx, id),

  async sum(tx: Tx, asked: ConsultaRepasses): Promise<Omit<TotaisRepasses, 'aRecalcular'>> {
    if (isPrevisto(asked) && isSomado(asked))
      return { ...(await previstoRepository.sum(tx, asked)), liberadoCentavos: 0, emLoteCentavos: 0, pagoCentavos: 0, contestados: 0 };
    const counted = await leituraDos(asked).readCounted(tx, asked);
    if (counted === null) return TOTAIS_DE_MUITOS;
    const { fonte, params } = counted;
    const row = await tx.row<Omit<TotaisRepasses, 'aRecalcular'>>(
      `select count(*)::int as total, coalesce(sum(r.valor_centavos), 0)::float8 as valor_centavos, ${sumOf('LIBERADO')} as liberado_centavos,
         ${sumOf('EM_LOTE')} as em_lote_centavos, coalesce(sum(r.valor_centavos) filter (where r.status in ('PAGO', 'ESTORNADO')), 0)::float8 as pago_centavos,
         (count(*) filter (where ${CONTESTADO}))::int as contestados
       from ${fonte}`,
      params,
    );
    return row as Omit<TotaisRepasses, 'aRecalcular'>;
  },

  async listSaldos(tx: Tx): Promise<SaldoDoProdutor[]> {
    const rows = await tx.rows<Omit<SaldoDoProdutor, 'temDadosBancarios'> & DadosBancarios>(
      `with previstos as (select r.produtor_id, sum(r.valor_centavos) as centavos from balcao.repasse_previsto_soma r where ${PREVISTO_VISIVEL} group by 1),
         devidos as (select r.produtor_id, sum(r.valor_centavos) filter (where r.status = 'LIBERADO') as liberado,
           sum(r.valor_centavos) filter (where r.status = 'EM_LOTE') as em_lote from ${GUARDADOS} where r.excluido_em is null and ${VISIVEL} group by 1),
         pagos as (select g.produtor_id, sum(g.bruto_centavos) as bruto, sum(g.bruto_centavos - g.liquido_centavos) as retido
           from balcao.pagamento_repasse g where g.status = 'PAGO' and g.pago_em >= date_trunc('year', now() at time zone 'America/Sao_Paulo')::date group by 1)
       select p.id as produtor_id, p.nome as produtor, p.pessoa, p.conta, p.pix, coalesce(v.centavos, 0)::float8 as previsto_centavos,
         coalesce(d.liberado, 0)::float8 as liberado_centavos, coalesce(d.em_lote, 0)::float8 as em_lote_centavos,
         coalesce(g.bruto, 0)::float8 as pago_no_ano_centavos, coalesce(g.retido, 0)::float8 as retido_no_ano_centavos
       from balcao.produtor p left join previstos v on v.produtor_id = p.id left join devidos d on d.produtor_id = p.id
       left join pagos g on g.produtor_id = p.id
       where p.excluido_em is null and num_nonnulls(v.centavos, d.produtor_id, g.produtor_id) > 0
       order by p.nome collate balcao.pt_br, p.id`,
    );
    return rows.map(({ conta, pix, ...saldo }) => ({ ...saldo, temDadosBancarios: sayDestino({ conta, pix }) !== null }));
  },

  readOpcoes: async (tx: Tx): Promise<Omit<OpcoesRepasse, 'produtor' | 'aprovacaoPorOutro'>> => ({
    produtores: await tx.rows(
      'select id, nome from balcao.produtor where excluido_em is null order by nome collate balcao.pt_br, id limit 1000',
    ),
    seguradoras: await tx.rows(
      `select distinct g.slug, g.nome from balcao.repasse r join balcao.apolice a on a.id = r.apolice_id join balcao.seguradora g on g.slug = a.seguradora
       where r.excluido_em is null and ${VISIVEL} order by g.nome`,
    ),
    contas: await tx.rows(
      `select k.id, k.nome, k.banco, k.convenio from balcao.conta_financeira k where k.excluido_em is null and k.ativa
         and (k.corretora_id is null or ${corretoraNoEscopo('k.corretora_id')}) order by k.nome collate balcao.pt_br, k.id`,
    ),
  }),

  findProdutor: (tx: Tx, id: string): Promise<{ id: string; nome: string } | null> =>
    tx.row('select id, nome from balcao.produtor where id = $1', [id]),

  lock: (tx: Tx, id: string): Promise<{ produtorId: string; contestadoEm: Date | null; respondidoEm: Date | null } | null> =>
    tx.row('select produtor_id, contestado_em, respondido_em from balcao.repasse where id = $1 and excluido_em is null for no key update', [
      id,
    ]),

  /** What was answered before leaves the share free to be disputed again. */
  contest: (tx: Tx, id: string, usuarioId: string, motivo: string): Promise<number> =>
    tx.run(
      `update balcao.repasse set contestado_em = now(), contestado_por = $2, contestacao = $3, respondido_em = null, respondido_por = null,
         resposta = null where id = $1`,
      [id, usuarioId, motivo],
    ),
  answer: (tx: Tx, id: string, usuarioId: string, resposta: string): Promise<number> =>
    tx.run('update balcao.repasse set respondido_em = now(), respondido_por = $2, resposta = $3 where id = $1', [id, usuarioId, resposta]),

  /** Lots that have shares of a receipt: waiting to be paid, or paid. */
  listLotesDoRecebimento: (tx: Tx, recebimentoId: string): Promise<{ numero: number; isPago: boolean }[]> =>
    tx.rows(
      `select distinct l.numero, r.status <> 'EM_LOTE' as is_pago from balcao.repasse r join balcao.lote_repasse l on l.id = r.lote_id
       where r.recebimento_id = $1 and r.excluido_em is null and r.status in ('EM_LOTE', 'PAGO', 'ESTORNADO') and r.estorno_de is null order by 1, 2`,
      [recebimentoId],
    ),
};
export type RepasseRepository = typeof repasseRepository;

import type { AReceberDaSeguradora, ComissaoAReceber, ConsultaAReceber, OpcoesAReceber, TotaisAReceber } from '@balcao/contracts';
import { addDias, diasDaFaixaDaComissao } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';
import { semSomas } from '../lista/index.ts';
import { createLeituraRepository, readOpcoesUsadas } from '../registro/index.ts';

/** What the list is asked, with the expected days it comes to. */
export type PerguntaAReceber = ConsultaAReceber & { readonly desde?: string; readonly antesDe?: string };

const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";
const FALTA = 'l.prevista_centavos - l.recebida_centavos';
/** Brokerages are few and lines are many: the brokerages are judged once, and the lines compared with them. */
const VISIVEL = `l.corretora_id = any (array(select b.id from balcao.corretora b where ${corretoraNoEscopo('b.id')}))`;
const ITEM_ABERTO = `balcao.contestacao_item i where i.comissao_id = l.id and i.situacao = 'ABERTO'`;

const leitura = createLeituraRepository<ComissaoAReceber, ComissaoAReceber, PerguntaAReceber>({
  from: `balcao.comissao_lista l join balcao.seguradora f on f.slug = l.seguradora join balcao.ramo r on r.codigo = l.ramo
    join balcao.corretora o on o.id = l.corretora_id left join balcao.produtor p on p.id = l.produtor_id`,
  contagem: 'balcao.comissao_lista l',
  chave: 'l.id',
  nome: 'l.apolice_numero',
  where: VISIVEL,
  resumo: `l.id, l.apolice_id, l.apolice_numero as apolice, l.endosso, l.parcela, l.tipo,
    jsonb_build_object('id', l.segurado_id, 'nome', l.segurado_nome) as segurado, jsonb_build_object('slug', f.slug, 'nome', f.nome) as seguradora,
    r.nome as ramo, jsonb_build_object('id', o.id, 'nome', o.fantasia) as corretora, p.nome as produtor, l.prevista_centavos::float8,
    l.recebida_centavos::float8, (${FALTA})::float8 as falta_centavos, l.previsao_em::text, (${HOJE} - l.previsao_em)::int as dias, l.status,
    (select jsonb_build_object('id', c.id, 'numero', c.numero, 'status', c.status) from balcao.contestacao c
      where c.id = (select i.contestacao_id from ${ITEM_ABERTO})) as contestacao`,
  busca: { tabelaDoDono: 'venda_busca', coluna: 'l.apolice_id', iguais: { tipo: 'APOLICE' } },
  filtros: {
    seguradora: { coluna: 'l.seguradora' },
    status: { coluna: 'l.status' },
    ramo: { coluna: 'l.ramo' },
    produtor: { coluna: 'l.produtor_id' },
    contestada: (contestada) => `${contestada === 'SIM' ? '' : 'not '}exists (select from ${ITEM_ABERTO})`,
    desde: (desde, bind) => `l.previsao_em >= ${bind(desde)}::date`,
    antesDe: (antesDe, bind) => `l.previsao_em <= ${bind(antesDe)}::date`,
  },
  ordens: {
    previsaoEm: 'l.previsao_em',
    segurado: 'l.segurado_nome collate balcao.pt_br',
    apolice: 'l.apolice_numero',
    seguradora: 'l.seguradora',
    faltaCentavos: `(${FALTA})`,
  },
  ordem: 'previsaoEm',
});

/** The expected days that a question comes to, on a day: those of its period and of its range; without either, those that have passed. */
export function diasDaPergunta(
  { faixa, de, ate }: Pick<ConsultaAReceber, 'faixa' | 'de' | 'ate'>,
  hoje: string,
): { readonly desde?: string; readonly antesDe?: string } {
  const [deDias, ateDias] = faixa ? diasDaFaixaDaComissao[faixa] : ([de || ate ? null : 1, null] as const);
  const desde = [de, ateDias === null ? undefined : addDias(hoje, 0 - ateDias)]
    .filter((dia) => dia !== undefined)
    .toSorted()
    .at(-1);
  const antesDe = [ate, deDias === null ? undefined : addDias(hoje, 0 - deDias)].filter((dia) => dia !== undefined).toSorted()[0];
  return { ...(desde && { desde }), ...(antesDe && { antesDe }) };
}

/** Sums of what is missing of days, by how many days ago they were. */
const inDays = (de: number | null, ate: number | null): string => {
  const parts = [...(de === null ? [] : [`d.dia <= ${HOJE} - ${de}`]), ...(ate === null ? [] : [`d.dia >= ${HOJE} - ${ate}`])];
  return `coalesce(sum(d.prevista - d.recebida) filter (where ${parts.join(' and ')}), 0)::float8`;
};

/** Of a search that finds more than the list counts. */
const TOTAIS_DE_MUITAS = semSomas('previstaCentavos', 'recebidaCentavos', 'faltaCentavos', 'seguradoras');

/** What insurers still owe of commissions. */
export const aReceberRepository = {
  ...leitura,

  /** Sums of all that match, by insurer; the greatest first. Of what days and an insurer alone narrow, by the sums that are kept. */
  sum: async (tx: Tx, asked: PerguntaAReceber): Promise<TotaisAReceber> => {
    const counted = await leitura.readCounted(tx, asked);
    if (counted === null) return TOTAIS_DE_MUITAS;
    const { text, fonte, params } = counted;
    const { q, status, ramo, produtor, contestada } = asked;
    const isSomada = [q, status, ramo, produtor, contestada].every((dito) => dito === undefined || dito === null || dito === '');
    const [from, quantas] = isSomada ? [`balcao.comissao_a_receber_soma l where ${text}`, 'sum(l.quantas)'] : [fonte, 'count(*)'];
    const linhas = await tx.rows<AReceberDaSeguradora & { previstaCentavos: number; recebidaCentavos: number }>(
      // days are few and lines are many: lines are summed by day, and the days by how long ago they were
      `select f.slug, f.nome, sum(d.total)::int as total, sum(d.prevista)::float8 as prevista_centavos, sum(d.recebida)::float8 as recebida_centavos,
         ${inDays(null, 0)} as a_vencer_centavos, ${inDays(1, 30)} as ate30_centavos, ${inDays(31, 60)} as ate60_centavos,
         ${inDays(61, 90)} as ate90_centavos, ${inDays(91, null)} as mais_de90_centavos, sum(d.prevista - d.recebida)::float8 as falta_centavos
       from (select l.seguradora, l.previsao_em as dia, ${quantas} as total, sum(l.prevista_centavos) as prevista, sum(l.recebida_centavos) as recebida
         from ${from} group by 1, 2) d
       join balcao.seguradora f on f.slug = d.seguradora where d.total > 0 group by f.slug, f.nome order by falta_centavos desc, f.nome`,
      params,
    );
    const add = (campo: 'total' | 'previstaCentavos' | 'recebidaCentavos' | 'faltaCentavos') =>
      linhas.reduce((soma, linha) => soma + linha[campo], 0);
    return {
      total: add('total'),
      previstaCentavos: add('previstaCentavos'),
      recebidaCentavos: add('recebidaCentavos'),
      faltaCentavos: add('faltaCentavos'),
      seguradoras: linhas.map(({ previstaCentavos: _, recebidaCentavos: __, ...linha }) => linha),
    };
  },

  readOpcoes: (tx: Tx): Promise<OpcoesAReceber> =>
    readOpcoesUsadas(tx, ['seguradoras', 'ramos', 'produtores'], `balcao.comissao_lista l where ${VISIVEL}`),
};

export type AReceberRepository = typeof aReceberRepository;

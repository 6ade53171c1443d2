import type { ConsultaParcelas, OpcoesParcelas, ParcelaResumo, TotaisParcelas } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { Bind } from '../../plugins/sql-params.ts';
import { semSomas } from '../lista/index.ts';
import { createLeituraRepository, readOpcoesAnotadas } from '../registro/index.ts';

/** What the list is asked, with whose the sales are: nobody's in particular of who sees everybody's. */
export type PerguntaParcelas = ConsultaParcelas & { readonly dono?: string | undefined };

export const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";

/** What waits to be paid, by the states it is kept in. */
export const EM_ABERTO = "l.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')";
const SALDO = 'l.valor_centavos - l.pago_centavos';

/** The state of an instalment as of today: between midnight and the night's work, one that fell due is kept as open. */
const STATUS = `case when l.status = 'ABERTA' and l.vencimento < ${HOJE} then 'VENCIDA' else l.status end`;

function conditionOf(status: string, bind: Bind): string {
  if (status === 'TODAS') return 'true';
  if (status === 'EM_ABERTO') return EM_ABERTO;
  if (status === 'ABERTA') return `l.status = 'ABERTA' and l.vencimento >= ${HOJE}`;
  // as a part of what is open, which has its index in the order of its days
  if (status === 'VENCIDA') return `${EM_ABERTO} and l.status <> 'EM_COBRANCA' and l.vencimento < ${HOJE}`;
  return `l.status = ${bind(status)}`;
}

/** What a line of the lists of instalments says, over `FROM_DA_LISTA`. */
export const RESUMO = `l.id, l.apolice_id, l.apolice_numero as apolice, l.endosso, l.numero, l.total,
  jsonb_build_object('id', l.segurado_id, 'nome', l.segurado_nome) as segurado, l.bem, f.nome as seguradora, r.nome as ramo, p.nome as produtor,
  l.vencimento::text, l.valor_centavos::float8, l.pago_centavos::float8, l.forma, ${STATUS} as status, l.pago_em::text`;
export const FROM_DA_LISTA = `balcao.parcela_lista l join balcao.seguradora f on f.slug = l.seguradora join balcao.ramo r on r.codigo = l.ramo
  left join balcao.produtor p on p.id = l.produtor_id`;

/** By the words of their policies, which have the index. */
export const BUSCA_PELA_APOLICE = { tabelaDoDono: 'venda_busca', coluna: 'l.apolice_id', iguais: { tipo: 'APOLICE' } } as const;

export const ORDENS = {
  vencimento: 'l.vencimento',
  segurado: 'l.segurado_nome collate balcao.pt_br',
  apolice: 'l.apolice_numero',
  valor: 'l.valor_centavos',
} as const;

const FILTROS = {
  dono: { coluna: 'l.usuario_id' },
  status: conditionOf,
  seguradora: { coluna: 'l.seguradora' },
  produtor: { coluna: 'l.produtor_id' },
  forma: { coluna: 'l.forma' },
  apolice: { coluna: 'l.apolice_id' },
  de: (de, bind) => `l.vencimento >= ${bind(de)}::date`,
  ate: (ate, bind) => `l.vencimento <= ${bind(ate)}::date`,
} satisfies Parameters<typeof createLeituraRepository<ParcelaResumo, ParcelaResumo, PerguntaParcelas>>[0]['filtros'];
/** What the sums that are kept have columns of: asked of anything else, the list itself is summed. */
const NA_SOMA: readonly string[] = ['dono', 'status', 'forma', 'de', 'ate'] satisfies (keyof typeof FILTROS)[];
const FORA_DA_SOMA = (Object.keys(FILTROS) as (keyof typeof FILTROS)[]).filter((nome) => !NA_SOMA.includes(nome));

/** Of a search that finds more than the list counts. */
const TOTAIS_DE_MUITAS = semSomas('valorCentavos', 'pagoCentavos', 'abertoCentavos', 'vencidoCentavos');

const leitura = createLeituraRepository<ParcelaResumo, ParcelaResumo, PerguntaParcelas>({
  from: FROM_DA_LISTA,
  contagem: 'balcao.parcela_lista l',
  chave: 'l.id',
  nome: 'l.apolice_numero',
  where: 'true',
  resumo: RESUMO,
  busca: BUSCA_PELA_APOLICE,
  filtros: FILTROS,
  ordens: ORDENS,
  ordem: 'vencimento',
});

export const parcelaRepository = {
  ...leitura,

  /** What all that match sum to: of what days, states, forms and persons alone narrow, by the sums that are kept of them. */
  sum: async (tx: Tx, asked: PerguntaParcelas & { readonly condicao?: CondicaoSql | null }): Promise<TotaisParcelas> => {
    const counted = await leitura.readCounted(tx, asked);
    if (counted === null) return TOTAIS_DE_MUITAS;
    const { text, fonte, params } = counted;
    const isSomada = !asked.q && !asked.condicao && FORA_DA_SOMA.every((nome) => !asked[nome]);
    const [from, quantas] = isSomada ? [`balcao.parcela_soma l where ${text}`, 'coalesce(sum(l.quantas), 0)'] : [fonte, 'count(*)'];
    const row = await tx.row<TotaisParcelas>(
      `select ${quantas}::int as total, coalesce(sum(l.valor_centavos), 0)::float8 as valor_centavos,
         coalesce(sum(l.pago_centavos), 0)::float8 as pago_centavos,
         coalesce(sum(${SALDO}) filter (where ${EM_ABERTO}), 0)::float8 as aberto_centavos,
         coalesce(sum(${SALDO}) filter (where ${EM_ABERTO} and l.vencimento < ${HOJE}), 0)::float8 as vencido_centavos
       from ${from}`,
      params,
    );
    return row as TotaisParcelas;
  },

  readOpcoes: (tx: Tx, dono: string | null): Promise<OpcoesParcelas> =>
    readOpcoesAnotadas(tx, ['seguradoras', 'produtores'], 'parcela_lista', dono),
};

export type ParcelaRepository = typeof parcelaRepository;

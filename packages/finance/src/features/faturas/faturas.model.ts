import { ConsultaFaturasColetivas, type DadosGrupoColetivo, type StatusFaturaColetiva } from '@balcao/contracts';
import { addMeses, formatMes, inicioDasFaixas, listaNoEndereco, multiplicadoresPadrao, nomeDaFaixa } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaFaturasColetivas,
  filtros: ['q', 'de', 'ate', 'status', 'seguradora', 'estipulante', 'apolice'],
  ordem: '-competencia',
});

/** `?fatura=`: one of them, beside the list; `?parte=`: a part of it; `?abrir=nova`: a new one. */
export const PARTES = ['fatura', 'parte', 'abrir'] as const;
export const NOVA = 'nova';

/** The colour of each state. */
export const tonsDoStatus = { ABERTA: 'info', REABERTA: 'atencao', FECHADA: 'sucesso' } as const satisfies Record<
  StatusFaturaColetiva,
  string
>;

const monthFrom = (competencia: string, meses: number): string => addMeses(`${competencia}-01`, meses).slice(0, 7);

/** Months the list may be narrowed to, the newest first. */
export const mesesDaLista = (hoje: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: 26 }, (_, at) => monthFrom(hoje.slice(0, 7), 2 - at)).map((mes) => [mes, formatMes(mes)]));

/** Months a bill may be opened of: from the next one on, while the policy is in force. */
export const mesesDaFatura = (proxima: string, vigFim: string): string[] =>
  Array.from({ length: 12 }, (_, at) => monthFrom(proxima, at)).filter((mes) => mes <= vigFim.slice(0, 7));

/** Names of the ten bands. */
export const FAIXAS: readonly string[] = inicioDasFaixas.map((_, faixa) => nomeDaFaixa(faixa as 0));
const taxasPadrao: readonly number[] = [100, 110, 120, 130, 160, 220, 320, 480, 720, 1_200];

/** A group as it is typed; the ten numbers of each kind of price stay while another kind is looked at. */
export interface GrupoDigitado {
  readonly preco: DadosGrupoColetivo['preco'];
  readonly baseCentavos: number | null;
  readonly multiplicadores: readonly (number | null)[];
  readonly taxas: readonly (number | null)[];
  readonly cobranca: DadosGrupoColetivo['cobranca'];
  readonly diaVencimento: number | null;
  readonly comissaoBps: number | null;
  readonly agenciamentoBps: number | null;
  readonly agenciamentoFaturas: number | null;
  readonly prolaboreBps: number | null;
}

/** What a form of a group begins with. */
export function typedOf(
  grupo: DadosGrupoColetivo | null,
  linha: 'VIDA' | 'SAUDE',
  comissoes: Partial<DadosGrupoColetivo> = {},
): GrupoDigitado {
  const de = grupo ?? {
    preco: linha === 'SAUDE' ? ('FAIXA' as const) : ('CAPITAL' as const),
    baseCentavos: null,
    tabela: null,
    cobranca: 'PRO_RATA' as const,
    diaVencimento: 10,
    comissaoBps: comissoes.comissaoBps ?? 0,
    agenciamentoBps: comissoes.agenciamentoBps ?? 0,
    agenciamentoFaturas: 1,
    prolaboreBps: comissoes.prolaboreBps ?? 0,
  };
  return {
    ...de,
    multiplicadores: de.preco === 'FAIXA' && de.tabela ? de.tabela : multiplicadoresPadrao,
    taxas: de.preco === 'CAPITAL' && de.tabela ? de.tabela : taxasPadrao,
  };
}

/** A group as it is sent. */
export const grupoOf = (d: GrupoDigitado): DadosGrupoColetivo => ({
  preco: d.preco,
  baseCentavos: d.preco === 'CAPITAL' ? null : d.baseCentavos,
  tabela: d.preco === 'POR_VIDA' ? null : (d.preco === 'FAIXA' ? d.multiplicadores : d.taxas).map((valor) => valor ?? 0),
  cobranca: d.cobranca,
  diaVencimento: d.diaVencimento ?? 0,
  comissaoBps: d.comissaoBps ?? 0,
  agenciamentoBps: d.agenciamentoBps ?? 0,
  agenciamentoFaturas: d.agenciamentoFaturas ?? 1,
  prolaboreBps: d.prolaboreBps ?? 0,
});

/** Fields of a group, as the gateway refuses them, in the order of the form. */
export const CAMPOS_DO_GRUPO = [
  'grupo.preco',
  'grupo.baseCentavos',
  'grupo.tabela',
  'grupo.diaVencimento',
  'grupo.comissaoBps',
  'grupo.agenciamentoBps',
  'grupo.agenciamentoFaturas',
  'grupo.prolaboreBps',
] as const;
export type CampoDoGrupo = (typeof CAMPOS_DO_GRUPO)[number];

/** What is missing of a group, by its fields. */
export function faltasDoGrupo(d: GrupoDigitado, obrigatorio: string): Partial<Record<CampoDoGrupo, string>> {
  const lista = d.preco === 'FAIXA' ? d.multiplicadores : d.preco === 'CAPITAL' ? d.taxas : [];
  return {
    ...(d.preco !== 'CAPITAL' && !d.baseCentavos && { 'grupo.baseCentavos': obrigatorio }),
    ...(lista.some((valor) => !valor) && { 'grupo.tabela': obrigatorio }),
    ...(!d.diaVencimento && { 'grupo.diaVencimento': obrigatorio }),
    ...(d.comissaoBps === null && { 'grupo.comissaoBps': obrigatorio }),
  };
}

export { AbasDeFiltros } from './abas-de-filtros.component.tsx';
export { AcaoEmLote, type AcaoEmLoteProps } from './acao-em-lote.component.tsx';
export { type Arranjo, arrangeColumns, SEM_ARRANJO } from './arrange-columns.ts';
export { BarraSelecao, type BarraSelecaoProps, type Escolha, motivoDaEscolha } from './barra-selecao.component.tsx';
export { Celula, type CelulaProps } from './celula.component.tsx';
export { ColunasDaLista, type ColunasDaListaProps } from './colunas-da-lista.component.tsx';
export { type Desfecho, DesfechosDoLote, type DesfechosDoLoteProps } from './desfechos-do-lote.component.tsx';
export {
  type Exportacao,
  ExportLista,
  type ExportListaProps,
  type FormatoDaLista,
  useExportacao,
} from './export-lista.component.tsx';
export { FiltroPeriodo, type FiltroPeriodoProps } from './filtro-periodo.component.tsx';
export { FiltrosDaLista, type FiltrosDaListaProps } from './filtros-da-lista.component.tsx';
export { Lista } from './lista.component.tsx';
export type { EscolhasDoFiltro, EstadoDaLista, FiltroNaAba, FiltrosDaTela, ListaProps } from './lista.props.ts';
export { usePapelDeitado } from './use-papel-deitado.ts';
export { sayTotal, type SomaDaLista, TotaisDaLista, type TotaisDaListaProps } from './totais-da-lista.component.tsx';
export { TabelaDaLista, type TabelaDaListaProps } from './tabela-da-lista.component.tsx';

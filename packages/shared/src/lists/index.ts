export { saveFile } from './save-file.ts';
export { useDebounced } from './use-debounced.ts';
export type { FiltrosSalvos } from './use-filtros-salvos.ts';
export { type Escolhidas, useEscolhidas } from './use-escolhidas.ts';
export { type DefinicaoDaLista, type ListaLida, useLista } from './use-lista.ts';

export { createReadFiltro, type ReadFiltro } from './filtro-da-lista.ts';

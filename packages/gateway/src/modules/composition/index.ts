export type { Emprestimo, Emprestimos, QuemRecebe } from './emprestimos.port.ts';
export type { Carga, MapaLido } from './read-mapa.ts';
export type { MapasSeguros } from './mapas-seguros.ts';
export type { Concessao, EstadoAmbiente, FonteDeMapas, QuemEscreve, Registro } from './mapas.port.ts';
export { type Mapas, openMapas, type Site } from './mapas.ts';
export { createSeguidor } from './presenca.ts';

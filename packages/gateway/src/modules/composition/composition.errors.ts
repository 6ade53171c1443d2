import { emAtualizacao, type Recusa } from '../../plugins/errors.ts';

export const mapaIndisponivel = (): Recusa => emAtualizacao('mapa-indisponivel');

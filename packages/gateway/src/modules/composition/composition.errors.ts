import { Recusa } from '../../plugins/errors.ts';

export const mapaIndisponivel = (): Recusa =>
  new Recusa(503, 'mapa-indisponivel', 'A composição do site está em atualização. Tente de novo em instantes.');

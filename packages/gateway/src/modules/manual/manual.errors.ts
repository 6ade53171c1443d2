import { Recusa } from '../../plugins/errors.ts';

/** Most insurers a subscription writes down itself. */
export const MAX_PROPRIAS = 200;

export const naoManual = (): Recusa => new Recusa(409, 'orcamento-calculado', 'Este orçamento é calculado nas seguradoras: use Calcular.');

export const seguradorasDemais = (): Recusa =>
  new Recusa(409, 'seguradoras-demais', `A assinatura já incluiu ${MAX_PROPRIAS} seguradoras: use uma que já está na lista.`);

import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** Too many ask at once; nothing is being updated. */
export const comparativoOcupado = (): Recusa =>
  new Recusa(429, 'comparativo-ocupado', 'Há muitos comparativos sendo gerados agora. Tente de novo em instantes.');

/** Nobody reads this answer: the browser that asked closed the connection. */
export const comparativoCancelado = (): Recusa => new Recusa(410, 'comparativo-cancelado', 'O pedido foi cancelado.');

export const ofertasInvalidas = (): Recusa =>
  camposInvalidos([{ campo: 'ofertas', codigo: 'desconhecida', mensagem: 'Escolha de 1 a 5 ofertas deste orçamento.' }]);

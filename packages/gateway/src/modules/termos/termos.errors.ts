import { Recusa } from '../../plugins/errors.ts';
import { frases } from './termos.copy.ts';

export const termoSubstituido = (): Recusa => new Recusa(409, 'termo-substituido', frases.substituido);
/** What is signed is a text, not a number: another text is another agreement. */
export const outroTexto = (): Recusa => new Recusa(409, 'termo-outro-texto', frases.outroTexto);

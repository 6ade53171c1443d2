import { isPlaca } from './is-placa.ts';
import { normalizeDocumento } from './normalize-documento.ts';

/**
 * Shows a plate as it is painted: the old one with hyphen, Mercosul without; anything else comes back as it is.
 *
 * @example formatPlaca('abc1234') // 'ABC-1234'
 * @example formatPlaca('abc1d23') // 'ABC1D23'
 */
export function formatPlaca(placa: string): string {
  if (!isPlaca(placa)) return placa;
  return normalizeDocumento(placa).replace(/^([A-Z]{3})(\d{4})$/, '$1-$2');
}

/**
 * A CPF, CNPJ, plate or chassis as it is stored: upper-case letters and digits only (domain design §0).
 *
 * @example normalizeDocumento('12.abc.345/01de-35') // '12ABC34501DE35'
 */
export const normalizeDocumento = (texto: string): string => texto.toUpperCase().replace(/[^0-9A-Z]/g, '');

/**
 * Shows a CPF (11) or CNPJ (14 characters) with its mask; anything else comes back as it is.
 *
 * @example formatDocumento('12ABC34501DE35') // '12.ABC.345/01DE-35'
 */
export function formatDocumento(documento: string): string {
  const plain = normalizeDocumento(documento);
  if (/^\d{11}$/.test(plain)) return plain.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  if (/^.{12}\d{2}$/.test(plain)) return plain.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  return documento;
}

/**
 * A CPF, CNPJ, plate or chassis as it is stored: upper-case letters and digits only (domain design §0).
 *
 * @example normalizeDocumento('12.abc.345/01de-35') // '12ABC34501DE35'
 */
export const normalizeDocumento = (texto: string): string => texto.toUpperCase().replace(/[^0-9A-Z]/g, '');

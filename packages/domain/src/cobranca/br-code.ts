/** What a BR Code of a charge says: where its content is, and to whom it is paid. */
export interface BrCode {
  /** Address of the charge at the provider, without its scheme. */
  readonly location: string;
  readonly nome: string;
  readonly cidade: string;
}

/** EMV fields, id → value, as they stand. */
export type CamposEmv = ReadonlyMap<string, string>;

const GUI = 'br.gov.bcb.pix';
const NOME_MAX = 25;
const CIDADE_MAX = 15;

/**
 * CRC-16/CCITT-FALSE of a text (polynomial 0x1021, initial 0xFFFF), as EMV QR codes end with.
 *
 * @returns four upper-case hexadecimal digits
 * @example crc16('123456789') // '29B1'
 */
export function crc16(texto: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(texto)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * One EMV field: id, length in two digits, value.
 *
 * @throws RangeError when the value passes 99 characters
 * @example emvField('00', '01') // '000201'
 */
export function emvField(id: string, valor: string): string {
  if (valor.length > 99) throw new RangeError(`o campo ${id} do BR Code passa de 99 caracteres`);
  return `${id}${String(valor.length).padStart(2, '0')}${valor}`;
}

/**
 * Readers of QR codes are sure of plain ASCII alone: without accents, one space, cut.
 *
 * @example plainPix('São Paulo', 15) // 'Sao Paulo'
 */
export const plainPix = (texto: string, max: number): string =>
  texto
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/**
 * The text of the QR code, and of *copia e cola*, of a charge kept at a location (Manual de Padrões para Iniciação do Pix, dynamic QR).
 * The amount is at the location, never in the code.
 *
 * @throws RangeError when the location does not fit, or name or city have nothing to show
 * @example encodeBrCode({ location: 'pix.example.com/qr/v2/cobv/9d36', nome: 'Balcão', cidade: 'São Paulo' }) // '000201010212…'
 */
export function encodeBrCode({ location, nome, cidade }: BrCode): string {
  const [recebedor, lugar] = [plainPix(nome, NOME_MAX), plainPix(cidade, CIDADE_MAX)];
  const endereco = location.replace(/^https?:\/\//i, '');
  if (!recebedor || !lugar) throw new RangeError('um BR Code precisa de nome e cidade');
  if (!/^[\x21-\x7e]{1,77}$/.test(endereco)) throw new RangeError('uma location tem de 1 a 77 caracteres, sem espaços');
  const corpo = [
    emvField('00', '01'),
    emvField('01', '12'),
    emvField('26', emvField('00', GUI) + emvField('25', endereco)),
    emvField('52', '0000'),
    emvField('53', '986'),
    emvField('58', 'BR'),
    emvField('59', recebedor),
    emvField('60', lugar),
    emvField('62', emvField('05', '***')),
    '6304',
  ].join('');
  return corpo + crc16(corpo);
}

/**
 * Reads EMV fields written one after the other (id, length, value); null when one is cut or written twice.
 *
 * @example readEmv('000201')?.get('00') // '01'
 */
export function readEmv(texto: string): CamposEmv | null {
  const campos = new Map<string, string>();
  for (let at = 0; at < texto.length; ) {
    const [, id, tamanho] = /^(\d{2})(\d{2})/.exec(texto.slice(at, at + 4)) ?? [];
    const valor = texto.slice(at + 4, at + 4 + Number(tamanho));
    if (id === undefined || valor.length !== Number(tamanho) || campos.has(id)) return null;
    campos.set(id, valor);
    at += 4 + valor.length;
  }
  return campos;
}

/**
 * Whether the text of a Pix QR code ends with the CRC of the rest of it.
 *
 * @example isPixCrcCerto('12345678963041D3D') // false
 */
export const isPixCrcCerto = (texto: string): boolean => /6304[0-9A-F]{4}$/.test(texto) && crc16(texto.slice(0, -4)) === texto.slice(-4);

/**
 * Reads the BR Code of a charge; null when it is cut, altered (its CRC does not match) or of another scheme.
 *
 * @example readBrCode(encodeBrCode(one)) // { location, nome, cidade }
 */
export function readBrCode(texto: string): BrCode | null {
  if (!isPixCrcCerto(texto)) return null;
  const campos = readEmv(texto);
  const conta = readEmv(campos?.get('26') ?? '');
  const location = conta?.get('25');
  if (conta?.get('00')?.toLowerCase() !== GUI || !location) return null;
  return { location, nome: campos?.get('59') ?? '', cidade: campos?.get('60') ?? '' };
}

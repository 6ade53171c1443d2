import { crc16, emvField, isPixCrcCerto, plainPix, readEmv } from '../cobranca/br-code.ts';
import { formatValorPix, parseValorPix } from '../cobranca/valor-pix.ts';

/** What the text of a Pix QR code says. */
export interface CopiaECola {
  /** Key of a static code; null where a dynamic one says where its charge is. */
  readonly chave: string | null;
  /** Address of a dynamic charge, without scheme; null of a static one. */
  readonly location: string | null;
  /** Integer centavos; null where the amount is elsewhere or open. */
  readonly valorCentavos: number | null;
  readonly nome: string;
  readonly cidade: string;
  /** Identifier; null when it says `***`. */
  readonly txid: string | null;
}

const GUI = 'br.gov.bcb.pix';

/**
 * Reads any Pix *copia e cola*, static or dynamic (EMV TLV, Manual de Padrões para Iniciação do Pix); null when it is cut, altered (its CRC
 * does not match), in another currency or of another scheme.
 *
 * @example readCopiaECola(text)?.valorCentavos // 32214
 */
export function readCopiaECola(texto: string): CopiaECola | null {
  const codigo = texto.trim();
  if (!isPixCrcCerto(codigo)) return null;
  const campos = readEmv(codigo);
  const conta = readEmv(campos?.get('26') ?? '');
  const chave = conta?.get('01') ?? null;
  const location = conta?.get('25') ?? null;
  if (!campos || campos.get('00') !== '01' || campos.get('53') !== '986' || campos.get('58') !== 'BR') return null;
  if (conta?.get('00')?.toLowerCase() !== GUI || (chave === null) === (location === null)) return null;
  const escrito = campos.get('54');
  const valorCentavos = escrito === undefined ? null : parseValorPix(escrito);
  if (escrito !== undefined && valorCentavos === null) return null;
  const txid = readEmv(campos.get('62') ?? '')?.get('05') ?? '***';
  return {
    chave,
    location,
    valorCentavos,
    nome: campos.get('59') ?? '',
    cidade: campos.get('60') ?? '',
    txid: txid === '***' ? null : txid,
  };
}

/** A charge whose amount and key stand in the code itself. */
export interface PixEstatico {
  readonly chave: string;
  readonly valorCentavos: number;
  readonly nome: string;
  readonly cidade: string;
  /** One to 25 letters and digits. */
  readonly txid: string;
}

/**
 * Writes the *copia e cola* of a static Pix code: what {@link readCopiaECola} reads.
 *
 * @throws RangeError when key or identifier do not fit
 * @example writePixEstatico({ chave: 'pix@exemplo.test', valorCentavos: 32_214, nome: 'Jequitibá', cidade: 'São Paulo', txid: 'AP1' })
 */
export function writePixEstatico({ chave, valorCentavos, nome, cidade, txid }: PixEstatico): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('txid: de 1 a 25 letras e dígitos');
  const corpo = [
    emvField('00', '01'),
    emvField('26', emvField('00', GUI) + emvField('01', chave)),
    emvField('52', '0000'),
    emvField('53', '986'),
    emvField('54', formatValorPix(valorCentavos)),
    emvField('58', 'BR'),
    emvField('59', plainPix(nome, 25)),
    emvField('60', plainPix(cidade, 15)),
    emvField('62', emvField('05', txid)),
    '6304',
  ].join('');
  return corpo + crc16(corpo);
}

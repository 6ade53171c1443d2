import { isPixCrcCerto, readEmv } from './br-code.ts';
import { parseValorPix } from './valor-pix.ts';

/** What a Pix code, static or of a charge, says of who is paid and how much. */
export interface PixLido {
  readonly recebedor: string;
  readonly cidade: string;
  /** Integer centavos; null when the code says none: of a charge, its provider says it. */
  readonly valorCentavos: number | null;
}

const GUI = 'br.gov.bcb.pix';

/**
 * Reads any Pix code (*copia e cola*): of a key, or of a charge kept by its provider. Null when it is cut, altered (its CRC does not match) or
 * of another scheme.
 *
 * @example readPix(encodeBrCode({ location: 'pix.example.com/qr/1', nome: 'Prado', cidade: 'Itu' }))?.recebedor // 'Prado'
 */
export function readPix(texto: string): PixLido | null {
  if (!isPixCrcCerto(texto)) return null;
  const campos = readEmv(texto);
  const contas = Array.from({ length: 26 }, (_, index) => readEmv(campos?.get(String(26 + index)) ?? ''));
  const conta = contas.find((uma) => uma?.get('00')?.toLowerCase() === GUI);
  // a key, or the address of a charge
  if (!campos || !(conta?.get('01') ?? conta?.get('25'))) return null;
  return {
    recebedor: campos.get('59') ?? '',
    cidade: campos.get('60') ?? '',
    valorCentavos: parseValorPix(withCentavos(campos.get('54') ?? '')),
  };
}

/** EMV lets an amount be written without its decimals, or with one. */
function withCentavos(texto: string): string {
  const [reais = '', decimais = ''] = texto.split('.');
  return `${reais}.${decimais.padEnd(2, '0')}`;
}

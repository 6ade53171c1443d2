import { decodeTexto } from '../decode-texto.ts';
import { createExtratos } from './build-extratos.ts';
import { type ExtratoOfx, type LeituraOfx, OfxRecusado } from './ofx.model.ts';
import { walkOfxXml } from './walk-ofx-xml.ts';
import { walkSgml } from './walk-sgml.ts';

/** Fifty thousand movements are about 12 MB; more than this is no statement. */
export const MAX_BYTES_OFX = 64 * 1024 * 1024;
const INICIO = /<OFX\s*>/i;
const FIM = /<\/OFX\s*>/i;

async function readExtratos(texto: string, isXml: boolean): Promise<ExtratoOfx[]> {
  const raiz = INICIO.exec(texto);
  if (!raiz) throw new OfxRecusado('NAO_E_OFX');
  const isInteiro = FIM.test(texto.slice(-4_096)) || FIM.test(texto);
  const documento = texto.slice(raiz.index);
  if (isXml)
    try {
      const extratos = createExtratos();
      await walkOfxXml(documento.trimEnd(), extratos);
      return extratos.end(isInteiro);
    } catch (error) {
      // some banks declare version 2 and write as version 1: it is read as it is written
      if (error instanceof OfxRecusado) throw error;
    }
  const extratos = createExtratos();
  walkSgml(documento, extratos);
  return extratos.end(isInteiro);
}

/**
 * Reads a bank's OFX file, 1.x (SGML) or 2.x (XML): statements of one or several accounts, amounts in integer centavos, days of São Paulo. A
 * file that is not one, or not whole, is told as data and never read by halves.
 *
 * @see https://www.ofx.net/downloads.html OFX 1.0.3 and 2.1.1, §3.2.8 (dates), §11.4 (statements)
 */
export async function readOfx(bytes: Uint8Array): Promise<LeituraOfx> {
  const refuse = ({ motivo, trecho }: OfxRecusado): LeituraOfx => ({ isLido: false, motivo, trecho: trecho?.slice(0, 60) ?? null });
  if (bytes.length === 0) return refuse(new OfxRecusado('VAZIO'));
  if (bytes.length > MAX_BYTES_OFX) return refuse(new OfxRecusado('GRANDE'));
  try {
    const { texto, codificacao } = decodeTexto(bytes);
    if (texto.trim() === '') throw new OfxRecusado('VAZIO');
    const isXml = /<\?OFX\s[^>]*OFXHEADER\s*=\s*["']200/i.test(texto.slice(0, 2_048)) || /^\s*<\?xml/i.test(texto);
    return { isLido: true, versao: isXml ? '2' : '1', codificacao, extratos: await readExtratos(texto, isXml) };
  } catch (error) {
    if (error instanceof OfxRecusado) return refuse(error);
    throw error;
  }
}

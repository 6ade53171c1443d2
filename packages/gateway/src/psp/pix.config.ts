import type { ConfigPix } from './pix.adapter.ts';

/** A provider as the environment names it: of each PEM, the text itself or the path of its file. */
export type PixDoAmbiente = ConfigPix;

/** Reads the files the environment names. @throws Error naming the variable whose file cannot be read or holds no PEM, never its content */
export function loadPix(pix: PixDoAmbiente, readFile: (path: string) => string): ConfigPix {
  function pem(nome: string, valor: string): string {
    const isText = valor.includes('-----BEGIN ');
    let texto: string;
    try {
      texto = isText ? valor : readFile(valor);
    } catch {
      throw new Error(`${nome}: não foi possível ler o arquivo ${valor}.`);
    }
    if (!texto.includes('-----BEGIN ')) throw new Error(`${nome}: o conteúdo não é PEM.`);
    // a variable of one line has its line breaks written out
    return texto.replaceAll('\\n', '\n');
  }

  const { certificado } = pix;
  if (!certificado) return pix;
  return {
    ...pix,
    certificado: {
      certificado: pem('PIX_CERTIFICADO', certificado.certificado),
      chave: pem('PIX_CERTIFICADO_CHAVE', certificado.chave),
      ...(certificado.autoridade && { autoridade: pem('PIX_AUTORIDADE', certificado.autoridade) }),
    },
  };
}

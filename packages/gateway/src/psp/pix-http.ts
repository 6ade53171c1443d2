import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { PspIndisponivel } from './cobranca.port.ts';

/** The client certificate a provider knows us by, in PEM. */
export interface CertificadoCliente {
  readonly certificado: string;
  readonly chave: string;
  /** Who signed the provider's own certificate, where the system does not know; PEM. */
  readonly autoridade?: string;
}

export interface PedidoHttp {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RespostaHttp {
  readonly status: number;
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
}

/** One exchange with a provider. @throws {PspIndisponivel} for a network failure, 429, 5xx or an unreadable body */
export type Exchange = (pedido: PedidoHttp, signal: AbortSignal) => Promise<RespostaHttp>;

const MAX_BYTES = 8 * 1024 * 1024;

function parse(status: number, text: string): RespostaHttp {
  if (status >= 500 || status === 429) throw new PspIndisponivel(`HTTP_${status}`);
  if (text.trim() === '') return { status, body: undefined };
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    throw new PspIndisponivel('JSON_INVALIDO');
  }
}

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return /^[A-Z0-9_]{2,60}$/.test(code) ? `REDE_${code}` : 'REDE';
};

/** `fetch` presents no client certificate: providers of Pix ask for one (mTLS). */
export function createExchange(certificado: CertificadoCliente | null): Exchange {
  const tls = certificado && {
    cert: certificado.certificado,
    key: certificado.chave,
    ...(certificado.autoridade && { ca: certificado.autoridade }),
  };

  return ({ method, url, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const isTls = new URL(url).protocol === 'https:';
      const fail = (error: unknown): void => reject(error instanceof PspIndisponivel ? error : new PspIndisponivel(codeOf(error)));
      const sent = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, headers: { ...headers, ...sent }, signal, ...(isTls && tls) };
      const request = (isTls ? httpsRequest : httpRequest)(url, options, (response) => {
        const pedacos: Buffer[] = [];
        let bytes = 0;
        response.on('data', (pedaco: Buffer) => {
          bytes += pedaco.length;
          if (bytes > MAX_BYTES) request.destroy(new PspIndisponivel('RESPOSTA_GRANDE'));
          else pedacos.push(pedaco);
        });
        response.on('error', fail);
        response.on('end', () => {
          try {
            resolve(parse(response.statusCode ?? 0, Buffer.concat(pedacos).toString('utf8')));
          } catch (error) {
            fail(error);
          }
        });
      });
      request.on('error', fail);
      request.end(body);
    });
}

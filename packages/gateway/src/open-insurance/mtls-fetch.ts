import { request as httpsRequest } from 'node:https';

/** The client certificate an insurer knows us by, in PEM. */
export interface CertificadoCliente {
  readonly certificado: string;
  readonly chave: string;
  /** Who signed the insurer's own certificate, where the system does not know; PEM. */
  readonly autoridade?: string;
}

/** What of `fetch` is used. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<Response>;

const MAX_BYTES = 8 * 1024 * 1024;
const SEM_CORPO = new Set([204, 205, 304]);

const plain: Fetch = (url, init) => fetch(url, { ...init, redirect: 'error' });

/** As `fetch`, showing our certificate to https addresses: `fetch` itself can show none. */
export function createFetch(certificado: CertificadoCliente | null): Fetch {
  if (!certificado) return plain;
  const tls = { cert: certificado.certificado, key: certificado.chave, ...(certificado.autoridade && { ca: certificado.autoridade }) };
  return (url, init) =>
    new URL(url).protocol === 'https:'
      ? new Promise((resolve, reject) => {
          const { method, body, signal } = init;
          const sent = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
          const request = httpsRequest(url, { method, headers: { ...init.headers, ...sent }, signal, ...tls }, (response) => {
            const parts: Buffer[] = [];
            let bytes = 0;
            response.on('data', (part: Buffer) => {
              bytes += part.length;
              if (bytes > MAX_BYTES) request.destroy(new Error('resposta grande demais'));
              else parts.push(part);
            });
            response.on('error', reject);
            response.on('end', () => {
              const status = response.statusCode ?? 502;
              const headers = Object.entries(response.headers).flatMap(([name, value]) =>
                value === undefined ? [] : [[name, String(value)] as [string, string]],
              );
              resolve(new Response(SEM_CORPO.has(status) ? null : Buffer.concat(parts), { status, headers }));
            });
          });
          request.on('error', reject);
          request.end(body);
        })
      : plain(url, init);
}

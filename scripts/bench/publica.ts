import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { addressOfPagina, type PaginaPublica } from '@balcao/contracts';
import { openChrome } from './chrome.ts';
import { interleave, type LinhaBench, toLine } from './composition.ts';
import { startFront } from './front.ts';
import { FAST_4G, measureRoute } from './measure-page.ts';
import { ask } from './quoting.ts';
import { ENDERECO_BENCH, signIn } from './site.ts';

const API = '/c/api/v1/pagina-publica';
const SLUG = 'pagina-do-bench';
/** All the script a visit may take, compressed. */
const SCRIPT_MAXIMO = 90_000;

async function publish(): Promise<void> {
  const sessao = await signIn('admin@balcao.test');
  const { conteudo, corretoraId, usuarioIds, versao } = await ask<PaginaPublica>(sessao, 'GET', API);
  const body = { slug: SLUG, corretoraId, usuarioIds, versao, conteudo: { ...conteudo, whatsapp: '35998765432' } };
  const saved = await ask<PaginaPublica>(sessao, 'PUT', API, body);
  await ask(sessao, 'POST', `${API}/publicar`, { versao: saved.versao });
}

/** The page as the gateway answers it now, byte by byte, from memory. */
async function serveStill(caminho: string): Promise<{ url: string; html: string; close: () => Promise<void> }> {
  const answer = await new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .get(`${ENDERECO_BENCH}${caminho}`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  const server = http.createServer((_, response) => response.writeHead(200, headers).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    html: brotliDecompressSync(answer.body).toString('utf8'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The public page as the gateway draws it for each visitor, beside the same bytes as a file that stands still; and what script it has. */
export async function benchPublica(rounds: number): Promise<LinhaBench[]> {
  await publish();
  const caminho = addressOfPagina(SLUG);
  const still = await serveStill(caminho);
  const [viva, parada] = await Promise.all([startFront(ENDERECO_BENCH, null), startFront(still.url, null)]);
  const chrome = await openChrome();
  try {
    const visit = (site: string) => measureRoute(chrome, { url: site + caminho, route: 'paginaPublica', cookies: [], condicao: FAST_4G });
    const { ours, theirs } = await interleave(
      rounds,
      () => visit(viva.url),
      () => visit(parada.url),
    );
    const script = gzipSync([...still.html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, source]) => source).join('')).length;
    return [
      toLine(
        `página pública, fria (ms) · ${FAST_4G.name}`,
        ours.map(({ frio }) => frio),
        theirs.map(({ frio }) => frio),
        1.1,
      ),
      toLine(
        `página pública, quente (ms) · ${FAST_4G.name}`,
        ours.map(({ quente }) => quente),
        theirs.map(({ quente }) => quente),
        1.1,
      ),
      toLine('bytes de script, ante o orçamento', [script], [SCRIPT_MAXIMO], 1),
    ];
  } finally {
    await chrome.close();
    await Promise.all([viva.close(), parada.close(), still.close()]);
  }
}

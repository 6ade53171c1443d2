import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { generate } from 'selfsigned';
import { singlePage, type SingleApp } from './single-app.ts';

/** HTTP/2 with brotli before the gateway, the same for both sides: only what the page is made of differs. */
export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

interface Kept {
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings', 'proxy-connection']);
const plainHeaders = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)));

/** Serves the composed site as the gateway makes it or, given a single application, that one over the same gateway. */
export async function startFront(gateway: string, single: SingleApp | null): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const kept = new Map<string, Kept>();
  const server = http2.createSecureServer({ key, cert, allowHTTP1: false }, (request, response) => {
    if (single && serveSingle(single, request, response)) return;
    forward(gateway, request, response, kept);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serveSingle(single: SingleApp, request: Http2ServerRequest, response: Http2ServerResponse): boolean {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/single/')) {
    const file = path.join(single.dir, path.basename(pathname));
    const isCompressed = existsSync(`${file}.br`);
    response.writeHead(200, {
      'content-type': file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    response.end(readFileSync(isCompressed ? `${file}.br` : file));
    return true;
  }
  const match = request.method === 'GET' && request.headers.accept?.includes('text/html') ? matchRoute(allRoutes, pathname) : null;
  if (!match) return false;
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:`,
  });
  response.end(singlePage(single, { nonce, layout: match.rule.layout ?? 'main', page: match.id }));
  return true;
}

function forward(gateway: string, request: Http2ServerRequest, response: Http2ServerResponse, kept: Map<string, Kept>): void {
  const known = kept.get(request.url);
  if (known) {
    response.writeHead(200, known.headers);
    return void response.end(known.body);
  }
  const headers = { ...plainHeaders(request.headers), host: new URL(gateway).host, 'accept-encoding': 'br' };
  const onward = http.request(new URL(request.url, gateway), { method: request.method, headers }, (answer) => {
    const answered = plainHeaders(answer.headers) as http.OutgoingHttpHeaders;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks);
      if (request.url.startsWith('/modules/') && answer.statusCode === 200) kept.set(request.url, { headers: answered, body });
      response.writeHead(answer.statusCode ?? 502, answered);
      response.end(body);
    });
  });
  onward.on('error', () => {
    response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}

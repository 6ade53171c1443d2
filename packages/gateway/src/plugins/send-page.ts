import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
/** A page is rendered for each request, so it uses a fast compression level. */
const QUALIDADE = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export const takesBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

/** Answers a page rendered for this request alone, compressed for who takes it so. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await brotli(html, QUALIDADE));
}

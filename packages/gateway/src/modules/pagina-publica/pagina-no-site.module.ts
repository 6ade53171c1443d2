import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfPagina } from '@balcao/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sendPage } from '../../plugins/send-page.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLeituraNoAr } from './pagina-no-ar.service.ts';
import { politicaDaPagina, renderAusente, renderPagina } from './pagina-html.ts';
import { chaveDasProvas } from './pagina-publica.module.ts';
import { paginaPublicaRepository } from './pagina-publica.repository.ts';
import { createProvasDaPagina } from './provas-da-pagina.ts';

interface Deps extends Pick<RecursosModulo, 'db' | 'agora' | 'correio'> {
  readonly chave: Buffer;
  readonly site: { readonly pastaSite: string };
}

/** `manifest.json` of the build: the script of the page, which stands in the page itself. */
const Manifesto = z.object({ paginaPublica: z.object({ file: z.string() }) });
const SLUG = /^[a-z0-9-]{1,60}$/;
const NOME = /^[0-9a-f]{64}$/;

const readScript = (pastaSite: string): string => {
  const { paginaPublica } = Manifesto.parse(JSON.parse(readFileSync(join(pastaSite, 'manifest.json'), 'utf8')));
  return readFileSync(join(pastaSite, 'modules/pagina-publica', paginaPublica.file), 'utf8');
};

/** Under the policy of this page, which is stricter than that of the composed ones. */
const send = (request: FastifyRequest, reply: FastifyReply, { nonce, html }: { nonce: string; html: string }): Promise<FastifyReply> =>
  sendPage(request, reply.header('content-security-policy', politicaDaPagina(nonce)), html);

/** The public page where it is read, `/p/<slug>`, and the images on it. */
export function paginaNoSiteModule(app: FastifyInstance, { db, agora, correio, chave, site }: Deps): void {
  const leitura = createLeituraNoAr({ db, paginas: paginaPublicaRepository });
  const provas = createProvasDaPagina({ chave: chaveDasProvas(chave), agora });
  const script = readScript(site.pastaSite);
  const schema = { hide: true };

  app.get<{ Params: { slug: string }; Querystring: { linha?: unknown } }>(addressOfPagina(':slug'), { schema }, async (request, reply) => {
    const slug = request.params.slug.toLowerCase();
    const nonce = randomBytes(16).toString('base64');
    const pagina = SLUG.test(slug) ? await leitura.read(slug) : null;
    if (!pagina) return send(request, reply.code(404), { nonce, html: renderAusente(nonce) });
    const { linha } = request.query;
    const html = renderPagina(pagina, {
      slug,
      nonce,
      script,
      enderecoOf: correio.endereco,
      prova: provas.issue(slug),
      linha: typeof linha === 'string' ? linha : undefined,
    });
    return send(request, reply, { nonce, html });
  });

  app.get<{ Params: { slug: string; nome: string } }>(addressOfPagina(':slug/imagem/:nome'), { schema }, async (request, reply) => {
    const { slug, nome } = request.params;
    const found = SLUG.test(slug) && NOME.test(nome) ? await leitura.readImagem(slug, nome, request.ip) : null;
    if (!found) return reply.callNotFound();
    return reply
      .type(found.tipo)
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(found.imagem);
  });
}

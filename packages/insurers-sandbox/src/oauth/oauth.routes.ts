import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mundo } from '../mundo.ts';
import { drop } from '../quotes/quote.door.ts';
import { VALIDADE_TOKEN_S } from './token.ts';

interface Credencial {
  readonly id: string;
  readonly segredo: string;
}

/** `POST /<slug>/oauth/token`: client credentials, by HTTP Basic or in the form. */
export function oauthRoutes(app: FastifyInstance, { perfis, tokens, relogio, ajustes }: Mundo): void {
  app.post<{ Params: { slug: string } }>('/:slug/oauth/token', async (request, reply) => {
    const perfil = perfis.get(request.params.slug);
    if (!perfil) return reply.code(404).send({ error: 'invalid_request' });
    if (ajustes.of(perfil).fora) return drop(request, reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (form.get('grant_type') !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const { id, segredo } = credentialOf(request, form);
    if (id !== perfil.cliente.id || segredo !== perfil.cliente.segredo) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Cliente ou segredo inválido.' });
    }
    const escopo = form.get('scope') ?? 'quote-auto';
    const expiraEm = relogio.agora().getTime() + VALIDADE_TOKEN_S * 1_000;
    const access_token = tokens.issue({ slug: perfil.slug, escopo, expiraEm });
    return reply
      .header('cache-control', 'no-store')
      .send({ access_token, token_type: 'Bearer', expires_in: VALIDADE_TOKEN_S, scope: escopo });
  });
}

function credentialOf({ headers }: FastifyRequest, form: URLSearchParams): Credencial {
  const [, basic] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!basic) return { id: form.get('client_id') ?? '', segredo: form.get('client_secret') ?? '' };
  const [id = '', segredo = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return { id: safeDecode(id), segredo: safeDecode(segredo) };
}

function safeDecode(texto: string): string {
  try {
    return decodeURIComponent(texto);
  } catch {
    return texto; // not percent-encoded: used unchanged
  }
}

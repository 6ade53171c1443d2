import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Mundo } from '../mundo.ts';
import { releaseQuotes } from '../quotes/quote.store.ts';
import { sendProposalNotices } from '../propostas/send-notices.ts';

const Avanco = z.object({ avancarDias: z.int().check(z.minimum(0), z.maximum(3_650)) });
const milissegundos = z.int().check(z.minimum(0), z.maximum(600_000));
const Cenario = z.object({
  slug: z.string(),
  falhaPct: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** Fixed, or a range, in ms. */
  latencia: z.optional(z.union([milissegundos, z.tuple([milissegundos, milissegundos])])),
  fora: z.optional(z.boolean()),
  segura: z.optional(z.boolean()),
});

/** Admin routes of the sandbox: clock, behaviour of an insurer, request log. Real insurers have none of these. */
export function adminRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { perfis, relogio, ajustes, store, log } = mundo;
  app.get('/_sandbox/relogio', () => ({ agora: relogio.agora().toISOString() }));

  app.post('/_sandbox/relogio', async (request, reply) => {
    const avanco = Avanco.safeParse(request.body);
    if (!avanco.success) return reply.code(400).send({ erro: 'Informe avancarDias, de 0 a 3650.' });
    relogio.advanceDias(avanco.data.avancarDias);
    const avisos = await sendProposalNotices(mundo);
    return { agora: relogio.agora().toISOString(), avisos };
  });

  app.post('/_sandbox/cenario', (request, reply) => {
    const cenario = Cenario.safeParse(request.body);
    const perfil = cenario.success ? perfis.get(cenario.data.slug) : undefined;
    if (!cenario.success || !perfil)
      return reply.code(400).send({ erro: 'Informe slug, falhaPct de 0 a 100, latencia em ms, fora e segura.' });
    const { falhaPct, latencia, fora, segura } = cenario.data;
    if (segura === false) releaseQuotes(store, perfil.slug);
    return ajustes.set(perfil, {
      ...(falhaPct === undefined ? {} : { falhaPct }),
      ...(latencia === undefined ? {} : { latenciaMs: typeof latencia === 'number' ? [latencia, latencia] : latencia }),
      ...(fora === undefined ? {} : { fora }),
      ...(segura === undefined ? {} : { segura }),
    });
  });

  app.delete('/_sandbox/cenario', (_request, reply) => {
    ajustes.clear();
    releaseQuotes(store);
    return reply.code(204).send();
  });

  app.get<{ Querystring: { slug?: string } }>('/_sandbox/log', (request) => log.list(request.query.slug));
  app.delete('/_sandbox/log', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });

  app.get('/_sandbox/seguradoras', () =>
    [...perfis.values()].map((perfil) => ({
      slug: perfil.slug,
      nome: perfil.nome,
      linhas: perfil.linhas,
      cotaAuto: perfil.tarifas.AUTO !== undefined,
      linhasCotadas: Object.keys(perfil.tarifas),
      ...ajustes.of(perfil),
    })),
  );
}

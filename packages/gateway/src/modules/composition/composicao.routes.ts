import { createHmac } from 'node:crypto';
import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, composicaoCalls, saudeCalls } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Visitas } from './composition.service.ts';
import { rawCookies } from './raw-cookies.ts';
import type { QuemRelata, SaudeService } from './saude.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly visitas: Visitas;
  readonly saude: SaudeService;
  readonly sessions: Sessions;
  /** Hides addresses of strangers. */
  readonly chave: Buffer;
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];

export function composicaoRoutes(app: FastifyInstance, { serve, visitas, saude, sessions, chave }: Deps): void {
  /** A page that is closing sends its cookies and no header: the token they carry counts as the bearer, with its companion. */
  async function reporterOf(request: FastifyRequest): Promise<QuemRelata> {
    const cookies = rawCookies(request.headers.cookie);
    const token = bearerOf(request) ?? parseSessao(cookies[COOKIE_SESSAO])?.token;
    const viva = await sessions.authenticate({ token, companheiro: cookies[COOKIE_COMPANHEIRO] }, request.ip);
    if (viva) return { marca: `s:${viva.chamador.sessao.guid}`, isSessao: true };
    const marca = createHmac('sha256', chave).update(request.ip).digest('base64url').slice(0, 16);
    return { marca: `x:${marca}`, isSessao: false };
  }

  serve(app, composicaoCalls.mapa, (_, { chamador }) => visitas.mapaDe(chamador));

  serve(app, saudeCalls.relatar, async ({ relatos }, { request }) => ({
    recebidos: await saude.receive(relatos, await reporterOf(request)),
  }));
}

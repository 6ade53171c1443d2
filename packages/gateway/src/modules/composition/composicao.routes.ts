import { createHmac } from 'node:crypto';
import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, composicaoCalls, type Sessao, saudeCalls } from '@balcao/contracts';
import { isEmTeste, parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Prefixos, redeDe } from '../../plugins/rede.ts';
import type { Serve } from '../../plugins/serve.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Comprovantes } from './comprovante.ts';
import type { Visitas } from './composition.service.ts';
import { rawCookies } from './raw-cookies.ts';
import type { QuemRelata, SaudeService } from './saude.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly visitas: Visitas;
  readonly saude: SaudeService;
  readonly sessions: Sessions;
  readonly comprovantes: Comprovantes;
  /** Hides addresses of strangers, and people. */
  readonly chave: Buffer;
}

/** A household or an office has the whole of it: whoever has one of its addresses has all of those. */
const CASA: Prefixos = { ipv4: 24, ipv6: 48 };

/** Anybody may open a trial, and one that ended is no more than that. */
const kindOf = ({ segfyer, statusAssinatura }: Sessao): QuemRelata['tipo'] => {
  if (segfyer) return 'interno';
  return isEmTeste(statusAssinatura) ? 'teste' : 'assinatura';
};

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];

export function composicaoRoutes(app: FastifyInstance, { serve, visitas, saude, sessions, comprovantes, chave }: Deps): void {
  const markOf = (texto: string): string => createHmac('sha256', chave).update(texto).digest('base64url').slice(0, 16);

  /** A page that is closing sends its cookies and no header: the token they carry counts as the bearer, with its companion. */
  async function reporterOf(request: FastifyRequest): Promise<Omit<QuemRelata, 'aba'>> {
    const cookies = rawCookies(request.headers.cookie);
    const token = bearerOf(request) ?? parseSessao(cookies[COOKIE_SESSAO])?.token;
    const viva = await sessions.authenticate({ token, companheiro: cookies[COOKIE_COMPANHEIRO] }, request.ip);
    if (!viva) {
      const rede = markOf(redeDe(request.ip, CASA));
      return { tipo: 'visitante', origem: rede, pessoa: rede };
    }
    const { sessao } = viva.chamador;
    const { assinaturaId: origem, usuarioId } = sessao;
    return { tipo: kindOf(sessao), origem, pessoa: markOf(sessao.email.trim().toLowerCase()), usuarioId };
  }

  serve(app, composicaoCalls.mapa, (_, { chamador }) => visitas.mapaDe(chamador));

  serve(app, saudeCalls.relatar, async ({ relatos, semDono = [], visita }, { request }) => {
    const aba = comprovantes.read(visita);
    saude.receiveSemDono(semDono, { aba });
    return { recebidos: await saude.receive(relatos, { ...(await reporterOf(request)), aba }) };
  });
}

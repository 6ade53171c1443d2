import { createHmac } from 'node:crypto';
import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, composicaoCalls, type Sessao, saudeCalls } from '@balcao/contracts';
import { isEmTeste, parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Prefixos, redeDe } from '../../plugins/rede.ts';
import type { Serve } from '../../plugins/serve.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Composicao } from './compose.ts';
import type { Comprovantes } from './comprovante.ts';
import type { Visitas } from './composition.service.ts';
import { rawCookies } from '../../plugins/raw-cookies.ts';
import type { MapaLido } from './read-mapa.ts';
import type { QuemRelata, SaudeService } from './saude.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly visitas: Visitas;
  readonly composicaoDe: (lido: MapaLido) => Composicao;
  readonly saude: SaudeService;
  readonly sessions: Sessions;
  readonly comprovantes: Comprovantes;
  /** Key for the pseudonyms of people and of visitors' addresses. */
  readonly chave: Buffer;
}

/** Size of the network that one household or office usually controls. */
const CASA: Prefixos = { ipv4: 24, ipv6: 48 };

/** Anyone may open a trial, so trial subscriptions count less, even when they ended. */
const kindOf = ({ segfyer, statusAssinatura }: Sessao): QuemRelata['tipo'] => {
  if (segfyer) return 'interno';
  return isEmTeste(statusAssinatura) ? 'teste' : 'assinatura';
};

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];

export function composicaoRoutes(app: FastifyInstance, { serve, visitas, composicaoDe, saude, sessions, comprovantes, chave }: Deps): void {
  const markOf = (texto: string): string => createHmac('sha256', chave).update(texto).digest('base64url').slice(0, 16);

  /** A closing page sends cookies but no headers, so the token in the cookie is accepted together with its companion. */
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
  serve(app, composicaoCalls.paginas, async (_, { chamador }) => composicaoDe(await visitas.lidoDe(chamador)).rotas);

  serve(app, saudeCalls.report, async ({ relatos, semDono = [], visita }, { request }) => {
    const aba = comprovantes.read(visita);
    saude.receiveSemDono(semDono, { aba });
    return { recebidos: await saude.receive(relatos, { ...(await reporterOf(request)), aba }) };
  });
}

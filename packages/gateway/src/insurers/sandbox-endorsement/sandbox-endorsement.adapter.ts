import * as z from 'zod/mini';
import { Data } from '@balcao/contracts';
import type { ConfigSeguradora, DepsSeguradora, SituacaoDoEndosso } from '../insurer.port.ts';
import { createAuthorizedExchange } from '../opin/authorized-exchange.ts';
import { Instabilidade } from '../opin/opin-http.ts';
import { cleanText } from '../opin/opin-refusal.ts';
import { CredencialRecusada } from '../opin/opin-token.ts';

/** What the pretend insurers publish under a protocol; the standard publishes no way to ask. */
const Situacao = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('EM_ANALISE') }),
  z.object({
    situacao: z.literal('EMITIDO'),
    numero: z.string().check(z.minLength(1), z.maxLength(60)),
    emitidoEm: Data,
    premioLiquidoCentavos: z.optional(z.int()),
    iofCentavos: z.optional(z.int()),
  }),
  z.object({ situacao: z.literal('RECUSADO'), motivo: z.string().check(z.minLength(1)) }),
]);

const LIMITE_MS = 20_000;
const NAO_SE_SABE = { situacao: 'DESCONHECIDA' } as const;

/** Asks a pretend insurer what became of an endorsement. Throws only when `signal` aborts. */
export function createSandboxEndorsement(config: ConfigSeguradora, deps: DepsSeguradora) {
  const { slug } = config;
  const send = createAuthorizedExchange(config, 'endorsement', deps);

  async function read(protocolo: string, signal: AbortSignal): Promise<SituacaoDoEndosso> {
    const { status, body } = await send(`/sandbox/v1/protocolos-de-endosso/${encodeURIComponent(protocolo)}`, { method: 'GET', signal });
    const lida = Situacao.safeParse(body);
    if (status !== 200 || !lida.success) return NAO_SE_SABE;
    return lida.data.situacao === 'RECUSADO' ? { ...lida.data, motivo: cleanText(lida.data.motivo) } : lida.data;
  }

  return async function readEndosso(protocolo: string, outer: AbortSignal): Promise<SituacaoDoEndosso> {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LIMITE_MS)]);
    try {
      return await read(protocolo, signal);
    } catch (error) {
      outer.throwIfAborted();
      if (!signal.aborted && !(error instanceof Instabilidade) && !(error instanceof CredencialRecusada)) throw error;
      deps.log.warn({ seguradora: slug, causa: error instanceof Instabilidade ? error.causa : 'TOKEN' }, 'endosso sem notícia');
      return NAO_SE_SABE;
    }
  };
}

import { Centavos, Data, FormaReemissao } from '@balcao/contracts';
import * as z from 'zod/mini';
import {
  type ConfigSeguradora,
  type DepsSeguradora,
  REEMISSAO_MAX_DIAS,
  type Reemissor,
  type RespostaDeReemissao,
} from '../insurer.port.ts';
import { createAuthorizedExchange } from '../opin/authorized-exchange.ts';
import { Instabilidade } from '../opin/opin-http.ts';
import { cleanText } from '../opin/opin-refusal.ts';
import { CredencialRecusada } from '../opin/opin-token.ts';

/** What the pretend insurers publish of a request; no standard publishes one. */
const Situacao = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('EM_ANALISE'), protocolo: z.string().check(z.minLength(1), z.maxLength(60)) }),
  z.object({ situacao: z.literal('RECUSADA'), motivo: z.string().check(z.minLength(1)) }),
  z.object({
    situacao: z.literal('ATENDIDA'),
    protocolo: z.string().check(z.minLength(1), z.maxLength(60)),
    vencimento: Data,
    multaCentavos: Centavos.check(z.gte(0)),
    jurosCentavos: Centavos.check(z.gte(0)),
    valorCentavos: Centavos.check(z.gte(1)),
    linhaDigitavel: z.nullable(z.string().check(z.maxLength(80))),
    pixCopiaECola: z.nullable(z.string().check(z.maxLength(600))),
  }),
]);

const LIMITE_MS = 20_000;
const unknown = (causa: string): RespostaDeReemissao => ({ situacao: 'DESCONHECIDA', causa });

/** Asks a pretend insurer to reissue instalments, and what became of it. */
export function createSandboxReissue(config: ConfigSeguradora, deps: DepsSeguradora): Reemissor {
  const { slug, reemissaoMaxDias } = config;
  const send = createAuthorizedExchange(config, 'reissue', deps);

  async function ask(path: string, init: RequestInit, signal: AbortSignal): Promise<RespostaDeReemissao> {
    const { status, body } = await send(`/sandbox/v1/reemissoes${path}`, { ...init, signal });
    const lida = Situacao.safeParse(body);
    if ((status !== 200 && status !== 201) || !lida.success) return unknown(`HTTP_${status}`);
    return lida.data.situacao === 'RECUSADA' ? { ...lida.data, motivo: cleanText(lida.data.motivo) } : lida.data;
  }

  async function askWithin(path: string, init: RequestInit, outer: AbortSignal): Promise<RespostaDeReemissao> {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LIMITE_MS)]);
    try {
      return await ask(path, init, signal);
    } catch (error) {
      outer.throwIfAborted();
      if (!signal.aborted && !(error instanceof Instabilidade) && !(error instanceof CredencialRecusada)) throw error;
      const causa = error instanceof Instabilidade ? error.causa : signal.aborted ? 'DEMOROU' : 'TOKEN';
      deps.log.warn({ seguradora: slug, causa }, 'reemissão sem notícia');
      return unknown(causa);
    }
  }

  return {
    formas: FormaReemissao.options,
    maxDias: reemissaoMaxDias ?? REEMISSAO_MAX_DIAS,
    request: (pedido, { chave, signal }) =>
      askWithin(
        '',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-idempotency-key': chave },
          body: JSON.stringify(pedido),
        },
        signal,
      ),
    read: (protocolo, signal) => askWithin(`/${encodeURIComponent(protocolo)}`, { method: 'GET' }, signal),
  };
}

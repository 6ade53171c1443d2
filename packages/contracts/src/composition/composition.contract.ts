import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Nada } from '../formats.ts';
import { LER_MAPA, LER_PAGINAS, OUVIR_PUBLICADO, RELATAR_SAUDE } from './caminhos.ts';
import { ModoSuporte } from './modo-suporte.contract.ts';

/** A map and the proof of who composed it: `assinatura` is Ed25519 over the UTF-8 bytes of `carga`, base64. */
export const MapaAssinado = z.object({ carga: z.string(), assinatura: z.string(), chave: z.string() });
export type MapaAssinado = z.infer<typeof MapaAssinado>;

/** Map of a session, and whether support lent it, which an open tab then displays. */
export const MapaDaSessao = z.object({ ...MapaAssinado.shape, suporte: z.optional(z.nullable(ModoSuporte)) });
export type MapaDaSessao = z.infer<typeof MapaDaSessao>;

/** Report of a tab on one build since its last report. No personal data: no address, no typed text, no error message. */
export const RelatoSaude = z.object({
  servico: z.string().check(z.maxLength(120)),
  construcao: z.string().check(z.maxLength(64)),
  montagens: z.int().check(z.gte(0), z.lte(1_000)),
  falhas: z.int().check(z.gte(0), z.lte(1_000)),
  /** Where it failed: the route's id and the kind of failure. */
  onde: z
    .array(z.object({ rota: z.nullable(z.string().check(z.maxLength(80))), tipo: z.enum(['carga', 'montagem', 'erro']) }))
    .check(z.maxLength(20)),
});
export type RelatoSaude = z.infer<typeof RelatoSaude>;

/** An address whose parcel is not in the map of the page. */
export const SemDono = z.object({
  servico: z.string().check(z.maxLength(120)),
  /** The route's id. */
  rota: z.nullable(z.string().check(z.maxLength(80))),
});
export type SemDono = z.infer<typeof SemDono>;

/** Calls of the shell about the composition itself. */
export const composicaoCalls = {
  mapa: defineCall({
    method: LER_MAPA.method,
    path: LER_MAPA.path,
    resumo: 'Mapa assinado da composição desta sessão.',
    qualquerSessao: 'todos abrem o site',
    input: Nada,
    output: MapaDaSessao,
  }),
  /** `parcel/routeId` → addresses of the chunks of its page, prefetched by an idle page. */
  paginas: defineCall({
    method: LER_PAGINAS.method,
    path: LER_PAGINAS.path,
    resumo: 'Arquivos da página de cada rota, na composição desta sessão.',
    qualquerSessao: 'todos abrem o site',
    input: Nada,
    output: z.record(z.string(), z.array(z.string())),
  }),
};

/** Health reports of open tabs on their builds; also without a session. */
export const saudeCalls = {
  report: defineCall({
    method: RELATAR_SAUDE.method,
    path: RELATAR_SAUDE.path,
    resumo: 'O que uma aba viu de cada construção: montagens e falhas.',
    input: z.object({
      relatos: z.array(RelatoSaude).check(z.maxLength(40)),
      semDono: z.optional(z.array(SemDono).check(z.maxLength(20))),
      /** `Ambiente.visita` of the page: without it nothing is counted. */
      visita: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: z.object({ recebidos: z.int() }),
    publica: true,
  }),
};

/** Published to every open tab of the environment; each then fetches its own map. */
export const composicaoTopics = {
  publicado: defineTopic('gestao', OUVIR_PUBLICADO.pattern, z.object({ sequencia: z.int(), servicos: z.array(z.string()) })),
};

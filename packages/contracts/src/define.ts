import type * as z from 'zod/mini';

/** HTTP verb of a call. */
export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a session must carry for a call to be answered. The gateway refuses with 403 when it does not hold;
 * the route guards of the browser read the same words (spec §5, §6).
 */
export interface Exigencia {
  /** Session flag that must not be `false`; of several, one of them is enough. */
  readonly needs?: AlgumaPermissao;
  /** Whoever signs in as a producer needs none of `needs`: what answers shows them what is theirs alone. */
  readonly produtor?: true;
  /** Session flag that must be `false`; absent is not. */
  readonly blockedBy?: Bloqueio;
  /** Only administrators of the subscription. */
  readonly administrador?: true;
  /** Only the provider's support team. */
  readonly segfyer?: true;
}

/** One permission, or several of which any is enough. */
export type AlgumaPermissao = Permissao | readonly [Permissao, Permissao, ...Permissao[]];

/**
 * Who may make a call, said by every call: nobody in particular (`publica`), whoever meets what it asks for (`Exigencia`), or, for a
 * reason that is written down, any session. A call that says none of them does not compile.
 */
export type Julgada =
  | ({ readonly publica: true; readonly qualquerSessao?: never } & SemExigencia)
  | ({ readonly qualquerSessao: string; readonly publica?: never } & SemExigencia)
  | (AlgumaExigencia & { readonly publica?: never; readonly qualquerSessao?: never });

type SemExigencia = { readonly [E in keyof Exigencia]?: never };
/** To sign in as a producer opens what something else closes. */
type Exige = Exclude<keyof Exigencia, 'produtor'>;
type AlgumaExigencia = { readonly [E in Exige]-?: Exigencia & Required<Pick<Exigencia, E>> }[Exige];

/** Permission flags of the session (spec §3 and §6): absent counts as granted, only `false` denies. */
export type Permissao =
  | 'acessoMC'
  | 'acessoGestao'
  | 'acessoOrcamentacao'
  | 'acessoCotacaoSaude'
  | 'acessoBuscaDocumentos'
  | 'acessoRecebimento'
  | 'acessoParcelaAtrasada'
  | 'acessoConfigurarLoginsTodos';

/** Block flags of the session (spec §6; names proposed by the domain design, §2.1). */
export type Bloqueio =
  | 'bloqueioCotacaoAuto'
  | 'bloqueioCotacaoResidencial'
  | 'bloqueioOrcamentoManual'
  | 'bloqueioDuplicarOrcamento'
  | 'bloqueioTransmitir'
  | 'bloqueioCotacaoSaude';

/** Declaration of a call, besides who may make it. */
interface Chamada<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  readonly method: Metodo;
  /** Host-less path with `:names`, exactly as the gateway serves it. */
  readonly path: string;
  /** One sentence for OpenAPI. */
  readonly resumo: string;
  readonly input: I;
  /** What lies in `data` of the envelope. */
  readonly output: O;
  /**
   * The body is a file, under its own content type; the other fields travel in the address. Of every other write, all is in the JSON body.
   */
  readonly arquivo?: true;
  /** The caller must send `Idempotency-Key`; a repeated key gets the first answer again. */
  readonly idempotente?: true;
  /** Changes nothing that is the broker's: still answered to a session of support that only looks. Of no use to a GET, which always is. */
  readonly livreNaLeitura?: true;
}

/**
 * One HTTP call: the gateway serves it, `shared/http` sends it, OpenAPI describes it. `publica` is answered without a session;
 * `qualquerSessao` gives the reason why no flag is required.
 */
export type Call<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = Chamada<I, O> & Julgada;

/** One realtime topic. `{names}` in the pattern are filled by publisher and subscriber alike. */
export interface Topic<P extends string = string, S extends z.ZodMiniType = z.ZodMiniType> {
  /** Which of the three MQTT clients carries it (spec §6). */
  readonly cliente: ClienteTempoReal;
  readonly pattern: P;
  readonly payload: S;
}

/** The three publish/subscribe clients of spec §6. */
export type ClienteTempoReal = 'gestao' | 'multicalculo' | 'buscas';

/** One in-browser event, a fact already past: parcels talk through these and nothing else. */
export interface BusEvent<N extends string = string, S extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: N;
  readonly payload: S;
}

/** The `{names}` of a topic pattern, as an object type. */
export type TopicParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & TopicParams<Rest>
  : unknown;

/**
 * Declares an HTTP call, and who may make it.
 *
 * @example defineCall({ method: 'GET', path: '/c/api/v1/x', resumo: 'Lista x.', needs: 'acessoMC', input: Nada, output: z.array(X) })
 */
export const defineCall = <const C extends Call>(call: C): C => call;

/** Declares a realtime topic. @example defineTopic('multicalculo', '{canal}/multicalculo/cotacao/{cotacaoId}/fim', Cotacao) */
export const defineTopic = <const P extends string, S extends z.ZodMiniType>(
  cliente: ClienteTempoReal,
  pattern: P,
  payload: S,
): Topic<P, S> => ({ cliente, pattern, payload });

/** Declares a bus event: a past fact, `area:fact`. @example defineEvent('quoting:orcamento-aberto', z.object({ orcamentoId: Id })) */
export const defineEvent = <const N extends string, S extends z.ZodMiniType>(name: N, payload: S): BusEvent<N, S> => ({ name, payload });

/**
 * Fills the `{names}` of a topic pattern.
 *
 * @example topicPath(quotingTopics.resultado, { canal: 'local/a1', cotacaoId: '9' }) // 'local/a1/multicalculo/cotacao/9/resultado'
 */
export function topicPath<P extends string>(topic: Pick<Topic<P>, 'pattern'>, params: TopicParams<P>): string {
  const values = params as Record<string, string>;
  return topic.pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '+');
}

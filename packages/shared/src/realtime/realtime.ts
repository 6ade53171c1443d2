import { sessaoCalls, sessaoEvents, topicPath, type Canais, type ClienteTempoReal, type Topic, type TopicParams } from '@balcao/contracts';
import { ritmoEscuta } from '@balcao/domain';
import { call, esperaDaFalha, FalhaRequisicao, on as onFact } from '@balcao/shared';
import {
  BehaviorSubject,
  defer,
  EMPTY,
  filter,
  from,
  fromEvent,
  map,
  merge,
  mergeMap,
  NEVER,
  Observable,
  of,
  retry,
  Subject,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import type * as z from 'zod/mini';
import { openConnection, type Ligacao } from './connection.ts';

/** `fechada` until something is listened to; screens poll while it is not `aberta`. */
export type Conexao = 'fechada' | 'abrindo' | 'aberta' | 'reconectando';

interface Cliente {
  readonly estado: BehaviorSubject<Conexao>;
  readonly openings: Subject<void>;
  readonly messages: Subject<{ path: string; body: string }>;
  /** How many listeners each subscription has; the broker is told only of the first and after the last. */
  readonly listeners: Map<string, number>;
  ligacao: Promise<Ligacao> | null;
}

const clientes = new Map<ClienteTempoReal, Cliente>();
let canais: Promise<Canais> | null = null;

const clienteOf = (nome: ClienteTempoReal): Cliente => {
  const known = clientes.get(nome);
  if (known) return known;
  const created: Cliente = {
    estado: new BehaviorSubject<Conexao>('fechada'),
    openings: new Subject(),
    messages: new Subject(),
    listeners: new Map(),
    ligacao: null,
  };
  clientes.set(nome, created);
  return created;
};

function readCanais(): Promise<Canais> {
  // a failed read must not be remembered as the answer
  canais ??= call(sessaoCalls.canais, {}).catch((error: unknown) => {
    canais = null;
    throw error;
  });
  return canais;
}

function connect(nome: ClienteTempoReal): Promise<Ligacao> {
  const cliente = clienteOf(nome);
  if (cliente.ligacao) return cliente.ligacao;
  cliente.estado.next('abrindo');
  cliente.ligacao = openConnection(nome, {
    onOpen: () => {
      cliente.estado.next('aberta');
      cliente.openings.next();
    },
    onClose: () => cliente.estado.next('reconectando'),
    onMessage: (path, body) => cliente.messages.next({ path, body }),
  });
  cliente.ligacao.catch(() => {
    cliente.ligacao = null;
    cliente.estado.next('fechada');
  });
  return cliente.ligacao;
}

function listen(nome: ClienteTempoReal, path: string, onFailed: () => void): () => void {
  const { listeners, openings } = clienteOf(nome);
  const count = listeners.get(path) ?? 0;
  listeners.set(path, count + 1);
  void connect(nome).then(
    (ligacao) => count === 0 && listeners.has(path) && ligacao.subscribe(path, () => openings.next()),
    // what opens connections did not come
    onFailed,
  );
  return () => {
    const left = (listeners.get(path) ?? 1) - 1;
    if (left > 0) return void listeners.set(path, left);
    listeners.delete(path);
    void clienteOf(nome).ligacao?.then(
      (ligacao) => ligacao.unsubscribe(path),
      () => undefined,
    );
  };
}

/**
 * When listening that could not begin is tried again: by the product's one policy, with the network back, and once listening took effect
 * for somebody else. A refusal is not repeated by itself: only such a fact may have changed it.
 */
function nextAttempt(nome: ClienteTempoReal, error: unknown, failures: number): Observable<unknown> {
  const esperaMs = esperaDaFalha(error, failures - 1, ritmoEscuta);
  return merge(esperaMs === null ? NEVER : timer(esperaMs), fromEvent(window, 'online'), clienteOf(nome).openings).pipe(take(1));
}

/**
 * Messages of one topic, checked against its contract; the session's own channel is filled in here.
 * A malformed message is reported and skipped: one bad sender never ends a screen's stream. Never fails: listening that cannot begin is
 * tried again by itself, and ends with the session.
 *
 * @example on(quotingTopics.resultado, { cotacaoId }).subscribe((resultado) => …)
 */
export const on = <P extends string, S extends z.ZodMiniType>(
  topic: Topic<P, S>,
  params: Omit<TopicParams<P>, 'canal'>,
  canal: keyof Canais = 'assinatura',
): Observable<z.output<S>> =>
  defer(() => from(readCanais())).pipe(
    switchMap((nomes) => {
      const path = topicPath(topic, { ...params, canal: nomes[canal] ?? '' } as TopicParams<P>);
      const cliente = clienteOf(topic.cliente);
      return new Observable<string>((observer) => {
        const inner = cliente.messages
          .pipe(
            filter((message) => message.path === path),
            map(({ body }) => body),
          )
          .subscribe(observer);
        inner.add(listen(topic.cliente, path, () => observer.error(new FalhaRequisicao('semResposta'))));
        return inner;
      });
    }),
    retry({ delay: (error: unknown, failures) => nextAttempt(topic.cliente, error, failures), resetOnSuccess: true }),
    mergeMap((body) => checked(topic, body)),
    takeUntil(onFact(sessaoEvents.encerrada)),
  );

function checked<S extends z.ZodMiniType>(topic: Topic<string, S>, body: string): Observable<z.output<S>> {
  const payload = topic.payload.safeParse(parseJson(body));
  if (payload.success) return of(payload.data);
  console.error('mensagem fora do contrato', topic.pattern, payload.error.issues);
  return EMPTY;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // the contract's check right after names the topic and refuses it
    return undefined;
  }
}

/**
 * Emits each time listening became effective: after every (re)connection, and when the broker confirms a new subscription.
 * That is the moment to read again what may have been missed before it.
 */
export const onOpen = (nome: ClienteTempoReal): Observable<void> => clienteOf(nome).openings.asObservable();

/**
 * Opens one client's connection before anybody listens, for a screen that is about to: what it says first then waits for nothing.
 * What cannot be prepared costs nothing, the first listener tries again.
 */
export function prepare(nome: ClienteTempoReal): void {
  readCanais().catch(() => undefined);
  connect(nome).catch(() => undefined);
}

/** State of one client's connection, now and as it changes. */
export const connectionOf = (nome: ClienteTempoReal): Observable<Conexao> => clienteOf(nome).estado.asObservable();

/** Ends every connection: the next listener of the next session opens its own. */
function endAll(): void {
  canais = null;
  for (const cliente of clientes.values()) {
    void cliente.ligacao?.then(
      (ligacao) => ligacao.end(),
      () => undefined,
    );
    cliente.ligacao = null;
    cliente.listeners.clear();
    cliente.estado.next('fechada');
  }
}
onFact(sessaoEvents.encerrada).subscribe(endAll);

import {
  type Cotacao,
  parametrosCalls,
  quotingCalls,
  quotingEvents,
  quotingTopics,
  type RespostaAnterior,
  type ResultadoCotacao,
  type SemTransmissao,
} from '@balcao/contracts';
import { keepNewest, type PesosPontuacao, pesosPontuacao, ritmoEscuta } from '@balcao/domain';
import { call, emit, esperaDaFalha, FalhaRequisicao } from '@balcao/shared';
import { prefetchCall, useCall } from '@balcao/shared/query';
import { type Conexao, connectionOf, on, onOpen, prepare } from '@balcao/shared/realtime';
import { useEffect, useRef, useState } from 'react';
import {
  auditTime,
  BehaviorSubject,
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  from,
  map,
  merge,
  mergeMap,
  NEVER,
  Observable,
  of,
  scan,
  Subject,
  switchMap,
  timer,
} from 'rxjs';
import { isEmAndamento } from './resultados.model.ts';

export const ESPERA_CONSULTA_MS = 2_000;
/** A subscription takes effect a moment after it is asked for; what was said in between is read from the store. */
const PRIMEIRA_CONFERENCIA_MS = 1_000;
const CONFERENCIA_MS = 10_000;
const JUNTAS_MS = 150;
/** Answers stored together are told one by one, a millisecond apart: they are drawn at once. */
const MESMO_FOLEGO_MS = 4;

/** What is known of one run: what is stored merged with what arrived live. */
export interface Acompanhamento {
  readonly cotacao: Cotacao | null;
  readonly resultados: readonly ResultadoCotacao[];
  /** Answers of the runs this one completes. */
  readonly anteriores: readonly RespostaAnterior[];
  readonly semTransmissao: SemTransmissao;
  readonly conexao: Conexao;
  /** Why the last reading failed; null once one succeeds. */
  readonly falha: FalhaRequisicao | null;
}

const TODA_TRANSMISSAO: SemTransmissao = { seguradoras: [], ofertas: [] };
const INICIAL: Acompanhamento = {
  cotacao: null,
  resultados: [],
  anteriores: [],
  semTransmissao: TODA_TRANSMISSAO,
  conexao: 'fechada',
  falha: null,
};

type Novidade = Partial<Omit<Acompanhamento, 'resultados'>> & { readonly resultados?: readonly ResultadoCotacao[] };

const apply = (atual: Acompanhamento, { resultados = [], ...rest }: Novidade): Acompanhamento => ({
  ...atual,
  ...rest,
  resultados: keepNewest(atual.resultados, resultados),
});

/**
 * Every answer of a run, from what is stored and from what arrives. Listens before reading, reads again at each (re)connection, and
 * while there is none asks every 2 s. `pedidos` asks for a reading now; `locais` are answers this screen got by itself.
 */
export const watchCotacao = (
  cotacaoId: string,
  pedidos: Observable<void> = EMPTY,
  locais: Observable<ResultadoCotacao> = EMPTY,
): Observable<Acompanhamento> =>
  new Observable((observer) => {
    const estado = new BehaviorSubject<Acompanhamento>(INICIAL);
    const ao = { cotacaoId };
    const read = () => readStored(cotacaoId);
    const subscription = estado.subscribe(observer);
    subscription.add(
      merge(
        // listen before reading: an answer may land in between
        merge(on(quotingTopics.resultado, ao), locais).pipe(map((resultado): Novidade => ({ resultados: [resultado] }))),
        on(quotingTopics.fim, ao).pipe(map((cotacao): Novidade => ({ cotacao }))),
        connectionOf('multicalculo').pipe(map((conexao): Novidade => ({ conexao }))),
        merge(
          of(undefined),
          // connection and subscriptions take effect in one breath: one reading after the last of them serves all
          merge(onOpen('multicalculo'), pedidos).pipe(switchMap(() => timer(JUNTAS_MS))),
        ).pipe(mergeMap(read)),
        pollingOf(estado).pipe(exhaustMap(read)),
      ).subscribe((novidade) => estado.next(apply(estado.value, novidade))),
    );
    return subscription;
  });

/** How many readings in a row failed, and why the last did. */
const falhasOf = (estado: Observable<Acompanhamento>) =>
  estado.pipe(
    map(({ falha }) => falha),
    distinctUntilChanged(),
    scan(({ seguidas }, falha) => ({ falha, seguidas: falha ? seguidas + 1 : 0 }), { falha: null as FalhaRequisicao | null, seguidas: 0 }),
  );

/**
 * When to ask again: often without a connection, now and then with one, never once everybody has answered. After a failure by the
 * product's one policy: further and further apart, and never what was refused.
 */
const pollingOf = (estado: Observable<Acompanhamento>): Observable<number> =>
  combineLatest([
    estado.pipe(
      map(({ conexao }) => conexao === 'aberta'),
      distinctUntilChanged(),
    ),
    estado.pipe(map(isEmAndamento), distinctUntilChanged()),
    falhasOf(estado),
  ]).pipe(
    switchMap(([isAberta, isRunning, { falha, seguidas }]) => {
      if (!isRunning) return NEVER;
      if (falha) {
        const esperaMs = esperaDaFalha(falha, seguidas - 1, ritmoEscuta);
        return esperaMs === null ? NEVER : timer(esperaMs);
      }
      return isAberta ? timer(PRIMEIRA_CONFERENCIA_MS, CONFERENCIA_MS) : timer(ESPERA_CONSULTA_MS, ESPERA_CONSULTA_MS);
    }),
  );

const readStored = (cotacaoId: string): Observable<Novidade> =>
  from(call(quotingCalls.getCotacao, { cotacaoId })).pipe(
    map(
      ({ cotacao, resultados, anteriores = [], semTransmissao = TODA_TRANSMISSAO }): Novidade => ({
        cotacao,
        resultados,
        anteriores,
        semTransmissao,
        falha: null,
      }),
    ),
    catchError((error: unknown) => of<Novidade>({ falha: error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta') })),
  );

export interface Resultados extends Acompanhamento {
  /** Reads what is stored again. */
  refresh(): void;
  cancel(): Promise<void>;
  retry(seguradora: string): Promise<void>;
}

/** The run on screen, live. Give the component that uses it the run's id as key. */
export function useResultados(orcamentoId: string, cotacaoId: string): Resultados {
  const [canais] = useState(() => ({ pedidos: new Subject<void>(), locais: new Subject<ResultadoCotacao>() }));
  const [estado, setEstado] = useState(INICIAL);
  useEffect(() => {
    const subscription = watchCotacao(cotacaoId, canais.pedidos, canais.locais).pipe(auditTime(MESMO_FOLEGO_MS)).subscribe(setEstado);
    return () => subscription.unsubscribe();
  }, [cotacaoId, canais]);
  useConclusao(orcamentoId, cotacaoId, isEmAndamento(estado));
  const refresh = () => canais.pedidos.next();
  return {
    ...estado,
    refresh,
    cancel: async () => {
      await call(quotingCalls.cancelCotacao, { cotacaoId });
      refresh();
    },
    retry: async (seguradora) => {
      canais.locais.next(await call(quotingCalls.retryResultado, { cotacaoId, seguradora }));
    },
  };
}

const REPOUSO_MS = 1_000;
const ESTAVEL_MS = 300_000;

/** The connection answers will come through and what they are scored by, while the form is being filled: the button then waits for nobody. */
export function usePreparo(): void {
  useEffect(() => {
    const rest = setTimeout(() => {
      prepare('multicalculo');
      void prefetchCall(parametrosCalls.getParametros, {}, { staleTime: ESTAVEL_MS });
    }, REPOUSO_MS);
    return () => clearTimeout(rest);
  }, []);
}

/** Tells the rest of the page when a run that was seen running is over. */
function useConclusao(orcamentoId: string, cotacaoId: string, isRunning: boolean): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) emit(quotingEvents.cotacaoConcluida, { orcamentoId, cotacaoId });
    wasRunning.current = isRunning;
  }, [orcamentoId, cotacaoId, isRunning]);
}

/** What each part of the score weighs for the subscription; the product's own weights until that is known, or when it cannot be. */
export const usePesos = (): PesosPontuacao =>
  useCall(parametrosCalls.getParametros, {}, { staleTime: ESTAVEL_MS }).data?.pesos ?? pesosPontuacao;

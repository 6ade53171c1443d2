import type { Call } from '@balcao/contracts';
import { call, FalhaRequisicao, namesIn } from '@balcao/shared';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type MutateOptions,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type * as z from 'zod/mini';
import { intervaloDe, queryClient } from './query-client.tsx';

/** Cache key of a call: every answer of the same path shares the beginning, so one prefix invalidates them all. */
export const keyOf = <C extends Call>(contract: C, input?: z.input<C['input']>): readonly unknown[] =>
  input === undefined ? [contract.method, contract.path] : [contract.method, contract.path, input];

interface ReadOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly refetchInterval?: number | false;
  /**
   * Keep showing the last answer while another input loads: paging without a flash. Never the answer about another record, whose path
   * differs, nor one whose input differs in a field named here, such as the tab of a list. `isPlaceholderData` tells that it is the last
   * one, to be shown as busy.
   */
  readonly keepPrevious?: true | readonly string[];
}

type Leitura<C extends Call> = UseQueryResult<z.output<C['output']>, FalhaRequisicao>;

const readOf = <C extends Call>(contract: C, input: z.input<C['input']>) => ({
  queryKey: keyOf(contract, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(contract, input, { signal }),
});

/** Reads one call into the cache before anything on screen asks for it; a failure is told to whoever asks then. */
export const prefetchCall = <C extends Call>(contract: C, input: z.input<C['input']>, options: Pick<ReadOptions, 'staleTime'> = {}) =>
  queryClient.prefetchQuery({ ...readOf(contract, input), ...options });

/**
 * Reads one call through the cache. A reading that waits for the network has failed, as long as nothing was answered to this input: it
 * is read by itself once the network is back.
 *
 * @example const orcamentos = useCall(quotingCalls.listOrcamentos, filtros, { keepPrevious: true })
 */
export function useCall<C extends Call>(
  contract: C,
  input: z.input<C['input']>,
  { keepPrevious, refetchInterval = false, ...options }: ReadOptions = {},
): Leitura<C> {
  const mesmos = keepPrevious && [...namesIn(contract.path), ...(keepPrevious === true ? [] : keepPrevious)];
  const leitura = useQuery<z.output<C['output']>, FalhaRequisicao>({
    ...readOf(contract, input),
    ...(mesmos && {
      placeholderData: (previous, query) => (query && isAlike(query.queryKey, keyOf(contract, input), mesmos) ? previous : undefined),
    }),
    ...options,
    refetchInterval: (query) => refetchInterval !== false && intervaloDe(refetchInterval, query.state),
  });
  const isParada = leitura.isPaused && (leitura.isPending || leitura.isPlaceholderData);
  const semRede = useMemo(() => (isParada ? new FalhaRequisicao('semResposta') : null), [isParada]);
  return semRede ? failedWith(leitura, semRede) : leitura;
}

/** Whether two keys ask the same call about the same thing. */
function isAlike(before: readonly unknown[], now: readonly unknown[], mesmos: readonly string[]): boolean {
  const valueOf = (key: readonly unknown[], nome: string): unknown => (key[2] as Readonly<Record<string, unknown>> | undefined)?.[nome];
  return before[0] === now[0] && before[1] === now[1] && mesmos.every((nome) => valueOf(before, nome) === valueOf(now, nome));
}

const failedWith = <T>(leitura: UseQueryResult<T, FalhaRequisicao>, error: FalhaRequisicao): UseQueryResult<T, FalhaRequisicao> =>
  ({
    ...leitura,
    data: undefined,
    error,
    status: 'error',
    isError: true,
    isLoadingError: true,
    isPending: false,
    isLoading: false,
    isInitialLoading: false,
    isSuccess: false,
    isPlaceholderData: false,
  }) as UseQueryResult<T, FalhaRequisicao>;

/**
 * Sends one call that changes something; once it succeeds, what the named calls answered before is read again. The same content pressed
 * twice is one sending; sent again after an answer that was lost, it goes under the same key, and the gateway does not do it twice.
 *
 * The `onSuccess` given to `mutate` hears the answer before anything is read again, because what is read then may take the asking component
 * away (a row that left the list); it does not hear it where the component was gone before the answer came.
 *
 * @param onDone hears every answer, even where the asking component is gone
 * @example const descartar = useCommand(quotingCalls.deleteOrcamento, { invalidates: [quotingCalls.listOrcamentos] })
 */
export function useCommand<C extends Call>(
  contract: C,
  { invalidates = [], onDone }: { invalidates?: readonly Call[]; onDone?: ((output: z.output<C['output']>) => void) | undefined } = {},
): UseMutationResult<z.output<C['output']>, FalhaRequisicao, z.input<C['input']>> {
  const client = useQueryClient();
  const chaves = useRef(new Map<string, string>());
  const voos = useRef(new Map<string, Promise<z.output<C['output']>>>());
  const mounted = useMounted();
  const asked = useRef<{ input: z.input<C['input']>; onSuccess: Options<C>['onSuccess'] }>(undefined);
  const { mutate: send, ...mutation } = useMutation<z.output<C['output']>, FalhaRequisicao, z.input<C['input']>>({
    mutationFn: (input) => {
      const conteudo = JSON.stringify(input) ?? '';
      // a second press may come before the first has drawn the button again
      const voo = voos.current.get(conteudo) ?? sendOnce(contract, input, { conteudo, chaves: chaves.current });
      voos.current.set(conteudo, voo);
      return voo.finally(() => voos.current.delete(conteudo));
    },
    onSuccess: (output, input, result, context) => {
      onDone?.(output);
      if (mounted.current && asked.current?.input === input) asked.current.onSuccess?.(output, input, result, context);
      return Promise.all(invalidates.map((stale) => client.invalidateQueries({ queryKey: keyOf(stale) }))).then(() => undefined);
    },
  });
  const mutate = useCallback(
    (input: z.input<C['input']>, { onSuccess, ...others }: Options<C> = {}) => {
      asked.current = { input, onSuccess };
      send(input, others);
    },
    [send],
  );
  return { ...mutation, mutate } as typeof mutation & { mutate: typeof send };
}

type Options<C extends Call> = MutateOptions<z.output<C['output']>, FalhaRequisicao, z.input<C['input']>>;

function useMounted(): { readonly current: boolean } {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

async function sendOnce<C extends Call>(
  contract: C,
  input: z.input<C['input']>,
  { conteudo, chaves }: { conteudo: string; chaves: Map<string, string> },
): Promise<z.output<C['output']>> {
  const idempotencyKey = chaves.get(conteudo) ?? crypto.randomUUID();
  chaves.set(conteudo, idempotencyKey);
  try {
    const answer = await call(contract, input, { idempotencyKey });
    chaves.delete(conteudo);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) chaves.delete(conteudo);
    throw error;
  }
}

/** The gateway may have done it without our hearing so. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof FalhaRequisicao && (error.tipo === 'semResposta' || error.tipo === 'emAtualizacao');

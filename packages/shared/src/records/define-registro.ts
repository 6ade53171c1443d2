import {
  type AlvoDoLote,
  type Call,
  type ListaFiltrada,
  type MudancaRegistro,
  type ResultadoRegistro,
  UsoRegistro,
} from '@balcao/contracts';
import type { EnderecoDaLista } from '@balcao/domain';
import { call, FalhaRequisicao } from '@balcao/shared';
import type { Versionada } from '@balcao/shared/forms';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import * as z from 'zod/mini';

type CallOf<O> = Call<z.ZodMiniType, z.ZodMiniType<O>>;
interface Pagina {
  readonly itens: readonly unknown[];
  readonly total: number;
  readonly isTotalMinimo?: boolean | undefined;
}
interface Consulta {
  readonly pagina: number;
  readonly tamanho: number;
  readonly ordenar?: string | undefined;
}

/** The calls of a record, as every contract of one names them; what a record cannot do it has no call for. */
export interface ChamadasDoRegistro<Ficha, Lista> {
  readonly listFichas: CallOf<Lista>;
  readonly exportFichas: Call;
  readonly getFicha: CallOf<Ficha>;
  readonly createFicha?: CallOf<Ficha>;
  readonly updateFicha: CallOf<Ficha>;
  readonly setAtivos?: CallOf<ResultadoRegistro[]>;
  readonly deleteFicha?: Call;
  readonly listUsos: CallOf<UsoRegistro[]>;
  readonly listHistoria: CallOf<MudancaRegistro[]>;
}

/** What makes one record: who answers for it, and its list's address. Its form is told apart (`defineFormulario`): a list loads none. */
export interface DefinicaoDoRegistro<Ficha extends Versionada, L extends Pagina, C extends Consulta, N extends string> {
  readonly calls: ChamadasDoRegistro<Ficha, L>;
  readonly endereco: EnderecoDaLista<C, N>;
  /** The list keeps filters under this name, as tabs above it. */
  readonly filtrada?: ListaFiltrada;
  /** Name of the exported file on a day, without its ending. */
  readonly arquivo: (dia: string) => string;
  /** How its addresses name one: `(produtorId) => ({ produtorId })`. */
  readonly named: (id: string) => Readonly<Record<string, string>>;
  readonly idOf: (ficha: Ficha) => string;
  /** Calls of others that answer something about it: read again after a change. */
  readonly tambem?: readonly Call[];
}

/** The hooks and acts of one record. */
export type Registro<Ficha extends Versionada, L extends Pagina, C extends Consulta, N extends string> = ReturnType<
  typeof defineRegistro<Ficha, L, C, N>
>;

/**
 * A record of the gateway on the side of the screen: its list, one of it, what uses it, what changed of it, and its acts.
 * After any change whatever answered something about it is read again.
 *
 * @example export const produtores = defineRegistro({ calls: produtorCalls, endereco, named: (produtorId) => ({ produtorId }), … })
 */
export function defineRegistro<Ficha extends Versionada, L extends Pagina, C extends Consulta, N extends string>(
  definicao: DefinicaoDoRegistro<Ficha, L, C, N>,
) {
  const { calls, endereco, filtrada, arquivo, named, idOf, tambem = [] } = definicao;
  const stale = [calls.listFichas, calls.listUsos, calls.listHistoria, ...tambem];
  const forget = (all: readonly Call[], refetchType: 'active' | 'none' = 'active') =>
    Promise.all(all.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract), refetchType }))).then(() => undefined);

  async function write(dados: object, base: Ficha | null, idempotencyKey: string): Promise<Ficha> {
    if (base) return call(calls.updateFicha, { ...dados, ...named(idOf(base)), versao: base.versao });
    if (!calls.createFicha) throw new TypeError(`${calls.listFichas.path}: nothing is created here`);
    return call(calls.createFicha, dados, { idempotencyKey });
  }

  return {
    useLista: () =>
      useLista({ endereco, list: calls.listFichas, file: { call: calls.exportFichas, nome: arquivo }, ...(filtrada && { filtrada }) }),
    useRegistro: (id: string) => useCall(calls.getFicha, named(id)),
    useUsos: (id: string) => useCall(calls.listUsos, named(id), { staleTime: 0 }),
    useHistoria: (id: string) => useCall(calls.listHistoria, named(id), { staleTime: 0 }),

    /** What its form reads and is kept under. */
    schema: calls.getFicha.output,
    nomeDe: (ficha: Ficha | null): string => `${calls.listFichas.path}:${ficha ? idOf(ficha) : ''}`,

    /** Writes over what is stored, null being nothing. @throws {FalhaRequisicao} as `call` does */
    async save(dados: object, base: Ficha | null, idempotencyKey: string): Promise<Ficha> {
      const saved = await write(dados, base, idempotencyKey);
      queryClient.setQueryData(keyOf(calls.getFicha, named(idOf(saved))), saved);
      await forget(stale);
      return saved;
    },

    /** Activates or deactivates many, and says what became of each. @throws {FalhaRequisicao} as `call` does */
    async setAtivos(alvo: AlvoDoLote, ativo: boolean): Promise<readonly ResultadoRegistro[]> {
      if (!calls.setAtivos) return [];
      const outcomes = await call(calls.setAtivos, { ...alvo, ativo });
      await forget([...stale, calls.getFicha]);
      return outcomes;
    },

    /**
     * Excludes one as it stands now.
     *
     * @returns what uses it, when that is why it was not excluded
     * @throws {FalhaRequisicao} as `call` does
     */
    async remove(id: string): Promise<readonly UsoRegistro[] | null> {
      if (!calls.deleteFicha) return null;
      try {
        const { versao } = await call(calls.getFicha, named(id));
        await call(calls.deleteFicha, { ...named(id), versao });
      } catch (error) {
        const usos = error instanceof FalhaRequisicao && error.status === 409 ? z.array(UsoRegistro).safeParse(error.data) : null;
        if (!usos?.success) throw error;
        return usos.data;
      }
      // its own uses and history may still be on screen: asked again, they would not be found
      await forget([calls.listFichas, ...tambem]);
      await forget([calls.listUsos, calls.listHistoria], 'none');
      return null;
    },

    /** The list has records it had not: a file of them was written. */
    refresh: () => forget(stale),
  };
}

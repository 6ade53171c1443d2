import { registryCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { copy } from './secoes.copy.ts';

const ESTAVEL_MS = 300_000;

export const useCorretoras = () => useCall(registryCalls.listCorretoras, {}, { staleTime: ESTAVEL_MS });

type Ids = readonly (string | null | undefined)[];

/** Ids of a draft that a list does not have, as its call is asked for them; none before the list has come. */
const faltamEm = (lista: readonly { id: string }[] | undefined, ids: Ids): string => {
  const missing = lista ? ids.filter((id) => id && !lista.some((one) => one.id === id)) : [];
  return [...new Set(missing)].sort().join(',');
};

interface Leitura {
  readonly data?: readonly Option[] | undefined;
  readonly isError: boolean;
}

/** What may be chosen and, marked, what a draft kept and the list no longer has: it is never shown as if nothing had been chosen. */
function comGuardados(ids: Ids, lista: Leitura, fora: Leitura, rotulo: (nome: string) => string): readonly Option[] {
  const listed = lista.data ?? [];
  const kept = [...new Set(ids)].flatMap((id) => (id && !listed.some(({ value }) => value === id) ? [id] : []));
  const labelOf = (id: string): string => {
    const known = fora.data?.find(({ value }) => value === id);
    if (known) return rotulo(known.label);
    return fora.data || fora.isError || lista.isError ? copy.semNome : copy.carregando;
  };
  return [...listed, ...kept.map((value) => ({ value, label: labelOf(value) }))];
}

/** Producers to choose from, and the ones chosen before they left. */
export function useOpcoesDeProdutores(ids: Ids): readonly Option[] {
  const lista = useCall(registryCalls.listProdutores, {}, { staleTime: ESTAVEL_MS });
  const guardados = faltamEm(lista.data, ids);
  const fora = useCall(registryCalls.listProdutores, { guardados }, { staleTime: ESTAVEL_MS, enabled: guardados !== '' });
  const read = ({ data, isError }: typeof lista): Leitura => ({
    data: data?.map(({ id, nome }) => ({ value: id, label: nome })),
    isError,
  });
  return comGuardados(ids, read(lista), read(fora), copy.inativo);
}

/** Brokerages the user may quote for, and the one of the draft where it is none of them. */
export function useOpcoesDeCorretoras(id: string | null): readonly Option[] {
  const lista = useCorretoras();
  const guardados = faltamEm(lista.data, [id]);
  const fora = useCall(registryCalls.listCorretoras, { guardados }, { staleTime: ESTAVEL_MS, enabled: guardados !== '' });
  const read = ({ data, isError }: typeof lista): Leitura => ({
    data: data?.map((corretora) => ({ value: corretora.id, label: corretora.fantasia })),
    isError,
  });
  return comGuardados([id], read(lista), read(fora), copy.indisponivel);
}

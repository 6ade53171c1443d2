import { apoioCalls, type EnderecoCep, type PessoaConhecida, registryCalls, type VeiculoFipe, type VeiculoPlaca } from '@balcao/contracts';
import { isCep, isCnpj, isCpf, isPlaca } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { useRef, useState } from 'react';
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

/** Cars of the FIPE table for a text. */
export const searchFipe = (q: string, signal: AbortSignal): Promise<VeiculoFipe[]> => call(apoioCalls.searchVeiculos, { q }, { signal });

export const findVeiculo = (placa: string): Promise<VeiculoPlaca | null> => call(apoioCalls.findVeiculoPorPlaca, { placa });
export const findEndereco = (cep: string): Promise<EnderecoCep | null> => call(apoioCalls.findCep, { cep });
export const findPessoa = (documento: string): Promise<PessoaConhecida | null> => call(apoioCalls.findPessoa, { documento });

export const isPesquisavel = {
  placa: isPlaca,
  cep: isCep,
  documento: (documento: string) => isCpf(documento) || isCnpj(documento),
} as const;

export type SituacaoConsulta = 'parada' | 'buscando' | 'achou' | 'naoAchou' | 'falhou';

export interface Consulta {
  readonly situacao: SituacaoConsulta;
  /** Looks the key up, when it is whole; the answer of an older key is ignored. */
  consultar(chave: string): void;
}

/** A look-up that helps to fill: its failure is said beside the field and never stops the form. */
export function useConsulta<T>(
  find: (chave: string) => Promise<T | null>,
  isWhole: (chave: string) => boolean,
  onFound: (found: T) => void,
): Consulta {
  const [situacao, setSituacao] = useState<SituacaoConsulta>('parada');
  const newest = useRef('');
  const consultar = (chave: string) => {
    newest.current = chave;
    if (!isWhole(chave)) return setSituacao('parada');
    setSituacao('buscando');
    const settle = (next: SituacaoConsulta) => newest.current === chave && setSituacao(next);
    find(chave).then(
      (found) => {
        if (newest.current !== chave) return;
        settle(found ? 'achou' : 'naoAchou');
        if (found) onFound(found);
      },
      () => settle('falhou'),
    );
  };
  return { situacao, consultar };
}

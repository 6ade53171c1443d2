import {
  apoioCalls,
  type Cnae,
  type EmpresaCnpj,
  type EnderecoCep,
  type PessoaConhecida,
  type VeiculoFipe,
  type VeiculoPlaca,
} from '@balcao/contracts';
import { isCep, isCnae, isCnpj, isCpf, isPlaca } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useRef, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import type { ValorAntes } from './use-fill.ts';

/** Cars of the FIPE table for a text. */
export const searchFipe = (q: string, signal: AbortSignal): Promise<VeiculoFipe[]> => call(apoioCalls.searchVeiculos, { q }, { signal });

/** Activities of companies for a code or a text. */
export const searchCnaes = (q: string, signal: AbortSignal): Promise<Cnae[]> => call(apoioCalls.searchCnaes, { q }, { signal });

/** What a whole code is called; nothing while it is not known. */
export function useCnae(codigo: string): Cnae | undefined {
  const { data } = useCall(apoioCalls.searchCnaes, { q: codigo }, { enabled: isCnae(codigo), staleTime: Infinity });
  return data?.find((cnae) => cnae.codigo === codigo);
}

export const findVeiculo = (placa: string): Promise<VeiculoPlaca | null> => call(apoioCalls.findVeiculoPorPlaca, { placa });
export const findEndereco = (cep: string): Promise<EnderecoCep | null> => call(apoioCalls.findCep, { cep });
export const findEmpresa = (cnpj: string): Promise<EmpresaCnpj | null> => call(apoioCalls.findEmpresa, { cnpj });
export const findPessoa = (documento: string): Promise<PessoaConhecida | null> => call(apoioCalls.findPessoa, { documento });

export const isPesquisavel = {
  placa: isPlaca,
  cep: isCep,
  cnpj: isCnpj,
  documento: (documento: string) => isCpf(documento) || isCnpj(documento),
} as const;

/** `achouEmParte`: something of what was looked up is not known, and is left to be filled. */
export type SituacaoConsulta = 'parada' | 'buscando' | 'achou' | 'achouEmParte' | 'naoAchou' | 'falhou';

/** A postcode of a whole city, or one whose street the catalogue does not have. */
export const isSemRua = ({ logradouro }: EnderecoCep): boolean => logradouro === null;

export interface Consulta {
  readonly situacao: SituacaoConsulta;
  /** Looks the key up, when it is whole; the answer of an older key is ignored. `anterior`: the last whole one before it, '' when none. */
  lookUp(chave: string, anterior?: string): void;
}

export interface Consultavel<T> {
  readonly find: (chave: string) => Promise<T | null>;
  readonly isWhole: (chave: string) => boolean;
  readonly onFound?: (found: T, antes: ValorAntes) => void;
  /** As `onFound`, told of every answer: null for nothing found, or nobody who answered. */
  readonly onAnswer?: (found: T | null, pedido: { readonly chave: string; readonly anterior: string }, antes: ValorAntes) => void;
  /** Whether something of what was found is left to be filled. */
  readonly isEmParte?: (found: T) => boolean;
}

/** A look-up that helps to fill: its failure is said beside the field and never stops the form. */
export function useConsulta<T>({ find, isWhole, onFound, onAnswer, isEmParte }: Consultavel<T>): Consulta {
  const { getValues } = useFormContext();
  const [situacao, setSituacao] = useState<SituacaoConsulta>('parada');
  const newest = useRef('');
  const lookUp = (chave: string, anterior = '') => {
    newest.current = chave;
    if (!isWhole(chave)) return setSituacao('parada');
    setSituacao('buscando');
    flushDigitados();
    // the form writes in the object it hands out
    const noPedido: unknown = JSON.parse(JSON.stringify(getValues()));
    const antes: ValorAntes = (campo) => get(noPedido, campo);
    const settle = (next: SituacaoConsulta, found: T | null = null) => {
      if (newest.current !== chave) return;
      setSituacao(next);
      if (found) onFound?.(found, antes);
      onAnswer?.(found, { chave, anterior }, antes);
    };
    find(chave).then(
      (found) => settle(!found ? 'naoAchou' : isEmParte?.(found) ? 'achouEmParte' : 'achou', found),
      () => settle('falhou'),
    );
  };
  return { situacao, lookUp };
}

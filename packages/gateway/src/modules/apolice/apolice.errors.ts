import type { StatusProposta } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const PORQUE: { readonly [S in StatusProposta]?: string } = {
  RASCUNHO: 'Esta proposta ainda não foi transmitida: informe antes o número dela na seguradora.',
  RECUSADA: 'A seguradora recusou esta proposta: ela não vira apólice.',
  CANCELADA: 'Esta proposta foi cancelada: ela não vira apólice.',
};

/** A proposal that cannot be issued as it stands. */
export const propostaSemEmissao = (status: StatusProposta): Recusa =>
  new Recusa(409, 'proposta-sem-emissao', PORQUE[status] ?? 'Esta proposta não pode ser emitida agora.');

export const propostaJaEmitida = (apoliceId: string, numero: string): Recusa =>
  new Recusa(409, 'proposta-ja-emitida', `Esta proposta já virou a apólice ${numero}.`, { data: { apoliceId } });

/** The number is of a policy that has nothing to do with the proposal. */
export const numeroDeOutra = (): Recusa =>
  camposInvalidos([erroCampo('numero', 'conflito', 'Já existe uma apólice desta seguradora com este número.')]);

export const vigenciaInvertida = (): Recusa =>
  camposInvalidos([erroCampo('vigFim', 'invalido', 'O fim da vigência precisa ser depois do início.')]);

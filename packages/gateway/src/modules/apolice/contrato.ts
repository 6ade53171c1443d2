import type { Contrato, OrigemApolice } from '@balcao/contracts';
import { erroCampo, planContrato, validateContrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import { type ChaveDaApolice, type ContaNova, contratoRepository } from './contrato.repository.ts';

/** A policy that arrives: its contract, its number and day of issue, and how it came in. */
export interface ApoliceQueChega {
  readonly contrato: Contrato;
  readonly numero: string;
  readonly emissao: string;
  readonly origem: OrigemApolice;
  /** Whose the policy is here. */
  readonly usuarioId: string;
}

/** The policy that stands under a number, and whether it was written now. */
export interface ApoliceGravada {
  readonly id: string;
  readonly isNova: boolean;
}

/** A number as it is kept: without blanks around it. */
const normalizeNumero = (numero: string): string => numero.trim();

/**
 * What is wrong with a contract: at its fields, with what it names and is not there.
 *
 * @returns nothing when it may be written
 */
export async function judgeContrato(tx: Tx, contrato: Contrato) {
  const erros = validateContrato(contrato);
  const ausentes = await contratoRepository.listAusentes(tx, contrato);
  return [...erros, ...ausentes.map((campo) => erroCampo(campo, 'invalido', 'Escolha uma opção da lista.'))];
}

/** The policy a brokerage has of an insurer under a number; null when there is none. */
export const findApolice = (tx: Tx, { numero, ...chave }: ChaveDaApolice): Promise<string | null> =>
  contratoRepository.findId(tx, { ...chave, numero: normalizeNumero(numero) });

/**
 * Writes a policy that arrives whole, in the caller's transaction: with its instalments, the commissions expected of it, and the renewal it
 * answers for. A policy of that insurer, number and brokerage that is here already is the one, and is not written again.
 *
 * @throws {Recusa} 422 with the fields that are wrong
 */
export async function writeApolice(tx: Tx, contexto: Contexto, chega: ApoliceQueChega): Promise<ApoliceGravada> {
  const { contrato } = chega;
  const numero = normalizeNumero(chega.numero);
  const erros = await judgeContrato(tx, contrato);
  if (numero === '') erros.push(erroCampo('numero', 'obrigatorio', 'Informe o número da apólice.'));
  if (erros.length > 0) throw camposInvalidos(erros);
  const nova = { ...chega, numero, id: uuidv7(), plano: planContrato(contrato) };
  if ((await contratoRepository.insertMany(tx, contexto, [nova])).size === 0) {
    const id = await contratoRepository.findId(tx, { ...contrato, numero });
    return { id: id as string, isNova: false };
  }
  if (contrato.renovacaoDeId) await contratoRepository.closeRenovacao(tx, contrato);
  return { id: nova.id, isNova: true };
}

/** Writes, in the caller's transaction, what policies that are here already, endorsements of them, or proposals are paid and commissioned by. */
export const writeContas = (tx: Tx, contexto: Pick<Contexto, 'assinaturaId'>, contas: readonly ContaNova[]): Promise<void> =>
  contratoRepository.insertContas(tx, contexto, contas);

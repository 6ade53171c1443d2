import { matchExtrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { LinhaDeComissao } from '../../extratos/comissao/extrato-comissao.model.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { comissaoDoExtratoRepository } from './comissao-do-extrato.repository.ts';
import { type ExtratoNovo, extratoRepository } from './extrato.repository.ts';

/** Lines written at a time. */
const LOTE = 5_000;

/** A statement and its lines, as they were read. */
export interface ExtratoLido extends Omit<ExtratoNovo, 'id'> {
  readonly linhas: readonly LinhaDeComissao[];
}

/**
 * Writes a statement with each of its lines matched, ready to be conferred.
 *
 * @returns its id; null when there is one of this insurer, brokerage and number, and nothing was written
 */
export async function writeExtrato(tx: Tx, contexto: Contexto, { linhas, ...extrato }: ExtratoLido): Promise<string | null> {
  const id = uuidv7();
  if (!(await extratoRepository.insert(tx, contexto, { id, ...extrato }))) return null;
  const casamentos = matchExtrato(linhas, await comissaoDoExtratoRepository.listEsperadas(tx, extrato, linhas));
  const novas = linhas.flatMap((linha, at) => {
    const casamento = casamentos[at];
    return casamento ? [{ linha: { ...linha, id: uuidv7(), ordem: at + 1 }, casamento }] : [];
  });
  for (let from = 0; from < novas.length; from += LOTE)
    await extratoRepository.insertLinhas(tx, contexto, id, novas.slice(from, from + LOTE));
  await extratoRepository.recount(tx, id);
  await extratoRepository.setStatus(tx, id, 'CONFERENCIA');
  return id;
}

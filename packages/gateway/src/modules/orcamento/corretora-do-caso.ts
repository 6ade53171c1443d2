import { Id } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { registryPort } from '../registry/index.ts';
import { blocosDe } from './orcamento.model.ts';
import type { OrcamentoRow } from './orcamento.repository.ts';
import { semCorretora } from './orcamento.errors.ts';

/** The brokerage a client is shown. */
export interface CorretoraVista {
  readonly id: string;
  readonly nome: string;
  readonly cnpj: string;
  readonly susep: string;
}

/** The brokerage of a case: the one its draft names, else the first its user works for. */
export type CorretoraDoCaso = (tx: Tx, orcamento: Pick<OrcamentoRow, 'rascunho'> | null, usuarioId: string) => Promise<CorretoraVista>;

/** @throws {Recusa} 409 when the user has none */
export const findCorretoraDoCaso: CorretoraDoCaso = async (tx, orcamento, usuarioId) => {
  const { data: doRascunho } = Id.safeParse(orcamento && blocosDe(orcamento.rascunho).seguro?.corretoraId);
  // also one that is no longer offered: what was quoted in its name stays in its name
  const todas = await registryPort.listCorretoras(tx, usuarioId, doRascunho === undefined ? [] : [doRascunho]);
  const corretora = todas.find(({ id }) => id === doRascunho) ?? todas[0];
  if (!corretora) throw semCorretora();
  return { id: corretora.id, nome: corretora.fantasia, cnpj: corretora.cnpj, susep: corretora.susep };
};

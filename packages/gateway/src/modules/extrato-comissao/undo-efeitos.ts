import type { Tx } from '../../plugins/db.ts';
import type { BaixaRepository } from './baixa.repository.ts';
import { comissoesMudaram } from './extrato-comissao.errors.ts';

/** Gives back what each commission was before a receipt, of a statement or by hand. @throws {Recusa} 409 when one is not as it was left */
export async function undoEfeitos(
  tx: Tx,
  baixas: Pick<BaixaRepository, 'listEfeitos' | 'allowUndo' | 'setComissoes'>,
  recebimentoId: string,
): Promise<void> {
  const efeitos = await baixas.listEfeitos(tx, recebimentoId);
  const mudadas = efeitos.filter(({ isIntacta }) => !isIntacta);
  if (mudadas.length > 0) throw comissoesMudaram(mudadas.length);
  await baixas.allowUndo(tx);
  await baixas.setComissoes(
    tx,
    efeitos.map(({ comissaoId, statusAntes, recebidaAntesCentavos }) => ({
      id: comissaoId,
      status: statusAntes,
      recebidaCentavos: recebidaAntesCentavos,
    })),
  );
}

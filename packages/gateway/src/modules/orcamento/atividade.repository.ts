import type { Atividade } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What the home shows as recent; written in the transaction of the fact itself. */
export const atividadeRepository = {
  add: (
    tx: Tx,
    contexto: Contexto,
    { tipo, usuarioId, orcamentoId }: { tipo: Atividade['tipo']; usuarioId: string; orcamentoId: string | null },
  ): Promise<number> =>
    tx.run('insert into balcao.atividade (assinatura_id, tipo, usuario_id, orcamento_id) values ($1, $2, $3, $4)', [
      contexto.assinaturaId,
      tipo,
      usuarioId,
      orcamentoId,
    ]),
};

export type AtividadeRepository = typeof atividadeRepository;

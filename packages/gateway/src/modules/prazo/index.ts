import type { TipoPrazoLegal } from '@balcao/contracts';
import type { PausaPrazo } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { prazoRepository } from './prazo.repository.ts';

/** The one engine of the clocks of the law, for whoever knows the facts that start, stop and end them; each in the caller's transaction. */
export const prazoPort = {
  start: (
    tx: Tx,
    contexto: Pick<Contexto, 'assinaturaId'>,
    novo: {
      tipo: TipoPrazoLegal;
      alvoTipo: 'PROPOSTA' | 'APOLICE' | 'PARCELA' | 'SINISTRO';
      alvoId: string;
      usuarioId: string;
      inicio: string;
    },
  ): Promise<string | null> => prazoRepository.start(tx, contexto, novo),
  /** The demands that stop a clock, all of them. */
  pause: (tx: Tx, prazoId: string, pausas: readonly PausaPrazo[]): Promise<number> => prazoRepository.setPausas(tx, prazoId, pausas),
  /** Ends what runs of a kind on any of these records: the document was delivered, the claim was decided. */
  end: (tx: Tx, fato: { alvoIds: readonly string[]; tipo: TipoPrazoLegal; dia: string }): Promise<number> =>
    prazoRepository.endOf(tx, fato),
};

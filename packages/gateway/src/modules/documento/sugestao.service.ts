import type { SugestaoDocumento } from '@balcao/contracts';
import { foldTexto } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { findNoTexto, rankCandidatos } from './sugestao.model.ts';
import type { SugestaoRepository } from './sugestao.repository.ts';

/** Which records a text names. */
export function createSugestaoService({ sugestoes }: { readonly sugestoes: SugestaoRepository }) {
  return {
    /** The likeliest first, of those the user of the transaction sees. */
    suggest: async (tx: Tx, texto: string): Promise<SugestaoDocumento[]> =>
      rankCandidatos(await sugestoes.listCandidatos(tx, findNoTexto(texto, foldTexto))),
  };
}

export type SugestaoService = ReturnType<typeof createSugestaoService>;

import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { LoteRepository } from './lote.repository.ts';
import { drawRecibo } from './recibo.pdf.ts';
import type { RemessaRepository } from './remessa.repository.ts';
import { semRecibo } from './repasse.errors.ts';
import { produtorDe } from './repasse.policy.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly lotes: Pick<LoteRepository, 'listPagos'>;
  readonly remessas: Pick<RemessaRepository, 'findRecibo'>;
}

/** What was paid, and the receipts of it; a producer's own alone. */
export function createReciboService({ db, lotes, remessas }: Deps) {
  return {
    list: ({ produtor }: { produtor?: string | undefined }, chamador: Chamador) =>
      db.tenant(chamador, (tx) => lotes.listPagos(tx, produtorDe(chamador.sessao) ?? produtor ?? null)),

    /** @throws {Recusa} 404 of another's, 409 of what was not paid */
    async draw(pagamentoId: string, chamador: Chamador): Promise<Arquivo> {
      const recibo = await db.tenant(chamador, (tx) => remessas.findRecibo(tx, pagamentoId));
      const proprio = produtorDe(chamador.sessao);
      if (!recibo || (proprio !== null && recibo.produtorId !== proprio)) throw naoEncontrado();
      if (recibo.status !== 'PAGO') throw semRecibo();
      const nome = `${recibo.pessoa === 'PF' ? 'rpa' : 'recibo'}-lote-${recibo.lote}.pdf`;
      return { tipo: 'application/pdf', nome, conteudo: await drawRecibo(recibo) };
    },
  };
}

import type { ConfirmacaoRisco, DadosComplementares, RiscoSegurado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { EventoPort } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { naHistoria } from './proposta.copy.ts';
import { riscoJaSegurado } from './proposta.errors.ts';
import type { RiscoSeguradoRepository } from './risco-segurado.repository.ts';
import type { Venda } from './venda.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly riscos: RiscoSeguradoRepository;
  readonly eventos: Pick<EventoPort, 'add'>;
}

interface VendaJulgada extends Venda {
  readonly hoje: string;
  readonly dados: DadosComplementares;
  readonly confirmacao?: ConfirmacaoRisco | undefined;
}

/** The same risk is sold twice only by who says why; the first of two sales at once is found by the second. */
export function createRiscoSegurado({ db, riscos, eventos }: Deps) {
  async function found(
    tx: Tx,
    chaves: readonly string[],
    { orcamento, venda: { risco } }: Venda,
    { hoje, chamador }: { hoje: string; chamador: Chamador },
  ): Promise<RiscoSegurado[]> {
    const { vigIni = hoje, vigFim = hoje } = risco.seguro ?? {};
    return riscos.list(tx, { chaves, vigIni, vigFim }, orcamento.id, escopoDe(chamador.sessao));
  }

  return {
    /** What is known of the risk of a case, before any offer of it is chosen. */
    listDoCaso: (orcamentoId: string, chamador: Chamador): Promise<RiscoSegurado[]> =>
      db.tenant(chamador, async (tx) => {
        const escopo = escopoDe(chamador.sessao);
        const risco = await riscos.findDoCaso(tx, orcamentoId, escopo);
        if (!risco) throw naoEncontrado();
        return riscos.list(tx, risco, orcamentoId, escopo);
      }),

    /** What is known of the risk of an offer, to be read before it is sold. */
    listDaOferta: async (tx: Tx, aberta: Venda, quando: { hoje: string; chamador: Chamador }): Promise<RiscoSegurado[]> =>
      found(tx, await riscos.listChaves(tx, aberta.venda.oferta.id, {}), aberta, quando),

    /**
     * Judges a sale about to be made. @returns how many others were found and confirmed; zero when the risk is not insured
     * @throws {Recusa} 409 with what was found, until who sells says why
     */
    async judge(tx: Tx, { hoje, dados, confirmacao, ...aberta }: VendaJulgada, chamador: Chamador): Promise<number> {
      const chaves = await riscos.listChaves(tx, aberta.venda.oferta.id, dados);
      await riscos.lock(tx, chamador, chaves);
      const encontrados = await found(tx, chaves, aberta, { hoje, chamador });
      if (encontrados.length > 0 && !confirmacao) throw riscoJaSegurado(encontrados);
      return encontrados.length;
    },

    isConfirmado: (tx: Tx, propostaId: string): Promise<boolean> => riscos.isConfirmado(tx, propostaId),

    /** Keeps why with the proposal and in the timeline of its case. */
    async keep(
      tx: Tx,
      chamador: Chamador,
      { orcamentoId, propostaId, numero, motivo }: { orcamentoId: string; propostaId: string; numero: number; motivo: string },
    ): Promise<void> {
      await riscos.setMotivo(tx, propostaId, motivo);
      const texto = naHistoria.riscoConfirmado(numero, motivo);
      await eventos.add(tx, chamador, { orcamentoId, tipo: 'PROPOSTA', texto, dados: { propostaId } });
    },
  };
}

export type RiscosDaVenda = ReturnType<typeof createRiscoSegurado>;

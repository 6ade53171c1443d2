import type { Contestacao } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { comissoesMudaram, contestacaoAberta, contestacaoEncerrada, fechadaPeloPagamento } from './contestacao.errors.ts';
import type { ContestacaoRepository, ItemPreso } from './contestacao.repository.ts';
import type { ContestacaoVistaRepository } from './contestacao-vista.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly contestacoes: ContestacaoRepository;
  readonly vistas: Pick<ContestacaoVistaRepository, 'find'>;
}

type ItemVivo = ItemPreso & { readonly comissaoId: string; readonly status: string };
const isVivo = (item: ItemPreso): item is ItemVivo => item.comissaoId !== null && item.status !== null;

/** What an accepted difference leaves of a commission: what came of it is all of it, and nothing when nothing came. */
const acceptedOf = ({ recebidaCentavos }: ItemVivo): 'RECEBIDA' | 'CANCELADA' => (recebidaCentavos === 0 ? 'CANCELADA' : 'RECEBIDA');

/** What became of a commission since somebody closed what asked for it. */
function reopened({ status }: ItemVivo): 'ABERTO' | 'PAGO' | 'CANCELADO' {
  if (status === 'RECEBIDA') return 'PAGO';
  return status === 'CANCELADA' || status === 'ESTORNADA' ? 'CANCELADO' : 'ABERTO';
}

/** Closing a contestation by hand, and taking that back. */
export function createEncerramentoService({ agora, db, contestacoes, vistas }: Deps) {
  const seen = (vista: Contestacao | null): Contestacao => {
    if (!vista) throw naoEncontrado();
    return vista;
  };

  return {
    /**
     * Given up, its commissions are again what they were. Accepted, nothing more is expected of them, and the ledger says so.
     *
     * @throws {Recusa} 404; 409 when it is closed
     */
    close: (
      { contestacaoId, desfecho, texto }: { contestacaoId: string; desfecho: 'ACEITA' | 'DESISTIDA'; texto: string | null },
      chamador: Chamador,
    ): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        const presa = await contestacoes.lock(tx, contestacaoId);
        if (!presa) throw naoEncontrado();
        if (presa.status === 'ENCERRADA') throw contestacaoEncerrada();
        const abertos = (await contestacoes.listItens(tx, contestacaoId)).filter(({ situacao }) => situacao === 'ABERTO').filter(isVivo);
        const isAceita = desfecho === 'ACEITA';
        // closed first: what then becomes of its commissions is of nobody who asks
        await contestacoes.close(tx, contestacaoId, desfecho);
        await contestacoes.setItens(
          tx,
          abertos.map(({ id, status }) => ({ id, situacao: isAceita ? 'ACEITO' : 'LIBERADO', statusAntes: isAceita ? status : null })),
        );
        await contestacoes.allowUndo(tx);
        await contestacoes.setComissoes(
          tx,
          abertos.flatMap((item) => {
            if (isAceita) return [{ id: item.comissaoId, status: acceptedOf(item) }];
            return item.status === 'CONTESTADA' ? [{ id: item.comissaoId, status: 'DIVERGENTE' }] : [];
          }),
        );
        await contestacoes.insertEvento(tx, chamador, contestacaoId, {
          tipo: 'ENCERRADA',
          dia: hojeEm(agora()),
          texto: texto || null,
          desfecho,
        });
        return seen(await vistas.find(tx, contestacaoId));
      }),

    /** @throws {Recusa} 404; 409 when nobody closed it, or its commissions are not as they were left */
    reopen: (contestacaoId: string, chamador: Chamador): Promise<Contestacao> =>
      db.tenant(chamador, async (tx) => {
        const presa = await contestacoes.lock(tx, contestacaoId);
        if (!presa) throw naoEncontrado();
        if (presa.desfecho === null) throw contestacaoAberta();
        if (presa.desfecho === 'PAGA' || presa.desfecho === 'CANCELADA') throw fechadaPeloPagamento();
        const itens = (await contestacoes.listItens(tx, contestacaoId)).filter(isVivo);
        const aceitos = itens.filter(({ situacao }) => situacao === 'ACEITO');
        const liberados = itens.filter(({ situacao }) => situacao === 'LIBERADO');
        const depois = [
          ...aceitos.map(({ id }) => ({ id, situacao: 'ABERTO', statusAntes: null })),
          ...liberados.map((item) => ({ id: item.id, situacao: reopened(item), statusAntes: null })),
        ];
        const isMudada = aceitos.some((item) => item.status !== acceptedOf(item)) || liberados.some(({ isDeOutra }) => isDeOutra);
        if (isMudada || depois.every(({ situacao }) => situacao !== 'ABERTO')) throw comissoesMudaram();
        await contestacoes.reopen(tx, contestacaoId);
        await contestacoes.setItens(tx, depois);
        await contestacoes.allowUndo(tx);
        await contestacoes.setComissoes(
          tx,
          aceitos.map(({ comissaoId, statusAntes }) => ({ id: comissaoId, status: statusAntes as string })),
        );
        await contestacoes.contestDivergentes(
          tx,
          liberados.map(({ comissaoId }) => comissaoId),
        );
        await contestacoes.insertEvento(tx, chamador, contestacaoId, { tipo: 'REABERTA', dia: hojeEm(agora()) });
        return seen(await vistas.find(tx, contestacaoId));
      }),
  };
}

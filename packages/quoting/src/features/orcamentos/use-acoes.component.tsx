import type { MovimentoOrcamento, OrcamentoResumo } from '@balcao/contracts';
import { showToast } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { AcoesOrcamento } from './acoes-orcamento.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { useDescarte, useMove } from './orcamentos.resource.ts';
import { showFailure } from '@balcao/ui/failures';
import { useNovoComOsMesmosDados } from '../../novo/use-novo-com-os-mesmos-dados.component.tsx';

/** What may be done with a line: make a new one of its data, say that it was sent, reopen it, or throw a draft away once the user is sure. */
export function useAcoes() {
  const novo = useNovoComOsMesmosDados();
  const descarte = useDescarte();
  const moving = useMove();
  const [aDescartar, setADescartar] = useState<OrcamentoResumo | null>(null);

  const onMove = ({ id }: OrcamentoResumo, para: MovimentoOrcamento) =>
    moving.mutate(
      { orcamentoId: id, para },
      {
        onSuccess: () => void showToast({ tone: 'sucesso', titulo: copy.moveu[para] }),
        onError: (error) => showFailure(copy.falhaMover, error),
      },
    );
  const onDescarte = ({ id, numero }: OrcamentoResumo) =>
    descarte.mutate(
      { orcamentoId: id },
      {
        onSuccess: () => void showToast({ tone: 'sucesso', titulo: copy.descartou(numero) }),
        onError: (error) => showFailure(copy.falhaDescartar, error),
        onSettled: () => setADescartar(null),
      },
    );

  return {
    rowActions: (orcamento: OrcamentoResumo) => (
      <AcoesOrcamento
        {...{ orcamento }}
        canDuplicate={novo.canDuplicate}
        onDuplicate={() => novo.ask(orcamento)}
        onDescarte={() => setADescartar(orcamento)}
        onMove={(para) => onMove(orcamento, para)}
      />
    ),
    dialog:
      novo.dialog ??
      (aDescartar && (
        <ConfirmDialog
          titulo={copy.descartarTitulo(aDescartar.numero)}
          confirmar={copy.descartar}
          isOpen
          isDanger
          isBusy={descarte.isPending}
          onConfirm={() => onDescarte(aDescartar)}
          onClose={() => setADescartar(null)}
        >
          {copy.descartarTexto}
        </ConfirmDialog>
      )),
  };
}

import type { MovimentoOrcamento, OrcamentoResumo } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { showToast } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useLateNavigate } from '@balcao/shared/parcel';
import { useState } from 'react';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { AcoesOrcamento } from './acoes-orcamento.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { useDescarte, useDuplicacao, useMover } from './orcamentos.resource.ts';
import { showFailure } from '../../show-failure.ts';

/** Says that an act failed, and why. */
/** What may be done with a line: duplicate it, say that it was sent, reopen it, or throw a draft away once the user is sure. */
export function useAcoes() {
  const goTo = useLateNavigate();
  const canDuplicate = useSession()?.bloqueioDuplicarOrcamento === false;
  const duplicate = useDuplicacao();
  const descarte = useDescarte();
  const mover = useMover();
  const [aDescartar, setADescartar] = useState<OrcamentoResumo | null>(null);

  const onDuplicate = (orcamento: OrcamentoResumo) =>
    duplicate(orcamento).then(
      (id) => goTo(enderecoDoFormulario(orcamento.formulario, { id })),
      (error: unknown) => showFailure(copy.falhaDuplicar, error),
    );
  const onMove = ({ id }: OrcamentoResumo, para: MovimentoOrcamento) =>
    mover.mutate(
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
        {...{ orcamento, canDuplicate }}
        onDuplicate={() => void onDuplicate(orcamento)}
        onDescarte={() => setADescartar(orcamento)}
        onMove={(para) => onMove(orcamento, para)}
      />
    ),
    dialog: aDescartar && (
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
    ),
  };
}

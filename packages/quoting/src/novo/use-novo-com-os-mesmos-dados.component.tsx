import { useSession } from '@balcao/shared';
import { useLateNavigate } from '@balcao/shared/parcel';
import { useState } from 'react';
import { mayCopy } from './linhas-permitidas.ts';
import { type CasoCopiado, NovoComOsMesmosDadosModal, type NovoComOsMesmosDadosModalProps } from './novo-com-os-mesmos-dados.modal.tsx';
import { enderecoDoFormulario } from '../rota-do-formulario.ts';

type Novo = Parameters<NovoComOsMesmosDadosModalProps['onCreated']>[0];

/**
 * The one way of making a new orçamento of the data of another: whoever offers it asks for the case and draws the dialog.
 *
 * @param carry what is done with the new one before it is shown
 */
export function useNovoComOsMesmosDados(carry?: (novo: Novo) => Promise<void>) {
  const goTo = useLateNavigate();
  const canDuplicate = mayCopy(useSession());
  const [orcamento, setOrcamento] = useState<CasoCopiado | null>(null);
  const onCreated = async (novo: Novo) => {
    setOrcamento(null);
    await carry?.(novo);
    await goTo(enderecoDoFormulario(novo.formulario, { id: novo.id }));
  };
  return {
    canDuplicate,
    ask: (caso: CasoCopiado) => setOrcamento(caso),
    dialog: orcamento && (
      <NovoComOsMesmosDadosModal {...{ orcamento }} onCreated={(novo) => void onCreated(novo)} onClose={() => setOrcamento(null)} />
    ),
  };
}

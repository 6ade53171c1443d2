import { RiscosSegurados as Achados } from '@balcao/contracts';
import type { FalhaRequisicao } from '@balcao/shared';
import { Text } from '@balcao/ui';
import { useState } from 'react';
import { MotivoModal } from '../../caso/motivo.modal.tsx';
import { RiscosSegurados } from '../../caso/riscos-segurados.component.tsx';
import { copy } from '../../caso/riscos-segurados.copy.ts';

export interface ConfirmRiscoProps {
  /** How the sale was refused last. */
  falha: FalhaRequisicao | null;
  isBusy: boolean;
  onConfirm: (motivo: string) => void;
}

/** Where the risk is insured already, shows by what and asks why it is sold again. */
export function ConfirmRisco({ falha, isBusy, onConfirm }: ConfirmRiscoProps) {
  const [dismissed, setDismissed] = useState<FalhaRequisicao | null>(null);
  if (falha?.code !== 'risco-ja-segurado' || falha === dismissed) return null;
  const { desistir, titulo, texto, vender } = copy.confirmar;
  return (
    <MotivoModal
      titulo={titulo}
      desistir={desistir}
      confirmar={vender}
      isBusy={isBusy}
      falha={null}
      onConfirm={onConfirm}
      onClose={() => setDismissed(falha)}
    >
      <RiscosSegurados encontrados={Achados.safeParse(falha.data).data?.encontrados ?? []} />
      <Text>{texto}</Text>
    </MotivoModal>
  );
}

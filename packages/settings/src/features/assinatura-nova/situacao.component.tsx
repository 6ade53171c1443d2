import { accessRoutes, addressOf, type Assinatura, settingsRoutes } from '@balcao/contracts';
import { isTrialExpirado } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, ButtonLink, Text } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './assinatura-nova.copy.ts';
import { situacaoDe } from './assinatura-nova.model.ts';

export interface SituacaoProps {
  assinatura: Assinatura;
}

/** What happened to the subscription, in one place above everything else. */
export function SituacaoAtual({ assinatura }: SituacaoProps) {
  const [agora] = useState(() => new Date());
  const { tom, frase, texto } = situacaoDe(assinatura, agora);
  const { ativos, limite } = assinatura.usuarios;
  return (
    <Alert
      tone={tom}
      titulo={frase}
      actions={
        assinatura.status === 'Reativada' && (
          <ButtonLink href={addressOf(settingsRoutes, 'assinaturaReativar')}>{copy.irReativar}</ButtonLink>
        )
      }
    >
      {texto && <p>{texto}</p>}
      <Text size={13} isSoft>
        {copy.usuarios(ativos, limite)}
      </Text>
    </Alert>
  );
}

export interface PecaProps {
  isChecking: boolean;
  onCheck: () => void;
}

/** To whoever may not contract: who may. */
export function PecaAoAdministrador({ isChecking, onCheck }: PecaProps) {
  const sessao = useSession();
  const [agora] = useState(() => new Date());
  const isPreso = sessao !== null && isTrialExpirado(sessao, agora);
  return (
    <Alert
      titulo={copy.pecaTitulo}
      actions={
        <>
          <Button isBusy={isChecking} onClick={onCheck}>
            {copy.verificar}
          </Button>
          {isPreso && (
            <ButtonLink href={addressOf(accessRoutes, 'logoff')} variant="quiet">
              {copy.sair}
            </ButtonLink>
          )}
        </>
      }
    >
      {copy.peca}
    </Alert>
  );
}

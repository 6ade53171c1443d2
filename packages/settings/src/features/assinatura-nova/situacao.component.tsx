import { accessRoutes, addressOf, type Assinatura, layoutRoutes, settingsRoutes } from '@balcao/contracts';
import { isTrialExpirado } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, ButtonLink, Text } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './assinatura-nova.copy.ts';
import { isContratavel, situacaoDe } from './assinatura-nova.model.ts';

export interface SituacaoProps {
  assinatura: Assinatura;
}

/** What happened to the subscription, in one place above everything else. */
export function SituacaoAtual({ assinatura }: SituacaoProps) {
  const [agora] = useState(() => new Date());
  const { tom, frase, texto } = situacaoDe(assinatura, agora);
  const { emUso, limite } = assinatura.usuarios;
  return (
    <Alert tone={tom} titulo={frase} actions={isContratavel(assinatura) ? undefined : <Caminho assinatura={assinatura} />}>
      {texto && <p>{texto}</p>}
      <Text size={13} isSoft>
        {copy.usuarios(emUso, limite)}
      </Text>
    </Alert>
  );
}

/** The way out of what is not settled on this page. */
function Caminho({ assinatura }: SituacaoProps) {
  if (assinatura.status === 'Ativa') return <ButtonLink href={addressOf(settingsRoutes, 'conta')}>{copy.irConta}</ButtonLink>;
  return assinatura.status === 'Reativada' ? (
    <ButtonLink href={addressOf(settingsRoutes, 'assinaturaReativar')}>{copy.irReativar}</ButtonLink>
  ) : (
    <ButtonLink href={addressOf(layoutRoutes, 'suporte')}>{copy.atendimento}</ButtonLink>
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

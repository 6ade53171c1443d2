import { accessRoutes, addressOf, type Assinatura, dashboardRoutes, settingsRoutes } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { ButtonLink, Card, EmptyState, IconeSucesso } from '@balcao/ui';
import { copy, semSaidaAqui } from './reativacao.copy.ts';

export interface SemReativacaoProps {
  status: Assinatura['status'];
}

/** Nothing waits for a confirmation: says so, and where to go from here. */
export function SemReativacao({ status }: SemReativacaoProps) {
  // confirmed after this session began: the session still carries the old status, and would come back here
  const isAtrasada = useSession()?.statusAssinatura === 'Reativada' && status !== 'Reativada';
  return (
    <Card>
      <EmptyState titulo={copy.nadaTitulo} icon={<IconeSucesso size={20} aria-hidden />} action={<Saida {...{ isAtrasada, status }} />}>
        {isAtrasada ? copy.nadaAtrasada : copy.nada}
      </EmptyState>
    </Card>
  );
}

function Saida({ isAtrasada, status }: SemReativacaoProps & { isAtrasada: boolean }) {
  if (isAtrasada) {
    return (
      <ButtonLink href={addressOf(accessRoutes, 'logoff')} variant="primary">
        {copy.entrarDeNovo}
      </ButtonLink>
    );
  }
  if (semSaidaAqui.has(status)) {
    return (
      <ButtonLink href={addressOf(settingsRoutes, 'assinaturaNova')} variant="primary">
        {copy.verPlanos}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={addressOf(dashboardRoutes, 'home')} variant="primary">
      {copy.irInicio}
    </ButtonLink>
  );
}

import { accessRoutes, addressOf, dashboardRoutes } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { ButtonLink, Page, Stack } from '@balcao/ui';
import { copy } from './erros.copy.ts';

export interface ErroProps {
  routeId: string;
  titulo: string;
  texto: string;
}

/** Error page with an explanation and a link. */
export function Erro({ routeId, titulo, texto }: ErroProps) {
  const isSignedIn = useSession() !== null;
  const [href, label] = isSignedIn ? [addressOf(dashboardRoutes, 'home'), copy.inicio] : [addressOf(accessRoutes, 'login'), copy.login];
  return (
    <Page routeId={routeId} titulo={titulo} isNarrow>
      <Stack gap={4} align="start">
        <p>{texto}</p>
        <ButtonLink href={href} variant="primary">
          {label}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

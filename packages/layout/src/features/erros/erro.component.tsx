import { accessRoutes, addressOf, managementRoutes } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { ButtonLink, Page, Stack } from '@balcao/ui';
import { copy } from './erros.copy.ts';

export interface ErroProps {
  routeId: string;
  titulo: string;
  texto: string;
}

/** A page that explains why there is nothing here, and where to go. */
export function Erro({ routeId, titulo, texto }: ErroProps) {
  const isSignedIn = useSession() !== null;
  const [href, label] = isSignedIn ? [addressOf(managementRoutes, 'home'), copy.inicio] : [addressOf(accessRoutes, 'login'), copy.login];
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

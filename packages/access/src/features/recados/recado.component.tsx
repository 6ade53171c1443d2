import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Page, Stack } from '@balcao/ui';
import { copy } from './recados.copy.ts';

export interface RecadoProps {
  routeId: string;
  titulo: string;
  /** One paragraph each. */
  textos: readonly string[];
}

/** A page that says one thing and leads back to the login. */
export function Recado({ routeId, titulo, textos }: RecadoProps) {
  return (
    <Page routeId={routeId} titulo={titulo} isNarrow>
      <Stack gap={3} align="start">
        {textos.map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
        <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.voltar}</ButtonLink>
      </Stack>
    </Page>
  );
}

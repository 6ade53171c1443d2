import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Cluster, Page, Stack } from '@balcao/ui';
import type { ReactNode } from 'react';
import { copy } from './recados.copy.ts';

export interface RecadoProps {
  routeId: string;
  titulo: string;
  /** One paragraph each. */
  textos: readonly string[];
  /** The ways on; back to the login unless said otherwise. */
  children?: ReactNode;
}

/** A page that says one thing and shows the way on. */
export function Recado({ routeId, titulo, textos, children }: RecadoProps) {
  return (
    <Page routeId={routeId} titulo={titulo} isNarrow>
      <Stack gap={3} align="start">
        {textos.map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
        <Cluster gap={4}>{children ?? <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.voltar}</ButtonLink>}</Cluster>
      </Stack>
    </Page>
  );
}

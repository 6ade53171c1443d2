import { addressOf, allRoutes, dashboardRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { usePathname } from '@balcao/shared';
import { ButtonLink, Card, EmptyState, Page } from '@balcao/ui';
import { copy, tituloDe } from './construcao.copy.ts';

/** In the place of a page of the specification whose capability has not landed. */
export function ConstrucaoPage() {
  const routeId = matchRoute(allRoutes, usePathname())?.id ?? 'construcao';
  return (
    <Page routeId={routeId} titulo={tituloDe(routeId)} isNarrow>
      <Card>
        <EmptyState
          titulo={copy.aviso}
          action={
            <ButtonLink href={addressOf(dashboardRoutes, 'home')} variant="primary">
              {copy.inicio}
            </ButtonLink>
          }
        >
          {copy.texto}
        </EmptyState>
      </Card>
    </Page>
  );
}

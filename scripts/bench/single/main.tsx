/**
 * The alternative the composition is measured against: the same screens, from the same sources, as one tuned webpack
 * application. Routes are lazy without a Suspense fallback, and the page's HTML preloads the chunk of the route asked for.
 */
import { allRoutes } from '@balcao/contracts';
import { decideNavigation, matchRoute } from '@balcao/domain';
import { currentSession, usePathname, useSession } from '@balcao/shared';
import type { Page } from '@balcao/shared/lifecycle';
import { useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AccessRoot } from '../../../packages/access/src/access.root.tsx';
import { pages as accessPages } from '../../../packages/access/src/access.routes.tsx';
import { DashboardRoot } from '../../../packages/dashboard/src/dashboard.root.tsx';
import { pages as dashboardPages } from '../../../packages/dashboard/src/dashboard.routes.tsx';
import { LayoutRoot } from '../../../packages/layout/src/layout.root.tsx';
import { pages as layoutPages } from '../../../packages/layout/src/layout.routes.tsx';
import { ManagementRoot } from '../../../packages/management/src/management.root.tsx';
import { pages as managementPages } from '../../../packages/management/src/management.routes.tsx';
import { MenuRoot } from '../../../packages/menu/src/menu.root.tsx';
import { NavbarRoot } from '../../../packages/navbar/src/navbar.root.tsx';
import { QuotingRoot } from '../../../packages/quoting/src/quoting.root.tsx';
import { pages as quotingPages } from '../../../packages/quoting/src/quoting.routes.tsx';
import { followHistory } from './follow-history.ts';

const areas: Record<string, { Root: ComponentType; pages: Record<string, Page> }> = {
  access: { Root: AccessRoot, pages: accessPages },
  dashboard: { Root: DashboardRoot, pages: dashboardPages },
  management: { Root: ManagementRoot, pages: managementPages },
  quoting: { Root: QuotingRoot, pages: quotingPages },
};

const slot = (id: string) => document.getElementById(id) as HTMLElement;

function App() {
  const pathname = usePathname();
  const sessao = useSession();
  const match = matchRoute(allRoutes, pathname);
  const layout = match?.rule.layout ?? 'main';
  useEffect(() => document.body.setAttribute('data-layout', layout), [layout]);
  const Area = match && areas[match.table.parcel]?.Root;
  return (
    <>
      {createPortal(<LayoutRoot />, slot('slot-layout'))}
      {layout === 'main' && sessao && createPortal(<NavbarRoot />, slot('slot-navbar'))}
      {layout === 'main' && sessao && createPortal(<MenuRoot />, slot('slot-menu'))}
      {Area && createPortal(<Area />, slot('slot-pagina'))}
    </>
  );
}

async function start() {
  followHistory();
  const decision = decideNavigation({
    tables: allRoutes,
    url: location.pathname + location.search,
    sessao: currentSession(),
    isTermoAssinado: true,
    agora: new Date(),
  });
  if (decision.tipo === 'redirecionar') history.replaceState(null, '', decision.para);
  const match = matchRoute(allRoutes, location.pathname);
  const pages = match && (areas[match.table.parcel]?.pages ?? (layoutPages as Record<string, Page>));
  await pages?.[match?.id ?? '']?.preload();
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<App />);
}

void start();

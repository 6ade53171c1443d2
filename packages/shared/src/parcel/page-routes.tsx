import { allRoutes, type RouteTable } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Page } from '@balcao/shared/lifecycle';

export interface PageRoutesProps {
  table: RouteTable;
  pages: Readonly<Record<string, Page>>;
}

/**
 * The page's own table gives this address to this parcel, whose build has no page for it: said as any screen that breaks, so that it is
 * reported and the build taken back, instead of left blank. An address of another parcel is nobody's business here.
 */
function NoPage({ table: { parcel } }: Pick<PageRoutesProps, 'table'>): null {
  const { pathname } = useLocation();
  if (matchRoute(allRoutes, pathname)?.table.parcel === parcel) throw new Error(`${parcel} não tem página para ${pathname}`);
  return null;
}

/**
 * The addresses of one parcel's table, each with its page. An address of another parcel renders nothing here.
 *
 * @throws while rendering, for the boundary around it, when an address is this parcel's and no page of its answers.
 */
export function PageRoutes({ table, pages }: PageRoutesProps) {
  return (
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          {Object.entries(table.rules).map(([id, rule]) => {
            const Screen = pages[id]?.Component;
            return <Route key={id} caseSensitive path={table.base + rule.path} element={Screen ? <Screen /> : <NoPage table={table} />} />;
          })}
          <Route path="*" element={<NoPage table={table} />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

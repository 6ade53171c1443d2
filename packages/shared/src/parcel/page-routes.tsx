import type { RouteTable } from '@balcao/contracts';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Page } from '@balcao/shared/lifecycle';

export interface PageRoutesProps {
  table: RouteTable;
  pages: Readonly<Record<string, Page>>;
}

/** The addresses of one parcel's table, each with its page. An address of another parcel renders nothing here. */
export function PageRoutes({ table, pages }: PageRoutesProps) {
  return (
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          {Object.entries(table.rules).map(([id, rule]) => {
            const Screen = pages[id]?.Component;
            return Screen ? <Route key={id} caseSensitive path={table.base + rule.path} element={<Screen />} /> : null;
          })}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

import { QueryProvider } from '@balcao/shared/query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** Shows a page at an address, as the parcel does: what it reads is kept, and its links move the address. */
export function renderAt(endereco: string, pagina: ReactNode): void {
  window.history.replaceState(null, '', endereco);
  render(
    <QueryProvider>
      <BrowserRouter>{pagina}</BrowserRouter>
    </QueryProvider>,
  );
}

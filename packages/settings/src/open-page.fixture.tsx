import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { ThemeRoot, ToastRegion } from '@balcao/ui';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { dismissAvisos } from './avisos.fixture.tsx';

/** The gateway of the tests of one file: it forgets its answers after each, with everything the page keeps. */
export const gateway = fakeGateway();

afterEach(() => {
  cleanup();
  dismissAvisos();
  gateway.reset();
  queryClient.clear();
  sessionStorage.clear();
  signOut();
  // what is kept of the session goes once it is read as absent
  currentSession();
});
afterAll(gateway.close);

/** What a test says of who signed in. */
export type SessaoDoTeste = NonNullable<Parameters<typeof signIn>[0]>;

/** Goes to an address as single-spa does, which tells the router of it. */
function follow(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Draws a page as its parcel does, at an address, for someone signed in; with `null`, for nobody. */
export function openPage(page: ReactNode, { address, sessao = {} }: { address?: string; sessao?: SessaoDoTeste | null } = {}): void {
  if (address !== undefined) window.history.replaceState(null, '', address);
  if (sessao) signIn(sessao);
  currentSession();
  render(
    <ThemeRoot navigate={follow}>
      <QueryProvider>
        <BrowserRouter>
          {page}
          <ToastRegion />
        </BrowserRouter>
      </QueryProvider>
    </ThemeRoot>,
  );
}

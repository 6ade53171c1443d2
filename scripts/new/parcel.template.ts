const readme = `# %kebab%: %title%

| address | what it shows |
| --- | --- |
| \`/%kebab%\` | the list of %kebab%, from \`GET /c/api/v1/%kebab%\` |

Events heard or told: none. Alone: \`npx jest packages/%kebab%\`.
`;

const lifecycle = `import { %camel%Routes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { %pascal%Root } from './%kebab%.root.tsx';
import { pages } from './%kebab%.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: '%kebab%',
  slot: 'slot-pagina',
  Root: %pascal%Root,
  table: %camel%Routes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
`;

const rootComponent = `import { %camel%Routes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './%kebab%.routes.tsx';

export function %pascal%Root() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={%camel%Routes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
`;

const rootTest = `import { %camel%Calls, %camel%Routes, addressOf } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { %pascal%Root } from './%kebab%.root.tsx';

const gateway = fakeGateway();
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it.each(Object.keys(%camel%Routes.rules) as (keyof typeof %camel%Routes.rules)[])('shows %s at its address, with one title', async (id) => {
  gateway.answer(%camel%Calls.list%pascal%, []);
  signIn();
  currentSession();
  window.history.replaceState(null, '', addressOf(%camel%Routes, id));
  render(<%pascal%Root />);
  expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<%pascal%Root />);
  expect(screen.queryByRole('main')).toBeNull();
});
`;

const pages = `import type { %camel%Routes, RouteId } from '@balcao/contracts';
import { page, type Page } from '@balcao/shared/parcel';

export const pages = {
} satisfies Record<RouteId<typeof %camel%Routes>, Page>;
`;

/** Files of a parcel, by name below its folder; its pages are filled by its features. */
export const parcelTemplates: Readonly<Record<string, string>> = {
  'README.md': readme,
  'src/index.ts': "export { bootstrap, mount, prepare, unmount } from './%kebab%.lifecycle.tsx';\n",
  'src/%kebab%.lifecycle.tsx': lifecycle,
  'src/%kebab%.root.tsx': rootComponent,
  'src/%kebab%.root.test.tsx': rootTest,
  'src/%kebab%.routes.tsx': pages,
};

export const routeTableTemplate = `import { defineRoutes } from './define-routes.ts';

/** \`/%kebab%\`: the addresses of its parcel. */
export const %camel%Routes = defineRoutes('%kebab%', '/%kebab%', {
});
`;

/** Libraries every parcel uses, at the versions the neighbour names. */
export const parcelDependencies = ['react', 'styled-components'] as const;
export const parcelRooms = ['@balcao/contracts', '@balcao/shared', '@balcao/ui'] as const;

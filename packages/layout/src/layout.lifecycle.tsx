import { construcaoRoutes, defineRoutes, layoutRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { LayoutRoot } from './layout.root.tsx';
import { pages } from './layout.routes.tsx';

const emConstrucao = Object.keys(construcaoRoutes.rules).map((id) => [id, pages.construcao] as const);

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'layout',
  slot: 'slot-layout',
  Root: LayoutRoot,
  table: defineRoutes('layout', '', { ...construcaoRoutes.rules, ...layoutRoutes.rules }),
  pages: { ...Object.fromEntries(emConstrucao), ...pages },
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});

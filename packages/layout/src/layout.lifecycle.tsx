import { allRoutes, defineRoutes, type RouteRule } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { LayoutRoot } from './layout.root.tsx';
import { pages } from './layout.routes.tsx';

const rules: Record<string, RouteRule> = Object.assign(
  {},
  ...allRoutes.filter(({ parcel }) => parcel === 'layout').map((table) => table.rules),
);
const emConstrucao = Object.keys(rules).map((id) => [id, pages.construcao] as const);

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'layout',
  slot: 'slot-layout',
  Root: LayoutRoot,
  table: defineRoutes('layout', '', rules),
  pages: { ...Object.fromEntries(emConstrucao), ...pages },
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});

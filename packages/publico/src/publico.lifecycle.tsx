import { publicoRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { PublicoRoot } from './publico.root.tsx';
import { pages } from './publico.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'publico',
  slot: 'slot-pagina',
  Root: PublicoRoot,
  table: publicoRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});

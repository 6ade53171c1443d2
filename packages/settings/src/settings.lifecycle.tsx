import { settingsRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { SettingsRoot } from './settings.root.tsx';
import { pages } from './settings.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'settings',
  slot: 'slot-pagina',
  Root: SettingsRoot,
  table: settingsRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});

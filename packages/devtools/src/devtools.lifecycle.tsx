import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { DevtoolsRoot } from './devtools.root.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'devtools',
  slot: 'slot-devtools',
  Root: DevtoolsRoot,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});

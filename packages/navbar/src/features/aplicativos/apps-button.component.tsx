import { IconeAplicativos } from '@balcao/ui/screen-icons';
import { BarButton } from '../../bar-button.ts';
import { BarDropdown } from '../../bar-dropdown.component.tsx';
import { lazyPanel } from '../../lazy-panel.component.tsx';
import { copy } from './aplicativos.copy.ts';

const { Panel, preload } = lazyPanel(() =>
  import(/* webpackChunkName: "aplicativos" */ './apps-panel.component.tsx').then((m) => m.AppsPanel),
);

/** The apps around the product. */
export function AppsButton() {
  return (
    <BarDropdown
      label={copy.titulo}
      preload={preload}
      isWide
      trigger={(props) => <BarButton label={copy.titulo} icon={<IconeAplicativos size={20} aria-hidden />} {...props} />}
    >
      {() => <Panel />}
    </BarDropdown>
  );
}

import { token } from '@balcao/ui';
import { IconeVideo } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { BarButton } from '../../bar-button.ts';
import { BarDropdown } from '../../bar-dropdown.component.tsx';
import { lazyPanel } from '../../lazy-panel.component.tsx';
import { copy } from './webinar-button.copy.ts';

export interface WebinarButtonProps {
  /** Whether one is being shown now. */
  isAoVivo: boolean;
}

const { Panel, preload } = lazyPanel(() =>
  import(/* webpackChunkName: "webinar" */ './webinar-panel.component.tsx').then((m) => m.WebinarPanel),
);

/** Upcoming webinars; marked while one is live. */
export function WebinarButton({ isAoVivo }: WebinarButtonProps) {
  return (
    <BarDropdown
      label={copy.titulo}
      preload={preload}
      trigger={(props) => (
        <BarButton
          label={isAoVivo ? copy.aoVivoAgora : copy.titulo}
          icon={
            <>
              <IconeVideo size={20} aria-hidden />
              {isAoVivo && <Live aria-hidden />}
            </>
          }
          {...props}
        />
      )}
    >
      {(close) => <Panel onChoose={close} />}
    </BarDropdown>
  );
}

const Live = styled.span`
  position: absolute;
  top: 4px;
  right: 2px;
  width: 10px;
  height: 10px;
  background: ${token('perigo')};
  border: 2px solid currentcolor;
  border-radius: 50%;
  pointer-events: none;
`;

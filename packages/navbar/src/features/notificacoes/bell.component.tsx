import { token, VisuallyHidden } from '@balcao/ui';
import { IconeSino } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { BarButton } from '../../bar-button.ts';
import { BarDropdown } from '../../bar-dropdown.component.tsx';
import { lazyPanel } from '../../lazy-panel.component.tsx';
import { copy } from './bell.copy.ts';
import { useNotificacoes } from './notificacoes.resource.ts';

export interface BellProps {
  /** Whether notices arrive in real time now. */
  isConectado: boolean;
  /** Title of the one that arrived last. */
  chegou: string | null;
}

const { Panel, preload } = lazyPanel(() =>
  import(/* webpackChunkName: "notificacoes" */ './notices-panel.component.tsx').then((m) => m.NoticesPanel),
);

/** The number of unread notices, and a panel with the newest. */
export function Bell({ isConectado, chegou }: BellProps) {
  const total = useNotificacoes(isConectado).data?.total ?? 0;
  const quantas = copy.quantas(total);
  return (
    <>
      <VisuallyHidden role="status">{chegou && copy.chegou(chegou)}</VisuallyHidden>
      <BarDropdown
        label={copy.titulo}
        preload={preload}
        trigger={(props) => (
          <BarButton
            label={copy.sino(total, quantas)}
            icon={
              <>
                <IconeSino size={20} aria-hidden />
                {total > 0 && <Badge aria-hidden>{quantas}</Badge>}
              </>
            }
            {...props}
          />
        )}
      >
        {(close) => <Panel onChoose={close} />}
      </BarDropdown>
    </>
  );
}

const Badge = styled.span`
  position: absolute;
  top: 0;
  left: 18px;
  min-width: 18px;
  padding: 0 ${token('espaco1')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
  color: ${token('sobrePerigo')};
  background: ${token('perigo')};
  border-radius: ${token('raioTotal')};
  pointer-events: none;
`;

import { accessRoutes, addressOf } from '@balcao/contracts';
import { Link } from '@balcao/ui';
import { Entry } from './entry-look.ts';
import { copy } from './user-menu.copy.ts';

export interface WayOutProps {
  onChoose: () => void;
}

/** Sair: shown even when the other items fail to load. */
export function WayOut({ onChoose }: WayOutProps) {
  return (
    <Entry as={Link} href={addressOf(accessRoutes, 'logoff')} onClick={onChoose}>
      {copy.sair}
    </Entry>
  );
}

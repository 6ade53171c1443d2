import { accessRoutes, addressOf } from '@balcao/contracts';
import { DropdownItem, Link } from '@balcao/ui';
import { copy } from './user-menu.copy.ts';

export interface WayOutProps {
  onChoose: () => void;
}

/** Sair: there whatever else comes or does not. */
export function WayOut({ onChoose }: WayOutProps) {
  return (
    <DropdownItem as={Link} href={addressOf(accessRoutes, 'logoff')} onClick={onChoose}>
      {copy.sair}
    </DropdownItem>
  );
}

import { Appearance } from './features/aparencia/appearance.component.tsx';
import { UserPanel, type UserPanelProps } from './features/usuario/user-panel.component.tsx';

export type AccountPanelProps = Omit<UserPanelProps, 'aparencia'>;

/** The user menu's panel, with how the page looks in it. */
export const AccountPanel = (props: AccountPanelProps) => <UserPanel {...props} aparencia={<Appearance />} />;

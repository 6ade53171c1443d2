import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

export const ForgotPage = () => <Recado routeId="forgot" {...copy.forgot} />;

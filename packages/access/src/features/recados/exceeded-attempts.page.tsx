import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

export const ExceededAttemptsPage = () => <Recado routeId="exceededAttempts" {...copy.exceededAttempts} />;

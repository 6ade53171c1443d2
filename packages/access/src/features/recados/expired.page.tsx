import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

export const ExpiredPage = () => <Recado routeId="expired" {...copy.expired} />;

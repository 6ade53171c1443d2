import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

export const PendencyPage = () => <Recado routeId="pendency" {...copy.pendency} />;

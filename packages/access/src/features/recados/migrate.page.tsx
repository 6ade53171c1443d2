import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

export const MigratePage = () => <Recado routeId="migrate" {...copy.migrate} />;

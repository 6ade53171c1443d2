import { Recado } from './recado.component.tsx';
import { copy } from './recados.copy.ts';

/** Says its own sentence and not the address's: whoever writes a link must not write our words. */
export const SuccessPage = () => <Recado routeId="success" {...copy.success} />;

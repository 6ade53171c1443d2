import { Erro } from './erro.component.tsx';
import { copy } from './erros.copy.ts';

export const UnauthorizedPage = () => <Erro routeId="unauthorized" {...copy.unauthorized} />;

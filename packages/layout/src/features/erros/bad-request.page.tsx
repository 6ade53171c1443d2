import { Erro } from './erro.component.tsx';
import { copy } from './erros.copy.ts';

export const BadRequestPage = () => <Erro routeId="badRequest" {...copy.badRequest} />;

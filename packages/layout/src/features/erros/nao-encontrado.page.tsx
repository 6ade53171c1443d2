import { Erro } from './erro.component.tsx';
import { copy } from './erros.copy.ts';

export const NaoEncontradoPage = () => <Erro routeId="naoEncontrado" {...copy.naoEncontrado} />;

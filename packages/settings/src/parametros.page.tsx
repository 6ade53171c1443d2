import { Parametros } from './features/parametros/parametros.page.tsx';
import { GruposDeParametros } from './features/grupos-parametros/grupos.component.tsx';
import { ModelosDeMensagem } from './features/modelos-mensagem/modelos.component.tsx';

/** `/configuracao/parametros`: what the subscription chooses, of its quoting and of everything else. */
export const ParametrosPage = () => (
  <Parametros>
    <GruposDeParametros />
    <ModelosDeMensagem />
  </Parametros>
);

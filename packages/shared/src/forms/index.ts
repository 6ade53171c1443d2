export { type Aviso, avisoOf, EnvioRecusado, type Erros, errosDe, firstOf, semAviso } from './aviso.ts';
export { bindTo, type Ligado } from './bind-to.ts';
export { type Guardado, openGuardado } from './guardado.storage.ts';
export { type DefinicaoDaFicha, useFicha, type Versionada } from './use-ficha.ts';
export { type DefinicaoDoForm, type Form, isSame, useForm } from './use-form.ts';
export { useNaoSalvo } from './use-nao-salvo.ts';
export { type Envio, type PedidoEnvio, type Tentativa, useSubmit } from './use-submit.ts';
export { type KeptState, useKeptState } from './use-kept-state.ts';

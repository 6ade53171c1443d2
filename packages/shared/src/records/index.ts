export { type ChamadasDoRegistro, defineRegistro, type DefinicaoDoRegistro, type Registro } from './define-registro.ts';
export { type Erros, errosDe, firstOf } from './erros-dos-campos.ts';
export { type Envio, type PedidoEnvio, useEnvio } from './use-envio.ts';
export { type DefinicaoDaFicha, useFicha } from './use-ficha.ts';
export { useNaoSalvo } from './use-nao-salvo.ts';
export { NOVO, usePartes } from './use-partes.ts';

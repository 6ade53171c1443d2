export { defineFormulario, type DefinicaoDoFormulario } from './define-formulario.ts';
export { type ChamadasDoRegistro, defineRegistro, type DefinicaoDoRegistro, type Registro } from './define-registro.ts';
export { type EnderecoDaLista, useEnderecos } from './use-enderecos.ts';
export { NOVO, usePartes } from './use-partes.ts';
export { importacoesDe } from './importacao-de-cadastro.ts';

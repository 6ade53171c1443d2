export { createRegisterCadastro, type RegisterCadastro } from './register-cadastro.ts';

export { createJudgeCodigo, type JudgeCodigo } from './judge-codigo.ts';
export { createRegisterCadastro, type RegisterCadastro } from './register-cadastro.ts';

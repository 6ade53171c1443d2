export { codigoIncorreto } from './access.errors.ts';
export { type Acesso, createAcesso, type RecursosDeAcesso } from './acesso.ts';
export { cartas } from './cartas.copy.ts';
export { provas } from './provas.ts';
export { assertSenhaNova } from './senha.policy.ts';
export { savePassword } from './access.repository.ts';
export { isRecusada, type Tentativas } from './tentativas.ts';

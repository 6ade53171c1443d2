export { codigoIncorreto } from './access.errors.ts';
export { type Acesso, createAcesso, type RecursosDeAcesso } from './acesso.ts';
export { createAparelhos } from './aparelhos.ts';
export { cartas } from './cartas.copy.ts';
export { type LimiteDeProvas, provas } from './provas.ts';
export { assertSenhaNova } from './senha.policy.ts';
export { isTaken, savePassword } from './access.repository.ts';
export { isRecusada, type Tentativas } from './tentativas.ts';

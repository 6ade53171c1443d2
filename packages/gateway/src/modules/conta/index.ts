import { contaRepository } from './conta.repository.ts';

export { describeAparelho } from './conta.copy.ts';

/** Sessions of a user that are open, the newest first. */
export const listSessoesAbertas = contaRepository.listSessoes;

export { createEmprestimos } from './emprestimos.ts';

// the demo closes months as the product does
export { fechamentoRepository } from './fechamento.repository.ts';
export { grupoRepository } from './grupo.repository.ts';
export { refreshFaturas } from './refresh-faturas.ts';
export { writeFechamento } from './write-fechamento.ts';

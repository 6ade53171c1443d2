export { createLancamentos, type LancamentoPort, type NovoLancamento } from './create-lancamentos.ts';
export { generateSeries } from './generate-series.ts';

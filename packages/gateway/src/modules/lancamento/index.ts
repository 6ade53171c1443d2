export {
  type AlvoLancamento,
  createLancamentos,
  type LancamentoPort,
  type NovoLancamento,
  type Realizacao,
} from './create-lancamentos.ts';
export { generateSeries } from './generate-series.ts';

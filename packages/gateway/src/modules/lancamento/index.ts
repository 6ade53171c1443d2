export {
  type AlvoLancamento,
  createLancamentos,
  type LancamentoPort,
  type NovoLancamento,
  type Realizacao,
} from './create-lancamentos.ts';

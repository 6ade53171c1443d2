import type { FichaContaFinanceira } from '@balcao/contracts';
import { formatData, formatDataHora, tiposDeContaFinanceira } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './conta-financeira.copy.ts';

/** The list of accounts as a file. */
export const contasArquivo = arquivoDe<FichaContaFinanceira>('contas', [
  ['Nome', 'texto', ({ nome }) => nome],
  ['Tipo', 'texto', ({ tipo }) => tiposDeContaFinanceira[tipo]],
  ['Corretora', 'texto', ({ corretora }) => corretora ?? copy.todas],
  ['Banco', 'texto', ({ banco }) => banco],
  ['Agência', 'texto', ({ agencia }) => agencia],
  ['Conta', 'texto', ({ conta }) => conta],
  ['Convênio', 'texto', ({ convenio }) => convenio],
  ['Saldo inicial', 'dinheiro', ({ saldoInicialCentavos }) => saldoInicialCentavos],
  ['Saldo inicial em', 'data', ({ saldoInicialEm }) => formatData(saldoInicialEm)],
  ['Situação', 'texto', ({ ativo }) => (ativo ? copy.ativa : copy.inativa)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

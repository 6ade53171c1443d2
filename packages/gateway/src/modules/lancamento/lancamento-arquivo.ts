import type { FichaLancamento } from '@balcao/contracts';
import { formatData, formatDocumento, formatMes } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './lancamento.copy.ts';

const day = (dia: string | null): string | null => dia && formatData(dia);

/** The list of entries as a file. */
export const lancamentosArquivo = arquivoDe<FichaLancamento>('lancamentos', [
  ['Tipo', 'texto', ({ tipo }) => copy.tipo[tipo]],
  ['Descrição', 'texto', ({ descricao }) => descricao],
  ['Pessoa', 'texto', ({ pessoa }) => pessoa],
  ['CPF ou CNPJ', 'texto', ({ documento }) => documento && formatDocumento(documento)],
  ['Categoria', 'texto', ({ categoria }) => categoria],
  ['Centro de custo', 'texto', ({ centro }) => centro],
  ['Conta', 'texto', ({ conta }) => conta],
  ['Conta de destino', 'texto', ({ destino }) => destino],
  ['Competência', 'texto', ({ competencia }) => formatMes(competencia)],
  ['Vencimento', 'data', ({ vencimento }) => day(vencimento)],
  ['Pago em', 'data', ({ pagoEm }) => day(pagoEm)],
  ['Valor', 'dinheiro', ({ valorCentavos }) => valorCentavos],
  [
    'Valor previsto',
    'dinheiro',
    ({ previstoCentavos, valorCentavos, status }) => previstoCentavos ?? (status === 'PREVISTO' ? valorCentavos : null),
  ],
  ['Situação', 'texto', ({ status }) => copy.status[status]],
  ['Origem', 'texto', ({ origem }) => copy.origem[origem]],
  ['Conciliado', 'texto', ({ conciliado }) => (conciliado ? copy.sim : copy.nao)],
  ['Observação', 'texto', ({ observacao }) => observacao],
]);

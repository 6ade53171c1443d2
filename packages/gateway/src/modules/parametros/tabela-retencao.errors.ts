import { erroCampo, formatMes } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const tabelaDoMesmoMes = (desde: string): Recusa =>
  camposInvalidos([
    erroCampo(
      'desde',
      'conflito',
      `Já existe uma tabela da corretora desde ${formatMes(desde)}. Escolha outro mês, ou remova a que existe.`,
    ),
  ]);
/** @param mes its first day */
export const mesJaPago = (mes: string): Recusa =>
  camposInvalidos([
    erroCampo('desde', 'conflito', `Há pagamentos de ${formatMes(mes)} feitos pelas tabelas de então: comece a nova depois desse mês.`),
  ]);
export const tabelaUsada = (pagamentos: number): Recusa =>
  new Recusa(
    409,
    'tabela-usada',
    `Esta tabela já foi usada em ${pagamentos === 1 ? '1 pagamento' : `${pagamentos} pagamentos`} e não sai: acrescente outra, de um mês seguinte.`,
  );

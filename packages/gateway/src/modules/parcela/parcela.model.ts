import type { ParametrosAtraso, StatusParcela, ValorAtualizado } from '@balcao/contracts';
import { feriadosBancarios, valorEmAtraso } from '@balcao/domain';

const EM_ABERTO: ReadonlySet<StatusParcela> = new Set(['ABERTA', 'VENCIDA', 'EM_COBRANCA']);

/** Whether an instalment still waits to be paid. */
export const isEmAberto = ({ status }: { readonly status: StatusParcela }): boolean => EM_ABERTO.has(status);

/** What is still to be paid of an instalment on a day, with the fine and interest the subscription asks for. */
export function updateValor(
  { vencimento, valorCentavos, pagoCentavos }: { vencimento: string; valorCentavos: number; pagoCentavos: number },
  dia: string,
  atraso: ParametrosAtraso,
): ValorAtualizado {
  const saldoCentavos = Math.max(0, valorCentavos - pagoCentavos);
  const { diasDeAtraso, multaCentavos, jurosCentavos, totalCentavos } = valorEmAtraso({ valorCentavos: saldoCentavos, vencimento }, dia, {
    atraso,
    feriados: feriadosBancarios,
  });
  return { dia, diasDeAtraso, saldoCentavos, multaCentavos, jurosCentavos, atualizadoCentavos: totalCentavos };
}

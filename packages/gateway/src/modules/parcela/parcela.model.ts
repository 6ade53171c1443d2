import type { ParametrosAtraso, StatusParcela, ValorAtualizado } from '@balcao/contracts';
import { feriadosBancarios, valorEmAtraso } from '@balcao/domain';

const EM_ABERTO: ReadonlySet<StatusParcela> = new Set(['ABERTA', 'VENCIDA', 'EM_COBRANCA']);

/** Whether an instalment still waits to be paid. */
export const isEmAberto = ({ status }: { readonly status: StatusParcela }): boolean => EM_ABERTO.has(status);

/** An instalment as its value of a day is reckoned: what a reissued boleto charges stands beside the premium. */
export interface ParcelaAvaliada {
  readonly vencimento: string;
  readonly valorCentavos: number;
  readonly pagoCentavos: number;
  readonly encargos: { readonly multaCentavos: number; readonly jurosCentavos: number };
}

/** Fine and interest of the boleto in force, over `balcao.parcela q`. */
export const ENCARGOS_EM_JSON = `jsonb_build_object('multaCentavos', q.multa_centavos, 'jurosCentavos', q.juros_centavos)`;
export const ENCARGOS = `${ENCARGOS_EM_JSON} as encargos`;

/**
 * What is still to be paid of an instalment on a day, with the fine and interest the subscription asks for. A reissued one carries those of its
 * new boleto; late again, its interest goes on from the new due day, and the fine, which is charged once, is not charged twice.
 */
export function updateValor(
  { vencimento, valorCentavos, pagoCentavos, encargos }: ParcelaAvaliada,
  dia: string,
  atraso: ParametrosAtraso,
): ValorAtualizado {
  const saldoCentavos = Math.max(0, valorCentavos - pagoCentavos);
  const daMora = valorEmAtraso({ valorCentavos: saldoCentavos, vencimento }, dia, {
    atraso,
    feriados: feriadosBancarios,
  });
  const multaCentavos = encargos.multaCentavos > 0 ? encargos.multaCentavos : daMora.multaCentavos;
  const jurosCentavos = encargos.jurosCentavos + daMora.jurosCentavos;
  return {
    dia,
    diasDeAtraso: daMora.diasDeAtraso,
    saldoCentavos,
    multaCentavos,
    jurosCentavos,
    atualizadoCentavos: saldoCentavos + multaCentavos + jurosCentavos,
  };
}

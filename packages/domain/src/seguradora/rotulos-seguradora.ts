import type { CapacidadeSeguradora, CondicaoSeguradora, FaixaEstornoSeguradora } from '@balcao/contracts';
import { formatData } from '../datas/format-data.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { nomesDasLinhas } from '../filtro/rotulos-das-opcoes.ts';

/** What an insurer may do, as it is said on screen. */
export const rotulosDaCapacidade: Readonly<Record<CapacidadeSeguradora['ato'], string>> = {
  CALCULAR: 'Calcular',
  TRANSMITIR: 'Transmitir',
  ENDOSSO: 'Endosso',
  AVISO_SINISTRO: 'Aviso de sinistro',
  EXTRATO: 'Extrato de comissão',
};

/** What was agreed for a line or a ramo, in one line. @example sayCondicao(auto) // 'Auto: 20%, de 10% a 25%, desconto até 15%' */
export const sayCondicao = ({ linha, ramo, padraoBps, minBps, maxBps, descontoMaxBps }: CondicaoSeguradora): string =>
  `${nomesDasLinhas[linha]}${ramo ? `, ramo ${ramo}` : ''}: ${formatBps(padraoBps)}, de ${formatBps(minBps)} a ${formatBps(maxBps)}${
    descontoMaxBps === null || descontoMaxBps === undefined ? '' : `, desconto até ${formatBps(descontoMaxBps)}`
  }`;

/** A row of a table of clawback, in one line. @example sayFaixaEstorno({ desde: '2026-01-01', ateMeses: 12, pctBps: 7_500 }) // 'desde 01/01/2026, até 12 meses: 75%' */
export const sayFaixaEstorno = ({ desde, ateMeses, pctBps }: FaixaEstornoSeguradora): string =>
  `desde ${formatData(desde)}, até ${ateMeses} ${ateMeses === 1 ? 'mês' : 'meses'}: ${formatBps(pctBps)}`;

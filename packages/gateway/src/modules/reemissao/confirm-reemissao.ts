import type { FormaReemissao } from '@balcao/contracts';
import { addDias, readLinhaDigitavel, readPix } from '@balcao/domain';
import type { RespostaDeReemissao } from '../../insurers/insurer.port.ts';

type Atendida = Extract<RespostaDeReemissao, { situacao: 'ATENDIDA' }>;

interface Pedida {
  readonly forma: FormaReemissao;
  readonly saldoCentavos: number;
}

/**
 * What an insurer answered, as it is kept; null where it does not hold: another sum than the balance with its fine and interest, a day that has
 * passed, a digit that is wrong, an amount or a day in the boleto that is not the one it says, or nothing of the form that was asked for.
 */
export function confirmReemissao(resposta: Atendida, { forma, saldoCentavos }: Pedida, hoje: string): Atendida | null {
  const { valorCentavos, multaCentavos, jurosCentavos, vencimento, linhaDigitavel, pixCopiaECola } = resposta;
  if (valorCentavos !== saldoCentavos + multaCentavos + jurosCentavos || vencimento < hoje) return null;
  const lida = linhaDigitavel === null ? null : readLinhaDigitavel(linhaDigitavel, vencimento);
  const pix = pixCopiaECola === null ? null : readPix(pixCopiaECola);
  if ((linhaDigitavel !== null && !lida) || (pixCopiaECola !== null && !pix)) return null;
  const isOther = (dito: number | string | null | undefined, certo: number | string): boolean => (dito ?? certo) !== certo;
  if (isOther(lida?.valorCentavos, valorCentavos) || isOther(lida?.vencimento, vencimento)) return null;
  if (isOther(pix?.valorCentavos, valorCentavos)) return null;
  return (forma === 'BOLETO' ? lida : pix) ? { ...resposta, linhaDigitavel: lida?.linha ?? null } : null;
}

/** The days a new due date may be, both included; null where there is none. */
export function prazoDaReemissao(vencimento: string, hoje: string, maxDias: number): { readonly de: string; readonly ate: string } | null {
  const ate = addDias(hoje, maxDias);
  const seguinte = addDias(vencimento, 1);
  const de = seguinte > hoje ? seguinte : hoje;
  return de > ate ? null : { de, ate };
}

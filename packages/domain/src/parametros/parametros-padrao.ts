import type { Parametros } from '@balcao/contracts';
import { parametrosBlocos } from '../blocos/parametros-blocos.ts';
import { pesosPontuacao } from '../cotacao/score-ofertas.ts';
import { parametrosEnvio } from '../envio/parametros-envio.ts';

/** What a subscription that chose nothing quotes by: the product's own ranges, a week after the last price, no floor of its own [K]. */
export const parametrosPadrao: Parametros = {
  pesos: pesosPontuacao,
  carenciaDias: 7,
  validadeLinkDias: parametrosEnvio.validadeDias,
  comissaoMinBps: 0,
  descontoMaxBps: parametrosBlocos.descontoBps.max,
};

import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante, Nada } from '../formats.ts';

const faixa = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const Peso = faixa(0, 100);

/** Quoting parameters of a subscription. */
export const Parametros = z.object({
  /** How much each part of the best-value score weighs against the others; at least one above zero. */
  pesos: z.object({ preco: Peso, coberturas: Peso, limites: Peso, franquia: Peso, parcelamento: Peso }),
  /** Days a case outlives its last price. */
  carenciaDias: faixa(0, 365),
  /** Days the page sent to a client opens. */
  validadeLinkDias: faixa(1, 90),
  /** Minimum commission, bps; also for commissions agreed with insurers. */
  comissaoMinBps: faixa(0, 5_000),
  /** Maximum discount, bps. */
  descontoMaxBps: faixa(0, 3_000),
});
export type Parametros = z.infer<typeof Parametros>;

/** The parameters in force; version 0 while nothing was chosen. */
export const ParametrosEmVigor = z.object({
  ...Parametros.shape,
  versao: z.int(),
  alteradoEm: z.nullable(Instante),
  alteradoPor: z.nullable(z.string()),
});
export type ParametrosEmVigor = z.infer<typeof ParametrosEmVigor>;

const B = '/c/api/v1/parametros';

/** Calls of the quoting parameters of a subscription. */
export const parametrosCalls = {
  getParametros: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os parâmetros de cotação da assinatura.',
    qualquerSessao: '/configuracao/parametros abre a todos; só administradores mudam',
    input: Nada,
    output: ParametrosEmVigor,
  }),
  saveParametros: defineCall({
    method: 'PUT',
    path: B,
    resumo: 'Muda os parâmetros de cotação; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...Parametros.shape, versao: z.int() }),
    output: ParametrosEmVigor,
  }),
};

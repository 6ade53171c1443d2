import type { Parametros } from '@balcao/contracts';
import { apportion } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { type Campo, campos, PESOS } from './campos.model.ts';
import { copy } from './parametros.copy.ts';

/** The form as typed: an empty field is null. */
const Digitados = z.record(z.enum(campos), z.nullable(z.int()));
export type Digitados = Readonly<z.infer<typeof Digitados>>;
export const parseDigitados = (valor: unknown): Digitados | null => Digitados.safeParse(valor).data ?? null;

/** Lowest and highest of each, as the contract has them. */
export const faixas: Readonly<Record<Campo, readonly [min: number, max: number]>> = {
  'pesos.preco': [0, 100],
  'pesos.coberturas': [0, 100],
  'pesos.limites': [0, 100],
  'pesos.franquia': [0, 100],
  'pesos.parcelamento': [0, 100],
  carenciaDias: [0, 365],
  validadeLinkDias: [1, 90],
  comissaoMinBps: [0, 5_000],
  descontoMaxBps: [0, 3_000],
};

export const digitadosDe = ({ pesos, carenciaDias, validadeLinkDias, comissaoMinBps, descontoMaxBps }: Parametros): Digitados => ({
  'pesos.preco': pesos.preco,
  'pesos.coberturas': pesos.coberturas,
  'pesos.limites': pesos.limites,
  'pesos.franquia': pesos.franquia,
  'pesos.parcelamento': pesos.parcelamento,
  carenciaDias,
  validadeLinkDias,
  comissaoMinBps,
  descontoMaxBps,
});

/** What is sent of a form that was judged: nothing of it is empty. */
export const parametrosDe = (digitados: Digitados): Parametros => {
  const filled = (campo: Campo): number => digitados[campo] ?? 0;
  return {
    pesos: {
      preco: filled('pesos.preco'),
      coberturas: filled('pesos.coberturas'),
      limites: filled('pesos.limites'),
      franquia: filled('pesos.franquia'),
      parcelamento: filled('pesos.parcelamento'),
    },
    carenciaDias: filled('carenciaDias'),
    validadeLinkDias: filled('validadeLinkDias'),
    comissaoMinBps: filled('comissaoMinBps'),
    descontoMaxBps: filled('descontoMaxBps'),
  };
};

/** What keeps the form from being sent. */
export function errosOf(digitados: Digitados): Erros<Campo> {
  const erros: Erros<Campo> = {};
  for (const campo of campos) {
    const valor = digitados[campo];
    const [min, max] = faixas[campo];
    if (valor === null) erros[campo] = copy.vazio;
    else if (valor < min || valor > max) erros[campo] = copy.faixa(campo, min, max);
  }
  if (PESOS.every((campo) => digitados[campo] === 0)) erros['pesos.preco'] = copy.semPeso;
  return erros;
}

/** The points out of 100 each part of the score is worth; null while nothing weighs. */
export function pontosDe(digitados: Digitados): Readonly<Record<(typeof PESOS)[number], number>> | null {
  const pesos = PESOS.map((campo) => digitados[campo] ?? 0);
  if (pesos.every((peso) => peso === 0)) return null;
  const pontos = apportion(100, pesos);
  return Object.fromEntries(PESOS.map((campo, index) => [campo, pontos[index] ?? 0])) as Record<(typeof PESOS)[number], number>;
}

export interface Mudanca {
  readonly campo: Campo;
  readonly de: string;
  readonly para: string;
}

/** What would be in force after saving and is not now, in the words of the screen; of the weights, the points they come to. */
export function mudancasDe(antes: Digitados, depois: Digitados): Mudanca[] {
  const [pontosAntes, pontosDepois] = [pontosDe(antes), pontosDe(depois)];
  return campos.flatMap((campo) => {
    const isPeso = campo.startsWith('pesos.');
    const peso = campo as (typeof PESOS)[number];
    const [de, para] = isPeso ? [pontosAntes?.[peso] ?? 0, pontosDepois?.[peso] ?? 0] : [antes[campo], depois[campo]];
    if (de === para || de === null || para === null) return [];
    const show = (valor: number): string => (isPeso ? copy.pontosCurtos(valor) : copy.valor(campo, valor));
    return [{ campo, de: show(de), para: show(para) }];
  });
}

/** Where what is in force and what was typed are not the same, in words. */
export const diferencasDe = (emVigor: Parametros, digitados: Digitados): Diferenca[] => {
  const deles = digitadosDe(emVigor);
  const show = (campo: Campo, valor: number | null): string => (valor === null ? '' : copy.valor(campo, valor));
  return campos
    .filter((campo) => deles[campo] !== digitados[campo])
    .map((campo) => ({ rotulo: copy.rotulo(campo), deles: show(campo, deles[campo]), meu: show(campo, digitados[campo]) }));
};

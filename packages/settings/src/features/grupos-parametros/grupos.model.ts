import type { ErroCampo, FeriadoProprio, GrupoParametros, GruposParametros, ParametrosRenovacao } from '@balcao/contracts';
import { formatData, validateGrupo } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './grupos.copy.ts';

/** Lowest and highest of each window, as the contract has them. */
export const faixas: Readonly<Record<keyof ParametrosRenovacao, readonly [min: number, max: number]>> = {
  listarDias: [1, 180],
  cotarDias: [1, 180],
  enviarDias: [1, 180],
  ligarDias: [1, 180],
  urgenteDias: [0, 180],
  vencidaDias: [1, 180],
  perdidaDias: [1, 365],
};
export const JANELAS = Object.keys(faixas) as readonly (keyof ParametrosRenovacao)[];

const FeriadoDigitado = z.object({ dia: z.nullable(z.string()), nome: z.string(), todoAno: z.boolean() });
export type FeriadoDigitado = Readonly<z.infer<typeof FeriadoDigitado>>;

/** Each group as it is typed: an empty field is null. */
const digitados = {
  acesso: z.object({ exigeSegundoFator: z.boolean(), feriadoComoDomingo: z.boolean() }),
  calendario: z.object({ feriados: z.array(FeriadoDigitado) }),
  renovacao: z.record(z.enum(JANELAS as [keyof ParametrosRenovacao]), z.nullable(z.int())),
};
export interface Digitados {
  readonly acesso: GruposParametros['acesso'];
  readonly calendario: { readonly feriados: readonly FeriadoDigitado[] };
  readonly renovacao: Readonly<Record<keyof ParametrosRenovacao, number | null>>;
}
export const parseDigitado = <G extends GrupoParametros>(grupo: G, valor: unknown): Digitados[G] | null =>
  (digitados[grupo].safeParse(valor).data as Digitados[G] | undefined) ?? null;

/** A group as it is typed, without its stamp. */
export const digitadoDe: { readonly [G in GrupoParametros]: (valor: GruposParametros[G]) => Digitados[G] } = {
  acesso: ({ exigeSegundoFator, feriadoComoDomingo }) => ({ exigeSegundoFator, feriadoComoDomingo }),
  calendario: ({ feriados }) => ({ feriados }),
  renovacao: (valor) => Object.fromEntries(JANELAS.map((campo) => [campo, valor[campo]])) as Digitados['renovacao'],
};

/** What is sent of a group that was judged: nothing of it is empty. */
export const parametrosDe: { readonly [G in GrupoParametros]: (digitado: Digitados[G]) => GruposParametros[G] } = {
  acesso: (digitado) => digitado,
  calendario: ({ feriados }) => ({
    feriados: feriados.map(({ dia, nome, todoAno }): FeriadoProprio => ({ dia: dia ?? '', nome: nome.trim(), todoAno })),
  }),
  renovacao: (digitado) => Object.fromEntries(JANELAS.map((campo) => [campo, digitado[campo] ?? 0])) as GruposParametros['renovacao'],
};

const errosDe = (errors: readonly ErroCampo[]): Erros<string> =>
  Object.fromEntries(errors.toReversed().map(({ campo, mensagem }) => [campo, mensagem]));

/** What keeps a group from being sent. */
export function errosOf<G extends GrupoParametros>(grupo: G, digitado: Digitados[G]): Erros<string> {
  const erros: Erros<string> = {};
  if (grupo === 'renovacao') {
    for (const campo of JANELAS) {
      const valor = (digitado as Digitados['renovacao'])[campo];
      const [min, max] = faixas[campo];
      if (valor === null) erros[campo] = copy.vazio;
      else if (valor < min || valor > max) erros[campo] = copy.faixa(min, max);
    }
    if (Object.keys(erros).length > 0) return erros;
  }
  return errosDe(validateGrupo(grupo, parametrosDe[grupo](digitado)));
}

const simOuNao = (valor: boolean): string => (valor ? copy.sim : copy.nao);
const diasDe = (valor: number | null): string => (valor === null ? '' : `${valor} ${copy.sufixoDias}`);
const nomesDe = (feriados: readonly FeriadoDigitado[]): string =>
  feriados.length === 0 ? copy.total(0) : feriados.map(({ dia, nome }) => `${dia ? formatData(dia) : ''} ${nome}`.trim()).join(', ');

const linhasDe: { readonly [G in GrupoParametros]: (digitado: Digitados[G]) => readonly (readonly [rotulo: string, valor: string])[] } = {
  acesso: ({ exigeSegundoFator, feriadoComoDomingo }) => [
    [copy.exigeSegundoFator, simOuNao(exigeSegundoFator)],
    [copy.feriadoComoDomingo, simOuNao(feriadoComoDomingo)],
  ],
  calendario: ({ feriados }) => [[copy.proprios, nomesDe(feriados)]],
  renovacao: (digitado) => JANELAS.map((campo) => [copy.janela(campo)[0], diasDe(digitado[campo])]),
};

/** Where what is in force and what was typed are not the same, in words. */
export function diferencasDe<G extends GrupoParametros>(grupo: G, emVigor: Digitados[G], digitado: Digitados[G]): Diferenca[] {
  const meus = linhasDe[grupo](digitado);
  return linhasDe[grupo](emVigor).flatMap(([rotulo, deles], index) => {
    const meu = meus[index]?.[1] ?? '';
    return meu === deles ? [] : [{ rotulo, deles, meu }];
  });
}

import {
  AcessoEmVigor,
  CalendarioEmVigor,
  type GrupoEmVigor,
  type GrupoParametros,
  type GruposEmVigor,
  gruposParametrosCalls,
  type GruposParametros,
  RenovacaoEmVigor,
} from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useFicha } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import type * as z from 'zod/mini';
import { digitadoDe, type Digitados, errosOf, parametrosDe, parseDigitado } from './grupos.model.ts';

export const useGrupos = () => useCall(gruposParametrosCalls.getGrupos, {});

type Gravacao<G extends GrupoParametros> = (valor: GruposParametros[G] & { versao: number }) => Promise<GrupoEmVigor<G>>;
const gravacoes: { readonly [G in GrupoParametros]: Gravacao<G> } = {
  acesso: (valor) => call(gruposParametrosCalls.saveAcesso, valor),
  calendario: (valor) => call(gruposParametrosCalls.saveCalendario, valor),
  renovacao: (valor) => call(gruposParametrosCalls.saveRenovacao, valor),
};
const schemas: { readonly [G in GrupoParametros]: z.ZodMiniType<GrupoEmVigor<G>> } = {
  acesso: AcessoEmVigor,
  calendario: CalendarioEmVigor,
  renovacao: RenovacaoEmVigor,
};

const keep = <G extends GrupoParametros>(grupo: G, atual: GrupoEmVigor<G>) =>
  queryClient.setQueryData<GruposEmVigor>(keyOf(gruposParametrosCalls.getGrupos, {}), (todos) => todos && { ...todos, [grupo]: atual });

/** One group as a form; what somebody else saved meanwhile is shown before it may be written over. */
export const useGrupo = <G extends GrupoParametros>(grupo: G, emVigor: GrupoEmVigor<G>, onSent: () => void) =>
  useFicha<GrupoEmVigor<G>, Digitados[G] & object>({
    gravada: emVigor,
    digitadoDe: (atual) => digitadoDe[grupo](atual ?? emVigor),
    schema: schemas[grupo],
    camposOf: (digitado) => ('feriados' in digitado ? feriadosDe(digitado) : Object.keys(digitado)),
    judge: (digitado) => errosOf(grupo, digitado),
    goTo: focusCampo,
    guardada: { nome: `parametros-${grupo}`, parse: (valor) => parseDigitado(grupo, valor) },
    send: async (digitado, base) => {
      const saved = await gravacoes[grupo]({ ...parametrosDe[grupo](digitado), versao: (base ?? emVigor).versao });
      keep(grupo, saved);
      return saved;
    },
    onSent,
  });
export type FormDoGrupo<G extends GrupoParametros> = ReturnType<typeof useGrupo<G>>;

const feriadosDe = ({ feriados }: Digitados['calendario']): string[] =>
  feriados.flatMap((_, index) => [`feriados.${index}.dia`, `feriados.${index}.nome`, `feriados.${index}.todoAno`]);

import {
  AcessoEmVigor,
  CalendarioEmVigor,
  type GrupoEmVigor,
  type GrupoParametros,
  type GruposEmVigor,
  gruposParametrosCalls,
  type GruposParametros,
  AtrasoEmVigor,
  ExpedienteEmVigor,
  NumeracaoEmVigor,
  RemetenteEmVigor,
  RenovacaoEmVigor,
  RepasseEmVigor,
  remetenteCalls,
  RetencaoEmVigor,
} from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useFicha } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import type * as z from 'zod/mini';
import { camposDosHorarios } from '../../horarios.model.ts';
import { digitadoDe, type Digitados, errosOf, parametrosDe, parseDigitado } from './grupos.model.ts';

export const useGrupos = () => useCall(gruposParametrosCalls.getGrupos, {});

type Gravacao<G extends GrupoParametros> = (valor: GruposParametros[G] & { versao: number }) => Promise<GrupoEmVigor<G>>;
const gravacoes: { readonly [G in GrupoParametros]: Gravacao<G> } = {
  acesso: (valor) => call(gruposParametrosCalls.saveAcesso, valor),
  calendario: (valor) => call(gruposParametrosCalls.saveCalendario, valor),
  renovacao: (valor) => call(gruposParametrosCalls.saveRenovacao, valor),
  expediente: (valor) => call(gruposParametrosCalls.saveExpediente, valor),
  atraso: (valor) => call(gruposParametrosCalls.saveAtraso, valor),
  repasse: (valor) => call(gruposParametrosCalls.saveRepasse, valor),
  numeracao: (valor) => call(gruposParametrosCalls.saveNumeracao, valor),
  retencao: (valor) => call(gruposParametrosCalls.saveRetencao, valor),
  remetente: async (valor) => {
    const saved = await call(gruposParametrosCalls.saveRemetente, valor);
    await queryClient.invalidateQueries({ queryKey: keyOf(remetenteCalls.getDominio, {}) });
    return saved;
  },
};
const schemas: { readonly [G in GrupoParametros]: z.ZodMiniType<GrupoEmVigor<G>> } = {
  acesso: AcessoEmVigor,
  calendario: CalendarioEmVigor,
  renovacao: RenovacaoEmVigor,
  expediente: ExpedienteEmVigor,
  atraso: AtrasoEmVigor,
  repasse: RepasseEmVigor,
  numeracao: NumeracaoEmVigor,
  retencao: RetencaoEmVigor,
  remetente: RemetenteEmVigor,
};

const keep = <G extends GrupoParametros>(grupo: G, atual: GrupoEmVigor<G>) =>
  queryClient.setQueryData<GruposEmVigor>(keyOf(gruposParametrosCalls.getGrupos, {}), (todos) => todos && { ...todos, [grupo]: atual });

/** One group as a form; what somebody else saved meanwhile is shown before it may be written over. */
export const useGrupo = <G extends GrupoParametros>(grupo: G, emVigor: GrupoEmVigor<G>, onSent: () => void) =>
  useFicha<GrupoEmVigor<G>, Digitados[G] & object>({
    gravada: emVigor,
    digitadoDe: (atual) => digitadoDe[grupo](atual ?? emVigor),
    schema: schemas[grupo],
    camposOf: (digitado) => Object.entries(digitado).flatMap(([campo, valor]) => camposDo(campo, valor)),
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

/** The fields that one entry of a group is on screen. */
function camposDo(campo: string, valor: unknown): string[] {
  if (campo === 'horarios') return camposDosHorarios(campo);
  if (campo !== 'feriados') return [campo];
  return (valor as readonly unknown[]).flatMap((_, index) => ['dia', 'nome', 'todoAno'].map((parte) => `feriados.${index}.${parte}`));
}

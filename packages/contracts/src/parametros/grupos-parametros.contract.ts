import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Instante, Nada } from '../formats.ts';

const dias = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** A holiday of the subscription's own: of the town, of the state, of the brokerage. */
export const FeriadoProprio = z.object({
  dia: Data,
  nome: z.string().check(z.trim(), z.minLength(2, 'Dê um nome ao feriado.'), z.maxLength(60, 'Use até 60 letras.')),
  /** Comes back every year on the same day and month. */
  todoAno: z.boolean(),
});
export type FeriadoProprio = z.infer<typeof FeriadoProprio>;

/** How users enter. */
export const ParametrosAcesso = z.object({
  /** Whoever has no second factor enrols at the next sign-in; nobody is excepted. */
  exigeSegundoFator: z.boolean(),
  /** On a holiday the hours of access are those of Sunday. */
  feriadoComoDomingo: z.boolean(),
});
export type ParametrosAcesso = z.infer<typeof ParametrosAcesso>;

/** The days on which the brokerage does not open, besides the national ones. */
export const ParametrosCalendario = z.object({ feriados: z.array(FeriadoProprio).check(z.maxLength(40)) });
export type ParametrosCalendario = z.infer<typeof ParametrosCalendario>;

/** The windows of a renewal (domain design §5.7), in days before the end of the policy; the last two after it. */
export const ParametrosRenovacao = z.object({
  listarDias: dias(1, 180),
  cotarDias: dias(1, 180),
  enviarDias: dias(1, 180),
  ligarDias: dias(1, 180),
  urgenteDias: dias(0, 180),
  vencidaDias: dias(1, 180),
  perdidaDias: dias(1, 365),
});
export type ParametrosRenovacao = z.infer<typeof ParametrosRenovacao>;

/** Every group of parameters of a subscription, besides those of quoting. */
export const GruposParametros = z.object({
  acesso: ParametrosAcesso,
  calendario: ParametrosCalendario,
  renovacao: ParametrosRenovacao,
});
export type GruposParametros = z.infer<typeof GruposParametros>;
export type GrupoParametros = keyof GruposParametros;

/** When a group was chosen and by whom; version 0 while nothing was chosen. */
const carimbo = { versao: z.int(), alteradoEm: z.nullable(Instante), alteradoPor: z.nullable(z.string()) };
/** What is in force of a group. */
export type GrupoEmVigor<G extends GrupoParametros> = GruposParametros[G] & {
  readonly versao: number;
  readonly alteradoEm: string | null;
  readonly alteradoPor: string | null;
};
export const AcessoEmVigor = z.object({ ...ParametrosAcesso.shape, ...carimbo });
export const CalendarioEmVigor = z.object({ ...ParametrosCalendario.shape, ...carimbo });
export const RenovacaoEmVigor = z.object({ ...ParametrosRenovacao.shape, ...carimbo });
export const GruposEmVigor = z.object({ acesso: AcessoEmVigor, calendario: CalendarioEmVigor, renovacao: RenovacaoEmVigor });
export type GruposEmVigor = z.infer<typeof GruposEmVigor>;

const B = '/c/api/v1/parametros';
const daVersao = { versao: z.int() };

/** Calls of the groups of parameters (domain design §4.6). Each group is written alone, over the version that was read. */
export const gruposParametrosCalls = {
  getGrupos: defineCall({
    method: 'GET',
    path: `${B}/grupos`,
    resumo: 'Os grupos de parâmetros da assinatura: acesso, calendário, renovação.',
    administrador: true,
    input: Nada,
    output: GruposEmVigor,
  }),
  saveAcesso: defineCall({
    method: 'PUT',
    path: `${B}/acesso`,
    resumo: 'Muda como os usuários entram; `versao` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...ParametrosAcesso.shape, ...daVersao }),
    output: AcessoEmVigor,
  }),
  saveCalendario: defineCall({
    method: 'PUT',
    path: `${B}/calendario`,
    resumo: 'Muda os feriados próprios da assinatura; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosCalendario.shape, ...daVersao }),
    output: CalendarioEmVigor,
  }),
  saveRenovacao: defineCall({
    method: 'PUT',
    path: `${B}/renovacao`,
    resumo: 'Muda as janelas da renovação; `versao` como nos outros grupos.',
    administrador: true,
    input: z.object({ ...ParametrosRenovacao.shape, ...daVersao }),
    output: RenovacaoEmVigor,
  }),
};

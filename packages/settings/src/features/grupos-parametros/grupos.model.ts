import {
  type ErroCampo,
  type FeriadoProprio,
  type GrupoParametros,
  type GruposParametros,
  ParametrosExpediente,
  type ParametrosNumeracao,
  type ParametrosRenovacao,
  ParametrosRepasse,
  type ParametrosRetencao,
} from '@balcao/contracts';
import { formatBps, formatData, minimosDaRetencao, validateGrupo } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { horariosEmPalavras } from '../../horarios.model.ts';
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
/** Most months that anything is kept for. */
export const MESES_MAX = 240;
export const PRAZOS = Object.keys(minimosDaRetencao) as readonly (keyof ParametrosRetencao)[];
/** Most of the fine and of the interest of a month, bps. */
export const ENCARGO_MAX_BPS = 200;
export const RESPOSTA_MAX_HORAS = 80;
/** Highest number that a series may skip to. */
export const NUMERO_MAX = 9_999_999;

const FeriadoDigitado = z.object({ dia: z.nullable(z.string()), nome: z.string(), todoAno: z.boolean() });
export type FeriadoDigitado = Readonly<z.infer<typeof FeriadoDigitado>>;

/** Each group as it is typed: an empty field is null. */
const digitados = {
  acesso: z.object({ exigeSegundoFator: z.boolean(), feriadoComoDomingo: z.boolean() }),
  calendario: z.object({ feriados: z.array(FeriadoDigitado) }),
  renovacao: z.record(z.enum(JANELAS as [keyof ParametrosRenovacao]), z.nullable(z.int())),
  expediente: z.object({ horarios: ParametrosExpediente.shape.horarios, respostaHoras: z.nullable(z.int()) }),
  atraso: z.object({ multaBps: z.nullable(z.int()), jurosMesBps: z.nullable(z.int()) }),
  repasse: z.object({ ...ParametrosRepasse.shape, supervisorBps: z.nullable(z.int()) }),
  numeracao: z.object({
    orcamentoPrefixo: z.string(),
    orcamentoAno: z.boolean(),
    orcamentoPularPara: z.nullable(z.int()),
    propostaPularPara: z.nullable(z.int()),
  }),
  retencao: z.record(z.enum(PRAZOS as [keyof ParametrosRetencao]), z.nullable(z.int())),
  remetente: z.object({ nome: z.string(), responderPara: z.string(), endereco: z.string() }),
};
export interface Digitados {
  readonly acesso: GruposParametros['acesso'];
  readonly calendario: { readonly feriados: readonly FeriadoDigitado[] };
  readonly renovacao: Readonly<Record<keyof ParametrosRenovacao, number | null>>;
  readonly expediente: ParametrosExpediente;
  readonly atraso: { readonly multaBps: number | null; readonly jurosMesBps: number | null };
  readonly repasse: Omit<ParametrosRepasse, 'supervisorBps'> & { readonly supervisorBps: number | null };
  readonly numeracao: ParametrosNumeracao;
  readonly retencao: Readonly<Record<keyof ParametrosRetencao, number | null>>;
  readonly remetente: { readonly nome: string; readonly responderPara: string; readonly endereco: string };
}
export const parseDigitado = <G extends GrupoParametros>(grupo: G, valor: unknown): Digitados[G] | null =>
  (digitados[grupo].safeParse(valor).data as Digitados[G] | undefined) ?? null;

/** A group as it is typed, without its stamp. */
export const digitadoDe: { readonly [G in GrupoParametros]: (valor: GruposParametros[G]) => Digitados[G] } = {
  acesso: ({ exigeSegundoFator, feriadoComoDomingo }) => ({ exigeSegundoFator, feriadoComoDomingo }),
  calendario: ({ feriados }) => ({ feriados }),
  renovacao: (valor) => Object.fromEntries(JANELAS.map((campo) => [campo, valor[campo]])) as Digitados['renovacao'],
  expediente: ({ horarios, respostaHoras }) => ({ horarios, respostaHoras }),
  atraso: ({ multaBps, jurosMesBps }) => ({ multaBps, jurosMesBps }),
  repasse: ({ base, momento, aprovacaoPorOutro, supervisorBps }) => ({ base, momento, aprovacaoPorOutro, supervisorBps }),
  numeracao: ({ orcamentoPrefixo, orcamentoAno, orcamentoPularPara, propostaPularPara }) => ({
    orcamentoPrefixo,
    orcamentoAno,
    orcamentoPularPara,
    propostaPularPara,
  }),
  retencao: (valor) => Object.fromEntries(PRAZOS.map((campo) => [campo, valor[campo]])) as Digitados['retencao'],
  remetente: ({ nome, responderPara, endereco }) => ({ nome, responderPara: responderPara ?? '', endereco: endereco ?? '' }),
};

/** What is sent of a group that was judged: nothing of it is empty. */
export const parametrosDe: { readonly [G in GrupoParametros]: (digitado: Digitados[G]) => GruposParametros[G] } = {
  acesso: (digitado) => digitado,
  calendario: ({ feriados }) => ({
    feriados: feriados.map(({ dia, nome, todoAno }): FeriadoProprio => ({ dia: dia ?? '', nome: nome.trim(), todoAno })),
  }),
  renovacao: (digitado) => Object.fromEntries(JANELAS.map((campo) => [campo, digitado[campo] ?? 0])) as GruposParametros['renovacao'],
  expediente: (digitado) => digitado,
  atraso: ({ multaBps, jurosMesBps }) => ({ multaBps: multaBps ?? 0, jurosMesBps: jurosMesBps ?? 0 }),
  repasse: (digitado) => ({ ...digitado, supervisorBps: digitado.supervisorBps ?? 0 }),
  numeracao: (digitado) => ({ ...digitado, orcamentoPrefixo: digitado.orcamentoPrefixo.trim() }),
  retencao: (digitado) => Object.fromEntries(PRAZOS.map((campo) => [campo, digitado[campo] ?? 0])) as GruposParametros['retencao'],
  remetente: ({ nome, responderPara, endereco }) => ({
    nome: nome.trim(),
    responderPara: responderPara.trim() || null,
    endereco: endereco.trim().toLowerCase() || null,
  }),
};

/** The whole of a share. */
export const TUDO_BPS = 10_000;

const errosDe = (errors: readonly ErroCampo[]): Erros<string> =>
  Object.fromEntries(errors.toReversed().map(({ campo, mensagem }) => [campo, mensagem]));

/** Numbers of a group that must be there, each between its lowest and its highest. */
const numeros: { readonly [G in GrupoParametros]?: Readonly<Record<string, readonly [min: number, max: number]>> } = {
  renovacao: faixas,
  atraso: { multaBps: [0, ENCARGO_MAX_BPS], jurosMesBps: [0, ENCARGO_MAX_BPS] },
  repasse: { supervisorBps: [0, TUDO_BPS] },
  retencao: Object.fromEntries(PRAZOS.map((campo) => [campo, [minimosDaRetencao[campo], MESES_MAX]])),
};
/** Numbers that may be left empty. */
const opcionais: { readonly [G in GrupoParametros]?: Readonly<Record<string, readonly [min: number, max: number]>> } = {
  expediente: { respostaHoras: [1, RESPOSTA_MAX_HORAS] },
  numeracao: { orcamentoPularPara: [1, NUMERO_MAX], propostaPularPara: [1, NUMERO_MAX] },
};

function* judgeNumeros(grupo: GrupoParametros, digitado: object): Generator<readonly [campo: string, erro: string]> {
  const typed = digitado as Readonly<Record<string, number | null>>;
  for (const [campo, [min, max]] of Object.entries({ ...numeros[grupo], ...opcionais[grupo] })) {
    const valor = typed[campo] ?? null;
    if (valor === null && numeros[grupo]?.[campo]) yield [campo, copy.vazio];
    if (valor !== null && (valor < min || valor > max)) yield [campo, copy.faixa(grupo, min, max)];
  }
}

/** What keeps a group from being sent. */
export function errosOf<G extends GrupoParametros>(grupo: G, digitado: Digitados[G] & object): Erros<string> {
  const erros: Erros<string> = Object.fromEntries(judgeNumeros(grupo, digitado));
  return Object.keys(erros).length > 0 ? erros : errosDe(validateGrupo(grupo, parametrosDe[grupo](digitado)));
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
  expediente: ({ horarios, respostaHoras }) => [
    [copy.horarios, horariosEmPalavras(horarios)],
    [copy.respostaHoras, respostaHoras === null ? copy.semPromessa : copy.horas(respostaHoras)],
  ],
  atraso: ({ multaBps, jurosMesBps }) => [
    [copy.multa, formatBps(multaBps ?? 0)],
    [copy.juros, formatBps(jurosMesBps ?? 0)],
  ],
  repasse: ({ base, momento, aprovacaoPorOutro, supervisorBps }) => [
    [copy.base, copy.bases[base]],
    [copy.momento, copy.momentos[momento]],
    [copy.supervisor, formatBps(supervisorBps ?? 0)],
    [copy.aprovacao, simOuNao(aprovacaoPorOutro)],
  ],
  numeracao: ({ orcamentoPrefixo, orcamentoAno }) => [
    [copy.prefixo, orcamentoPrefixo],
    [copy.ano, simOuNao(orcamentoAno)],
  ],
  retencao: (digitado) => PRAZOS.map((campo) => [copy.prazo(campo)[0], copy.meses(digitado[campo] ?? 0)]),
  remetente: ({ nome, responderPara, endereco }) => [
    [copy.nomeRemetente, nome],
    [copy.responderPara, responderPara],
    [copy.endereco, endereco],
  ],
};

/** Where what is in force and what was typed are not the same, in words. */
export function diferencasDe<G extends GrupoParametros>(grupo: G, emVigor: Digitados[G], digitado: Digitados[G]): Diferenca[] {
  const meus = linhasDe[grupo](digitado);
  return linhasDe[grupo](emVigor).flatMap(([rotulo, deles], index) => {
    const meu = meus[index]?.[1] ?? '';
    return meu === deles ? [] : [{ rotulo, deles, meu }];
  });
}

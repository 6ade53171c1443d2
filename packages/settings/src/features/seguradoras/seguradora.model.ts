import {
  CondicaoSeguradora,
  type DadosSeguradora,
  type FichaSeguradora,
  type Linha,
  type OpcoesSeguradora,
  PoliticaComissao,
} from '@balcao/contracts';
import { formatTelefoneDeServico, sayCondicao, sayFaixaEstorno, validateSeguradora } from '@balcao/domain';
import { type Erros, errosDe } from '@balcao/shared/forms';
import type { Diferenca } from '@balcao/ui/records';
import * as z from 'zod/mini';
import { copy } from './seguradoras.copy.ts';

const Taxa = z.nullable(z.int());
/** A condition as typed: a rate that is not filled yet is null. */
const CondicaoDigitada = z.object({
  linha: CondicaoSeguradora.shape.linha,
  ramo: z._default(z.nullable(z.string()), null),
  padraoBps: Taxa,
  minBps: Taxa,
  maxBps: Taxa,
  descontoMaxBps: Taxa,
});
export type CondicaoDigitada = Readonly<z.infer<typeof CondicaoDigitada>>;

/** A row of the table of clawback as typed. */
const FaixaDigitada = z.object({ desde: z.nullable(z.string()), ateMeses: z.nullable(z.int()), pctBps: Taxa });
export type FaixaDigitada = Readonly<z.infer<typeof FaixaDigitada>>;

/** The form as typed, by the gateway's own names; a choice that was not made is null. */
const Digitado = z.object({
  seguradora: z.nullable(z.string()),
  corretoraId: z.nullable(z.string()),
  codigoCorretor: z.string(),
  politicaComissao: PoliticaComissao,
  condicoes: z.readonly(z.array(CondicaoDigitada)),
  regrasEstorno: z.readonly(z.array(FaixaDigitada)),
  telefoneSinistro: z.string(),
  telefoneAssistencia: z.string(),
});
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

export const politicas = PoliticaComissao.options;

export const digitadoDe = (ficha: FichaSeguradora | null): Digitado => ({
  seguradora: ficha?.seguradora ?? null,
  corretoraId: ficha?.corretoraId ?? null,
  codigoCorretor: ficha?.codigoCorretor ?? '',
  politicaComissao: ficha?.politicaComissao ?? 'PARCELADA',
  condicoes: ficha?.condicoes ?? [],
  regrasEstorno: ficha?.regrasEstorno ?? [],
  telefoneSinistro: formatTelefoneDeServico(ficha?.telefoneSinistro ?? ''),
  telefoneAssistencia: formatTelefoneDeServico(ficha?.telefoneAssistencia ?? ''),
});

const filled = (texto: string): string | null => texto.trim() || null;

/** What is sent. What is missing of a condition is left as the domain refuses it. */
export const dadosDe = ({ seguradora, corretoraId, condicoes, regrasEstorno, ...digitado }: Digitado): DadosSeguradora => ({
  seguradora: seguradora ?? '',
  corretoraId: corretoraId ?? '',
  codigoCorretor: digitado.codigoCorretor.trim(),
  politicaComissao: digitado.politicaComissao,
  condicoes: condicoes.map(({ padraoBps, minBps, maxBps, ...condicao }) => ({
    ...condicao,
    padraoBps: padraoBps ?? 0,
    minBps: minBps ?? 0,
    maxBps: maxBps ?? 0,
  })),
  regrasEstorno: regrasEstorno.map(({ desde, ateMeses, pctBps }) => ({ desde: desde ?? '', ateMeses: ateMeses ?? 0, pctBps: pctBps ?? 0 })),
  telefoneSinistro: filled(digitado.telefoneSinistro),
  telefoneAssistencia: filled(digitado.telefoneAssistencia),
});

const CONDICAO = ['linha', 'ramo', 'padraoBps', 'minBps', 'maxBps', 'descontoMaxBps'] as const;
const OBRIGATORIAS = ['padraoBps', 'minBps', 'maxBps'] as const;
const FAIXA = ['desde', 'ateMeses', 'pctBps'] as const;

/** Fields of the form, in its order. */
export const camposOf = ({ condicoes, regrasEstorno }: Digitado): readonly string[] =>
  Object.keys(digitadoDe(null)).flatMap((campo) => {
    if (campo === 'condicoes') return condicoes.flatMap((_, index) => CONDICAO.map((nome) => `condicoes.${index}.${nome}`));
    if (campo === 'regrasEstorno') return regrasEstorno.flatMap((_, index) => FAIXA.map((nome) => `regrasEstorno.${index}.${nome}`));
    return [campo];
  });

/** What a field is called on screen; one of a condition or of a row says of which. */
export function rotuloDe(campo: string): string | undefined {
  const [, lista, index, nome] = /^(condicoes|regrasEstorno)\.(\d+)\.(\w+)$/.exec(campo) ?? [];
  if (lista === 'condicoes') return `${copy.condicao.titulo(Number(index) + 1)}, ${copy.condicao[nome as (typeof CONDICAO)[number]]}`;
  if (lista) return `${copy.faixa.titulo(Number(index) + 1)}, ${copy.faixa[nome as (typeof FAIXA)[number]]}`;
  return copy.rotulos[campo as keyof typeof copy.rotulos];
}

const missing = (campo: string) => ({ campo, codigo: 'obrigatorio', mensagem: copy.obrigatorio });

/** What keeps the form from being sent. Which lines the insurer takes, the gateway judges too. */
export function errosOf(digitado: Digitado): Erros<string> {
  const empty = [
    ...(['seguradora', 'corretoraId'] as const).filter((campo) => digitado[campo] === null),
    ...digitado.condicoes.flatMap((condicao, index) =>
      OBRIGATORIAS.filter((nome) => condicao[nome] === null).map((nome) => `condicoes.${index}.${nome}`),
    ),
    ...digitado.regrasEstorno.flatMap((faixa, index) =>
      FAIXA.filter((nome) => faixa[nome] === null).map((nome) => `regrasEstorno.${index}.${nome}`),
    ),
  ];
  return errosDe(
    { errors: [...empty.map(missing), ...validateSeguradora(dadosDe(digitado), { linhas: null, ramos: null })] },
    camposOf(digitado),
  );
}

/** The first line without a condition; once all have one, what is added is a ramo of the first. */
export const livreDe = (condicoes: readonly CondicaoDigitada[], linhas: readonly Linha[]): Linha =>
  linhas.find((linha) => !condicoes.some((condicao) => condicao.linha === linha && condicao.ramo === null)) ?? linhas[0] ?? 'OUTRO';

/** A ramo by SUSEP's code and its name; the few of the house's own have no code. @example nomeDoRamo('0531', 'Casco') // '0531 · Casco' */
export const nomeDoRamo = (codigo: string, nome: string): string => (/^\d{4}$/.test(codigo) ? `${codigo} · ${nome}` : nome);

/** A condition of a whole line; the ranges of the market are a beginning. */
export const condicaoNova = (linha: Linha): CondicaoDigitada => ({
  linha,
  ramo: null,
  padraoBps: 2_000,
  minBps: 1_000,
  maxBps: 2_500,
  descontoMaxBps: null,
});

/** A row after the last one: of its table. */
export const faixaNova = (faixas: readonly FaixaDigitada[]): FaixaDigitada => ({
  desde: faixas.at(-1)?.desde ?? null,
  ateMeses: null,
  pctBps: null,
});

/** Lines of an insurer, of the one being written or of the catalogue's. */
export const linhasDe = (base: FichaSeguradora | null, { seguradora }: Digitado, opcoes: OpcoesSeguradora | undefined): readonly Linha[] =>
  base?.linhas ?? opcoes?.seguradoras.find(({ slug }) => slug === seguradora)?.linhas ?? [];

/** A value of the form as a person reads it. */
function emPalavras(campo: keyof Digitado, digitado: Digitado): string {
  if (campo === 'condicoes') return dadosDe(digitado).condicoes.map(sayCondicao).join('; ');
  if (campo === 'regrasEstorno') return dadosDe(digitado).regrasEstorno.map(sayFaixaEstorno).join('; ');
  if (campo === 'politicaComissao') return copy.politica[digitado.politicaComissao];
  return digitado[campo] ?? '';
}

/** Where what stands and what was typed are not the same, in words. */
export function diferencasDe(gravada: FichaSeguradora, digitado: Digitado): Diferenca[] {
  const deles = digitadoDe(gravada);
  return (Object.keys(digitado) as (keyof Digitado)[])
    .filter((campo) => JSON.stringify(deles[campo]) !== JSON.stringify(digitado[campo]))
    .map((campo) => ({ rotulo: copy.rotulos[campo], deles: emPalavras(campo, deles), meu: emPalavras(campo, digitado) }));
}

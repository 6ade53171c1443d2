import type { ErroCampo } from '@balcao/contracts';
import type * as z from 'zod/mini';
import { formatNumero } from '../dinheiro/format-numero.ts';
import { type CodigoErro, erroCampo } from './codigo-erro.ts';

type Issue = z.core.$ZodIssue;
type Traducao = readonly [CodigoErro, string];

const FORMATOS: Readonly<Record<string, string>> = {
  email: 'Informe um e-mail válido.',
  date: 'Informe uma data válida.',
  datetime: 'Informe data e hora válidas.',
  uuid: 'Identificador inválido.',
  url: 'Informe um endereço válido.',
};

const count = (limit: number | bigint, one: string, many: string): string =>
  `${formatNumero(Number(limit))} ${Number(limit) === 1 ? one : many}`;

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Traducao {
  if (origin === 'string') return ['muitoLongo', `Use no máximo ${count(maximum, 'caractere', 'caracteres')}.`];
  if (origin === 'array' || origin === 'set') return ['muitoLongo', `Informe no máximo ${count(maximum, 'item', 'itens')}.`];
  return ['foraDaFaixa', `O maior valor aceito é ${formatNumero(Number(maximum))}.`];
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Traducao {
  if (origin === 'string') {
    return Number(minimum) === 1
      ? ['obrigatorio', 'Campo obrigatório.']
      : ['muitoCurto', `Use ao menos ${count(minimum, 'caractere', 'caracteres')}.`];
  }
  if (origin === 'array' || origin === 'set') return ['muitoCurto', `Informe ao menos ${count(minimum, 'item', 'itens')}.`];
  return ['foraDaFaixa', `O menor valor aceito é ${formatNumero(Number(minimum))}.`];
}

function translate(issue: Issue): Traducao {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return ['foraDaLista', 'Escolha uma das opções da lista.'];
    case 'invalid_format':
      return ['invalido', FORMATOS[issue.format] ?? 'Formato inválido.'];
    case 'invalid_type':
      return ['invalido', issue.expected === 'int' ? 'Informe um número inteiro.' : 'Valor ausente ou inválido.'];
    case 'unrecognized_keys':
      return ['desconhecido', 'Campo desconhecido.'];
    default:
      return ['invalido', 'Valor inválido.'];
  }
}

function valueAt(entrada: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    entrada,
  );
}

/** Origin of the issues: the parsed value, to distinguish *missing* from *invalid*, and a prefix for each path. */
export interface OrigemIssues {
  readonly entrada?: unknown;
  readonly prefixo?: string;
}

/**
 * The refused fields of a failed parse in clear Portuguese. Nothing of zod's own text passes: it is English and shows regexes.
 *
 * @param issues `error.issues` of zod
 * @param origem with `entrada`, an absent, null or empty value is reported as *obrigatório*
 * @returns one entry per field and reason, dotted paths
 * @example translateIssues(parsed.error.issues, { entrada: body }) // [{ campo: 'email', codigo: 'obrigatorio', mensagem: 'Campo obrigatório.' }]
 */
export function translateIssues(issues: readonly Issue[], { entrada, prefixo = '' }: OrigemIssues = {}): ErroCampo[] {
  return issues.flatMap((issue) => {
    const isMissing = entrada !== undefined && [undefined, null, ''].includes(valueAt(entrada, issue.path) as null);
    const [codigo, mensagem] = isMissing ? (['obrigatorio', 'Campo obrigatório.'] as const) : translate(issue);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => erroCampo(prefixo + path.map(String).join('.'), codigo, mensagem));
  });
}

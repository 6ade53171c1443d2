import type { ErroCampo } from '@balcao/contracts';
import type { FieldErrors } from 'react-hook-form';

/** One part of the form: its fields are those whose path begins with one of its prefixes. */
export interface Secao {
  readonly id: string;
  readonly titulo: string;
  readonly prefixos: readonly string[];
}

const holds = ({ prefixos }: Secao, campo: string): boolean => prefixos.some((prefixo) => `${campo}.`.startsWith(`${prefixo}.`));

export const secaoOf = <S extends Secao>(secoes: readonly S[], campo: string): S | null =>
  secoes.find((secao) => holds(secao, campo)) ?? null;

/** How many fields of each section still stand in the way of calculating. */
export const pendenciasPor = (secoes: readonly Secao[], errors: readonly Pick<ErroCampo, 'campo'>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(secoes.map((secao) => [secao.id, errors.filter(({ campo }) => holds(secao, campo)).length]));

const BLOCOS = ['risco', 'comercial'];
const COMERCIAL = ['seguradoras', 'comissaoBps', 'descontoBps', 'formaPreferida'];

/** The field of the form a refusal is about: gateway and insurers name it from the body, from the draft or from the risk. */
export function campoDoFormulario(campo: string): string {
  const [first = ''] = campo.split('.');
  if (BLOCOS.includes(first)) return campo;
  return COMERCIAL.includes(first) ? `comercial.${campo}` : `risco.${campo}`;
}

interface No {
  type?: string;
  message?: string;
  [key: string]: unknown;
}

/** A list of refused fields as the form keeps them: one node per step of the path. */
export function errorsOf(errors: readonly ErroCampo[]): FieldErrors {
  const root: No = {};
  for (const { campo, codigo, mensagem } of errors) {
    const node = campo.split('.').reduce<No>((at, step) => {
      at[step] ??= {};
      return at[step] as No;
    }, root);
    node.type = codigo;
    node.message = mensagem;
  }
  return root as FieldErrors;
}

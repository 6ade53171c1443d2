import { type Program, parse } from 'acorn';
import { defeitos } from './enderecos.copy.ts';

/** `message` is a pt-BR sentence. */
export class ModuloInvalido extends Error {
  override name = 'ModuloInvalido';
}

/**
 * Parses bytes as JavaScript and examines the result.
 *
 * @throws ModuloInvalido saying where it cannot be read.
 */
export function parsePrograma<T>(codigo: string | Buffer, sourceType: 'script' | 'module', examine: (programa: Program) => T): T {
  try {
    return examine(parse(codigo.toString().replace(/^\ufeff/, ''), { ecmaVersion: 'latest', sourceType }));
  } catch (causa) {
    // deeply nested code overflows the parser's stack
    if (causa instanceof RangeError) throw new ModuloInvalido(defeitos.fundo, { cause: causa });
    if (!(causa instanceof SyntaxError)) throw causa;
    const { loc } = causa as { readonly loc?: { readonly line: number; readonly column: number } };
    throw new ModuloInvalido(defeitos.sintaxe(loc?.line ?? 1, (loc?.column ?? 0) + 1), { cause: causa });
  }
}

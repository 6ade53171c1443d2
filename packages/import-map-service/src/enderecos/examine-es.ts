import type { Program } from 'acorn';
import { boundBy } from './arvore.ts';
import type { Exame } from './examine-modulo.ts';
import { parsePrograma } from './parse-programa.ts';
import { join, type Nomes, textOf } from './nomes-exportados.ts';

const nameIn = (no: { readonly type: string; readonly name?: string }): string => no.name ?? '';

function namesOf(no: Program['body'][number]): Nomes {
  if (no.type === 'ExportAllDeclaration')
    return { nomes: no.exported?.type === 'Identifier' ? [no.exported.name] : [], isAberta: !no.exported };
  if (no.type === 'ExportDefaultDeclaration') return { nomes: ['default'], isAberta: false };
  if (no.type !== 'ExportNamedDeclaration') return { nomes: [], isAberta: false };
  const { declaration } = no;
  const declarados =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => boundBy(id))
      : declaration
        ? boundBy(declaration.id)
        : [];
  return { nomes: [...declarados, ...no.specifiers.map(({ exported }) => nameIn(exported))], isAberta: false };
}

const sourceOf = (no: Program['body'][number]): string[] => {
  const origem = 'source' in no ? textOf(no.source) : null;
  return origem === null ? [] : [origem];
};

/**
 * Checks that bytes are an ES module and reports its dependencies and exports, without running it.
 *
 * @throws ModuloInvalido
 */
export const examineModuloEs = (codigo: string | Buffer): Exame =>
  parsePrograma(codigo, 'module', ({ body }) => {
    const { nomes, isAberta } = join(body.map(namesOf));
    return { deps: [...new Set(body.flatMap(sourceOf))], exporta: nomes, isAberta, usa: {} };
  });

import { type Exame, examineModulo, requireTipo, ModuloInvalido, tipoDoServico } from '../enderecos/examine-modulo.ts';
import { construcaoCopy } from './construcao.copy.ts';
import type { ManifestoConstrucao, Modulo } from './construcao.model.ts';

/** A dependency that a loader would fetch by address, without the import map. */
const isEndereco = (dep: string): boolean => /^[./\\]|:/.test(dep);

/** Reads the entry of a module from its bytes and lists everything wrong with it. */
export function examineEntrada(servico: string, { names, dir, file }: Modulo, bytes: Buffer): { exame: Exame | null; problemas: string[] } {
  const caminho = `${dir}/${file}`;
  try {
    const exame = examineModulo(bytes);
    if (names.includes(servico)) requireTipo(exame, tipoDoServico(servico));
    return { exame, problemas: exame.deps.filter(isEndereco).map((dep) => construcaoCopy.dependenciaPorEndereco(caminho, dep)) };
  } catch (error) {
    if (error instanceof ModuloInvalido) return { exame: null, problemas: [construcaoCopy.moduloInvalido(caminho, error.message)] };
    throw error;
  }
}

const TUDO = '*';
const sorted = (nomes: Iterable<string>): string[] => [...new Set(nomes)].sort();

/** Names each module exports. When the bytes do not determine them, the manifest does; otherwise `*`. */
export function exportaDe(
  exames: readonly { readonly modulo: Modulo; readonly exame: Exame }[],
  dito: ManifestoConstrucao['exporta'],
): ManifestoConstrucao['exporta'] {
  const namesOf = (nome: string, { exporta, isAberta }: Exame) =>
    isAberta ? sorted([...exporta, ...(dito[nome]?.length ? dito[nome] : [TUDO])]) : sorted(exporta);
  return Object.fromEntries(exames.flatMap(({ modulo, exame }) => modulo.names.map((nome) => [nome, namesOf(nome, exame)] as const)));
}

/** Names used from each dependency. When the bytes use all of it, the manifest's list is added. */
export function usaDe(exames: readonly { readonly exame: Exame }[], dito: ManifestoConstrucao['usa']): ManifestoConstrucao['usa'] {
  const deps = sorted(exames.flatMap(({ exame }) => exame.deps));
  return Object.fromEntries(
    deps.map((dep) => {
      const usados = exames.flatMap(({ exame }) => exame.usa[dep] ?? []);
      return [dep, sorted(usados.includes(TUDO) ? [...usados, ...(dito[dep] ?? [])] : usados)] as const;
    }),
  );
}

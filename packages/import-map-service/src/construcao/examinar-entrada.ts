import { type Exame, examinarModulo, exigirTipo, ModuloInvalido, tipoDoServico } from '../enderecos/examinar-modulo.ts';
import { construcaoCopy } from './construcao.copy.ts';
import type { ManifestoConstrucao, Modulo } from './construcao.model.ts';

/** What a loader would fetch past the map. */
const isEndereco = (dep: string): boolean => /^[./\\]|:/.test(dep);

/** What the bytes of a module's entry say, with everything wrong about it. */
export function examinarEntrada(
  servico: string,
  { names, dir, file }: Modulo,
  bytes: Buffer,
): { exame: Exame | null; problemas: string[] } {
  const caminho = `${dir}/${file}`;
  try {
    const exame = examinarModulo(bytes);
    if (names.includes(servico)) exigirTipo(exame, tipoDoServico(servico));
    return { exame, problemas: exame.deps.filter(isEndereco).map((dep) => construcaoCopy.dependenciaPorEndereco(caminho, dep)) };
  } catch (error) {
    if (error instanceof ModuloInvalido) return { exame: null, problemas: [construcaoCopy.moduloInvalido(caminho, error.message)] };
    throw error;
  }
}

const TUDO = '*';
const sorted = (nomes: Iterable<string>): string[] => [...new Set(nomes)].sort();

/** Names each module exports. What its bytes leave open is taken from the manifest, or said to be anything. */
export function exportaDe(
  exames: readonly { readonly modulo: Modulo; readonly exame: Exame }[],
  dito: ManifestoConstrucao['exporta'],
): ManifestoConstrucao['exporta'] {
  const namesOf = (nome: string, { exporta, isAberta }: Exame) =>
    isAberta ? sorted([...exporta, ...(dito[nome]?.length ? dito[nome] : [TUDO])]) : sorted(exporta);
  return Object.fromEntries(exames.flatMap(({ modulo, exame }) => modulo.names.map((nome) => [nome, namesOf(nome, exame)] as const)));
}

/** Names used of each dependency. Where the bytes take all of it, the manifest's word is added. */
export function usaDe(exames: readonly { readonly exame: Exame }[], dito: ManifestoConstrucao['usa']): ManifestoConstrucao['usa'] {
  const deps = sorted(exames.flatMap(({ exame }) => exame.deps));
  return Object.fromEntries(
    deps.map((dep) => {
      const usados = exames.flatMap(({ exame }) => exame.usa[dep] ?? []);
      return [dep, sorted(usados.includes(TUDO) ? [...usados, ...(dito[dep] ?? [])] : usados)] as const;
    }),
  );
}

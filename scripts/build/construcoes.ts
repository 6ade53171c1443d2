import type { ManifestoConstrucao } from '@balcao/import-map-service';
import type { BuiltModule } from './manifest.ts';
import type { Provenance } from './provenance.ts';

type Por<T> = Record<string, T>;

/** The unit of deploy a module belongs to: its package with all of its doors, or a group of libraries. */
export const serviceOf = ({ dir, names }: Pick<BuiltModule, 'dir' | 'names'>): string =>
  dir.startsWith('vendor/') ? dir : (names[0] as string).split('/').slice(0, 2).join('/');

const fileOf = ({ file, integrity, bytes, brotli }: BuiltModule['chunks'][number]) => ({ file, integrity, bytes, brotli });
const copy = (list: readonly string[]): string[] => [...list];
const moduleOf = (built: BuiltModule) => ({
  ...fileOf(built),
  names: copy(built.names),
  dir: built.dir,
  deps: copy(built.deps),
  pages: Object.fromEntries(Object.entries(built.pages).map(([id, files]) => [id, copy(files)] as const)),
  chunks: built.chunks.map(fileOf),
  assets: built.assets.map(fileOf),
});

/** Lists of several modules under one name become one, without repeats. */
function joined(lists: readonly Readonly<Por<readonly string[]>>[]): Por<string[]> {
  const whole = new Map<string, Set<string>>();
  for (const [name, items] of lists.flatMap((list) => Object.entries(list))) {
    whole.set(name, new Set([...(whole.get(name) ?? []), ...items]));
  }
  return Object.fromEntries([...whole].map(([name, items]) => [name, [...items].sort()] as const));
}

export interface Release extends Provenance {
  /** Version of the contracts. */
  readonly contrato: string;
}

function manifestOf(servico: string, built: readonly BuiltModule[], { contrato, commit, autor, mensagem }: Release): ManifestoConstrucao {
  const facts = built.map((module) => module.facts);
  const merged = <T>(pick: (each: BuiltModule['facts']) => Readonly<Por<T>>): Por<T> => Object.assign({}, ...facts.map(pick)) as Por<T>;
  return {
    servico,
    modulos: built.map(moduleOf),
    // every name of a module leads to the same file
    exporta: Object.fromEntries(built.flatMap(({ names, facts: { exporta } }) => names.map((name) => [name, copy(exporta)] as const))),
    usa: joined(facts.map(({ usa }) => usa)),
    eventos: { produz: merged(({ produz }) => produz), consome: merged(({ consome }) => consome) },
    rotas: (facts[0]?.rotas ?? []).map(({ id, caminho }) => ({ id, caminho })),
    enderecos: [...new Set(facts.flatMap(({ enderecos }) => enderecos))].sort(),
    chamadas: [...new Set(facts.flatMap(({ chamadas }) => chamadas))].sort(),
    contrato,
    embarcados: merged(({ embarcados }) => embarcados),
    commit,
    autor,
    mensagem,
  };
}

/** One manifest for each service of these modules, as the import-map service takes them. */
export function construcoesOf(modules: readonly BuiltModule[], release: Release): ManifestoConstrucao[] {
  const services = new Set(modules.map(serviceOf));
  return [...services].map((servico) =>
    manifestOf(
      servico,
      modules.filter((built) => serviceOf(built) === servico),
      release,
    ),
  );
}

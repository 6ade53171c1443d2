import type { Ambiente, MapaImportacao } from '@balcao/contracts';
import type { FonteMapa, Manifesto } from './composition.manifest.ts';

export interface Composicao {
  readonly mapa: MapaImportacao;
  readonly ambiente: Ambiente;
  /** Compressed size of each module, by address. */
  readonly pesos: Readonly<Record<string, number>>;
  /** Fonts every page uses from its first paint. */
  readonly fontes: readonly string[];
  /** Origins outside the site that development modules come from. */
  readonly origensDev: readonly string[];
}

/**
 * Joins where modules live (`importmap.json`) with what the build made (`manifest.json`).
 *
 * `substituicoes` puts modules under development (name → address) in the place of the built ones; they have no integrity.
 *
 * @throws when the environment is unknown, or the map names a module that was not built.
 */
export function composeMap(
  fonte: FonteMapa,
  manifesto: Manifesto,
  nome: string,
  substituicoes: Readonly<Record<string, string>> = {},
): Composicao {
  const origem = fonte.ambientes[nome];
  if (!origem) throw new Error(`importmap.json não conhece o ambiente ${nome}`);
  const folderOf = (name: string) => origem.modulos + fonte.imports[name];
  const built = Object.keys(fonte.imports).map((name) => {
    const module = manifesto.modules[name];
    if (!module) throw new Error(`importmap.json pede ${name}, que não foi construído`);
    return { name, module, url: substituicoes[name] ?? folderOf(name) + module.file };
  });
  const entries = <T>(value: (item: (typeof built)[number]) => T) =>
    Object.fromEntries(built.map((item) => [item.url, value(item)] as const));

  return {
    mapa: {
      imports: Object.fromEntries(built.map(({ name, url }) => [name, url])),
      integrity: Object.fromEntries(
        built.filter(({ name }) => !substituicoes[name]).map(({ url, module }) => [url, module.integrity] as const),
      ),
      depcache: entries(({ module }) => module.deps),
    },
    ambiente: {
      nome,
      versao: manifesto.version,
      sequencia: 0,
      construcoes: {},
      chave: { id: '', x: '' },
      devtools: false,
      suporte: null,
      rotas: Object.fromEntries(
        built.flatMap(({ name, module }) =>
          Object.entries(module.pages)
            .filter(([id]) => name.startsWith('@balcao/') && id !== 'mqtt' && !substituicoes[name])
            .map(([id, files]) => [`${name.replace('@balcao/', '')}/${id}`, files.map((file) => folderOf(name) + file)] as const),
        ),
      ),
      integridade: Object.fromEntries(
        built.flatMap(({ name, module }) => module.chunks.map(({ file, integrity }) => [folderOf(name) + file, integrity] as const)),
      ),
    },
    pesos: entries(({ module }) => module.brotli),
    origensDev: [...new Set(Object.values(substituicoes).map((url) => new URL(url).origin))],
    fontes: built.flatMap(({ name, module }) =>
      module.assets.filter(({ file }) => /latin-(?!ext).*\.woff2$/.test(file)).map(({ file }) => folderOf(name) + file),
    ),
  };
}

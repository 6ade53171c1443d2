import type { Ambiente, MapaImportacao } from '@balcao/contracts';
import type { FonteMapa, Manifesto } from './composition.manifest.ts';

export interface Composicao {
  readonly mapa: MapaImportacao;
  readonly ambiente: Ambiente;
  readonly loader: { readonly url: string; readonly integrity: string };
  /** Fonts every page uses from its first paint. */
  readonly fontes: readonly string[];
}

/**
 * Joins where modules live (`importmap.json`) with what the build made (`manifest.json`).
 *
 * @throws when the environment is unknown, or the map names a module that was not built.
 */
export function composeMap(fonte: FonteMapa, manifesto: Manifesto, nome: string): Composicao {
  const origem = fonte.ambientes[nome];
  if (!origem) throw new Error(`importmap.json não conhece o ambiente ${nome}`);
  const folderOf = (name: string) => origem.modulos + fonte.imports[name];
  const built = Object.keys(fonte.imports).map((name) => {
    const module = manifesto.modules[name];
    if (!module) throw new Error(`importmap.json pede ${name}, que não foi construído`);
    return { name, module, url: folderOf(name) + module.file };
  });
  const entries = <T>(value: (item: (typeof built)[number]) => T) =>
    Object.fromEntries(built.map((item) => [item.url, value(item)] as const));

  return {
    mapa: {
      imports: Object.fromEntries(built.map(({ name, url }) => [name, url])),
      integrity: entries(({ module }) => module.integrity),
      depcache: entries(({ module }) => module.deps),
    },
    ambiente: {
      nome,
      versao: manifesto.version,
      rotas: Object.fromEntries(
        built.flatMap(({ name, module }) =>
          Object.entries(module.pages)
            .filter(([id]) => name.startsWith('@balcao/') && id !== 'mqtt')
            .map(([id, files]) => [`${name.replace('@balcao/', '')}/${id}`, files.map((file) => folderOf(name) + file)] as const),
        ),
      ),
      integridade: Object.fromEntries(
        built.flatMap(({ name, module }) => module.chunks.map(({ file, integrity }) => [folderOf(name) + file, integrity] as const)),
      ),
    },
    loader: { url: `${origem.modulos}systemjs/${manifesto.loader.file}`, integrity: manifesto.loader.integrity },
    fontes: built.flatMap(({ name, module }) =>
      module.assets.filter(({ file }) => /latin-(?!ext).*\.woff2$/.test(file)).map(({ file }) => folderOf(name) + file),
    ),
  };
}

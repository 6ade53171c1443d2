/** One built file: where it lies below its module's folder, its integrity, its size raw and compressed. */
export interface BuiltFile {
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
  readonly brotli: number;
}

type Esquema = Readonly<Record<string, unknown>>;

/** Exports, imports, published events, consumed events and calls of a module, found by its build. */
export interface ModuleFacts {
  /** Names it exports. */
  readonly exporta: readonly string[];
  /** Names it uses of each name of the map it imports. */
  readonly usa: Readonly<Record<string, readonly string[]>>;
  /** Libraries bundled into it, name → version. */
  readonly embarcados: Readonly<Record<string, string>>;
  /** Bus events by name, each with the JSON Schema of its payload. */
  readonly produz: Readonly<Record<string, Esquema>>;
  readonly consome: Readonly<Record<string, Esquema>>;
  /** Calls it sends: `GET /c/api/v1/orcamentos`. */
  readonly chamadas: readonly string[];
  /** Addresses its links lead to, as route tables write them: `/segurados/:id`. */
  readonly enderecos: readonly string[];
  /** Addresses its package answers on. */
  readonly rotas: readonly { readonly id: string; readonly caminho: string }[];
}

/** One System module as built. */
export interface BuiltModule extends BuiltFile {
  /** Names in the import map that lead to this file. */
  readonly names: readonly string[];
  readonly dir: string;
  /** Digest of everything it was built from: unchanged means nothing to do. */
  readonly key: string;
  /** Names it imports from the map. */
  readonly deps: readonly string[];
  /** Files of each lazy page by chunk name (the route id), first the chunk itself. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly chunks: readonly BuiltFile[];
  /** Fonts and other files beside the code. */
  readonly assets: readonly BuiltFile[];
  readonly facts: ModuleFacts;
}

/** `dist/manifest.json`: what the gateway composes the page from. */
export interface BuildManifest {
  readonly version: string;
  /** By name in the import map; names that travel together lead to the same module. */
  readonly modules: Readonly<Record<string, BuiltModule>>;
  /** The loader itself, outside the map. */
  readonly loader: BuiltFile;
  /** The script of the public page, which no map has. */
  readonly paginaPublica: BuiltFile;
}

// HELPER B: DO NOT WRITE THIS FILE; helper G is writing it now. Stay with src/regras.
/** Where modules of an environment may come from. */
export interface ListaEnderecos {
  /** Whole addresses: an origin, or an origin and a path prefix (`https://cdn.exemplo.com/balcao/`). */
  readonly origens: readonly string[];
  /** The environment's own origin, http allowed; null = only relative paths are its own. */
  readonly propria: string | null;
  /** http on loopback is allowed for listed origins. */
  readonly isLocal?: boolean;
}

/** `motivo` is a pt-BR sentence. */
export type Veredito = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly motivo: string };

export interface RecusaEndereco {
  /** `imports["react"]`, `scopes["/a/"]["react"]`, `integrity`. */
  readonly onde: string;
  readonly endereco: string;
  readonly motivo: string;
}

export function julgarEndereco(_endereco: unknown, _lista: ListaEnderecos): Veredito {
  throw new Error('por escrever');
}

/** Every address of a map that may not be there: imports, scopes (keys and values), integrity keys, trailing-slash entries. */
export function recusasDoMapa(_mapa: unknown, _lista: ListaEnderecos): RecusaEndereco[] {
  throw new Error('por escrever');
}

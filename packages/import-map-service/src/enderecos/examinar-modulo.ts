// HELPER B: DO NOT WRITE THIS FILE; helper G is writing it now. Stay with src/regras.
/** What the bytes of a System module say of themselves. */
export interface Exame {
  readonly deps: readonly string[];
  readonly exporta: readonly string[];
  /** Re-exports a whole module: it may export more than `exporta`. */
  readonly isAberta: boolean;
  /** Names read of each dependency; `*` = all of it. */
  readonly usa: Readonly<Record<string, readonly string[]>>;
}

/** `message` is a pt-BR sentence. */
export class ModuloInvalido extends Error {
  override name = 'ModuloInvalido';
}

export type TipoServico = 'parcela' | 'compartilhado' | 'casca' | 'biblioteca';

export function tipoDoServico(_servico: string): TipoServico {
  throw new Error('por escrever');
}

/** @throws ModuloInvalido */
export function examinarModulo(_codigo: string | Buffer): Exame {
  throw new Error('por escrever');
}

/** A parcel must export bootstrap, mount and unmount. @throws ModuloInvalido */
export function exigirTipo(_exame: Exame, _tipo: TipoServico): void {
  throw new Error('por escrever');
}

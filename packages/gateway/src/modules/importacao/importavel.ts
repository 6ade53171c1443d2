import type { CadastroImportavel, RegraDuplicado } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What a column of a file may fill. */
export interface CampoImportavel {
  readonly campo: string;
  readonly rotulo: string;
  readonly obrigatorio: boolean;
  /** Titles it goes by, without accents, capitals or punctuation. */
  readonly titulos: readonly string[];
}

/** What a line of a file says of a field that cannot be kept. */
export interface RecusaDeCampo {
  readonly campo: string | null;
  readonly mensagem: string;
}

/** What a line of a file says: what is kept of it, or what is wrong. A field without a column is an empty text. */
export type LeitorDeLinha<D> = (
  linha: Readonly<Record<string, string>>,
) => { readonly dados: D } | { readonly recusas: readonly RecusaDeCampo[] };

/** How the lines of one file are read, with what the database knew when it was asked. */
export interface Leitura<D> {
  readonly read: LeitorDeLinha<D>;
  /** How many may still come in, and what is said of the lines beyond them; absent: as many as there are. */
  readonly vagas?: { readonly restam: number; readonly mensagem: string };
}

/** For which file, and by which rule, lines are written. */
export interface ComoGravar {
  readonly importacaoId: string;
  readonly regra: RegraDuplicado | null;
}

/** A record that comes in by a file: the one thing a module tells of it. `D` is what is kept of a line. */
export interface Importavel<D> {
  readonly cadastro: CadastroImportavel;
  readonly campos: readonly CampoImportavel[];
  /** Asked once when the lines are judged, and again, in their transaction, when they are written. */
  readonly reader: (tx: Tx, contexto: Contexto) => Promise<Leitura<D>>;
  /** What no two of them may share, and the field that says it. */
  readonly chave: { readonly campo: string; of(dados: D): string };
  /** Which of these keys are taken already. */
  readonly listTomadas: (tx: Tx, chaves: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Writes all of them. @returns how many came in: fewer when somebody took a key meanwhile */
  insert(tx: Tx, contexto: Contexto, dados: readonly D[], como: ComoGravar): Promise<number>;
  /** Whether a rule decides over lines whose key is taken; absent: they are refused. */
  readonly hasRegra?: true;
  /** Takes back what a file did, but for what somebody wrote since. @returns how many were left as they are */
  readonly undo?: (tx: Tx, contexto: Contexto, importacaoId: string) => Promise<number>;
}

/** Records that files may become; each record's module adds its own as it is mounted. */
export type Importaveis = Map<CadastroImportavel, Importavel<unknown>>;

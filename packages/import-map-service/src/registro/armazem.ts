import type { Construcao } from '../construcao/construcao.model.ts';
import type { RelatoSaude } from '../regras/saude.ts';
import type { Registro } from './registro.model.ts';

export interface ChaveConstrucao {
  readonly servico: string;
  readonly id: string;
}

/** Registered builds: each stored once, never changed. */
export interface ArmazemConstrucoes {
  /** Stores a build; when it already exists, the stored one is returned. */
  save(construcao: Construcao): Promise<Construcao>;
  read(chave: ChaveConstrucao): Promise<Construcao | null>;
  chaves(): Promise<ChaveConstrucao[]>;
}

/** Reports about a build from the tabs of one origin, in one minute. */
export interface Anotacao extends Omit<RelatoSaude, 'montagens' | 'falhas'> {
  /** Ids of the tabs that loaded it; each counts once, even when added twice. */
  readonly abas: readonly string[];
  /** Ids of the tabs it failed in. */
  readonly ruins: readonly string[];
  /** Number of anonymous tabs without failure. */
  readonly boas: number;
}

/** Reports of browsers about builds, aggregated across processes. */
export interface ArmazemSaude {
  /** Adds reports to their minutes; concurrent additions are not lost. */
  add(ambiente: string, anotacoes: readonly Anotacao[]): Promise<void>;
  /** Sums since `antiga`; those since `recente` are returned separately, with their people. */
  read(ambiente: string, desde: { readonly recente: Date; readonly antiga: Date }): Promise<RelatoSaude[]>;
  /** Deletes reports older than the date; up to an hour of them may remain. */
  forget(antesDe: Date): Promise<void>;
}

/** Storage of the logs. Every implementation grants a sequence only once: this is the compare-and-swap of every write. */
export interface Armazem {
  /**
   * Entries after `desde`, in order.
   *
   * @throws RegistroCorrompido with the good entries that come before the bad one.
   */
  read(diario: string, desde: number): Promise<Registro[]>;
  /** `ocupada`: another writer took that sequence first; read and decide again. */
  append(diario: string, registro: Registro): Promise<'ok' | 'ocupada'>;
  /** Notifies which log grew, in this process or another; null: any of them may have. @returns a function that unsubscribes */
  onAppend(ouvinte: (diario: string | null) => void): () => void;
  readonly construcoes: ArmazemConstrucoes;
  readonly saude: ArmazemSaude;
  close(): Promise<void>;
}

/** An entry that cannot be read: what came before it is still good. */
export class RegistroCorrompido extends Error {
  override readonly name = 'RegistroCorrompido';
  constructor(
    /** File or row, as an operator finds it. */
    readonly onde: string,
    readonly bons: readonly Registro[],
    causa?: unknown,
  ) {
    super(`O registro ${onde} está corrompido ou faltando; o que vem antes dele continua valendo.`, { cause: causa });
  }
}

import type { Construcao } from '../construcao/construcao.model.ts';
import type { RelatoSaude } from '../regras/saude.ts';
import type { Registro } from './registro.model.ts';

export interface ChaveConstrucao {
  readonly servico: string;
  readonly id: string;
}

/** Registered builds: each stored once, never changed. */
export interface ArmazemConstrucoes {
  /** Stores a build; one already there wins and is returned. */
  guardar(construcao: Construcao): Promise<Construcao>;
  ler(chave: ChaveConstrucao): Promise<Construcao | null>;
  chaves(): Promise<ChaveConstrucao[]>;
}

/** What the tabs of one origin said of a build in one minute. */
export interface Anotacao extends Omit<RelatoSaude, 'montagens' | 'falhas'> {
  /** Tabs that had it, by name: each once, however often it is added. */
  readonly abas: readonly string[];
  /** Those of them it failed in. */
  readonly ruins: readonly string[];
  /** Tabs without a name in which all went well. */
  readonly boas: number;
}

/** What browsers reported of builds, added up for every process that can be. */
export interface ArmazemSaude {
  /** Adds what was said, each to its minute; whoever else adds at once loses nothing. */
  somar(ambiente: string, anotacoes: readonly Anotacao[]): Promise<void>;
  /** Sums since `antiga`; the ones since `recente` apart from the rest, and with their people. */
  ler(ambiente: string, desde: { readonly recente: Date; readonly antiga: Date }): Promise<RelatoSaude[]>;
  /** What is older may go; an hour of it may stay. */
  esquecer(antesDe: Date): Promise<void>;
}

/** Where the logs live. Whatever the storage, a sequence is taken once: that is the compare-and-swap of every write. */
export interface Armazem {
  /**
   * Entries after `desde`, in order.
   *
   * @throws RegistroCorrompido with the good entries that come before the bad one.
   */
  ler(diario: string, desde: number): Promise<Registro[]>;
  /** `ocupada`: somebody else wrote that sequence first; read and decide again. */
  anexar(diario: string, registro: Registro): Promise<'ok' | 'ocupada'>;
  /** Tells which log grew, in this process or another; null: maybe any of them. Returns what stops it. */
  aoAnexar(ouvinte: (diario: string | null) => void): () => void;
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

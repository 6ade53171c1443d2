interface Maquina {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Free memory, in bytes. */
  readonly memory?: number;
  /** Free space of the folder in memory, in bytes. */
  readonly space?: number;
}

export function temporaryBase(maquina?: Maquina): string;
export function makeTemporaryFolder(name: string, base?: string): string;

import { appendFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RelatoSaude } from '../regras/saude.ts';
import type { Anotacao, ArmazemSaude } from './armazem.ts';
import { isAbsent } from './write-once.ts';
import { createSomas, minutoDe } from './somas.ts';

type Desde = Parameters<ArmazemSaude['read']>[1];

const HORA = /^(\d{4}-\d\d-\d\dT\d\d)\.jsonl$/;
const HORA_MS = 3_600_000;
const hourOf = ({ em }: Anotacao): string => minutoDe(new Date(em)).slice(0, 13);
const endOf = (hora: string): number => Date.parse(`${hora}:00:00.000Z`) + HORA_MS;

/** Hours for which a folder has reports. */
async function hoursIn(pasta: string): Promise<string[]> {
  const nomes = await readdir(pasta).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return nomes.flatMap((nome) => HORA.exec(nome)?.[1] ?? []);
}

/** Bytes of a file from offset `de`; empty when the file was removed. */
async function readFrom(arquivo: string, de: number): Promise<Buffer> {
  const handle = await open(arquivo, 'r').catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (!handle) return Buffer.alloc(0);
  try {
    const bytes = Buffer.alloc(Math.max(0, (await handle.stat()).size - de));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, de);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Parses one line; returns nothing for a truncated line or for the old format, before tabs were counted. */
function notesIn(linha: string): Anotacao[] {
  try {
    return (JSON.parse(linha) as Partial<Anotacao>[]).filter((dita): dita is Anotacao => Array.isArray(dita.abas));
  } catch {
    // a truncated line is lost; the lines around it are still valid
    return [];
  }
}

const FIM = '\n'.charCodeAt(0);

/** What was read so far from the file of one hour. */
interface Hora {
  readonly somas: ReturnType<typeof createSomas>;
  /** Bytes. */
  lido: number;
}

/** Sums of one environment, from the files of all processes, as far as they were read. */
function createSaudeDe(pasta: string) {
  const horas = new Map<string, Hora>();
  let vez: Promise<unknown> = Promise.resolve();
  const fileOf = (hora: string) => join(pasta, `${hora}.jsonl`);

  async function readOn(hora: string): Promise<void> {
    const conhecida = horas.get(hora) ?? { somas: createSomas(), lido: 0 };
    horas.set(hora, conhecida);
    const novos = await readFrom(fileOf(hora), conhecida.lido);
    // a line still being written is read next time
    const inteiros = novos.subarray(0, novos.lastIndexOf(FIM) + 1);
    for (const linha of inteiros.toString().split('\n')) if (linha !== '') conhecida.somas.add(notesIn(linha));
    conhecida.lido += inteiros.length;
  }

  async function readAll({ recente, antiga }: Desde): Promise<RelatoSaude[]> {
    const escritas = new Set(await hoursIn(pasta));
    // another process removed the file
    for (const hora of horas.keys()) if (!escritas.has(hora)) horas.delete(hora);
    for (const hora of escritas) if (endOf(hora) > antiga.getTime()) await readOn(hora);
    const [limite, desde] = [antiga.toISOString(), recente.toISOString()];
    const vistas = [...horas.values()].flatMap(({ somas }) => somas.counted()).filter(({ em }) => em >= limite);
    // older sums do not need the people it failed for, only the counts
    return vistas.map((soma) => (soma.em >= desde ? soma : { ...soma, pessoas: [] }));
  }

  return {
    async write(anotacoes: readonly Anotacao[]): Promise<void> {
      await mkdir(pasta, { recursive: true, mode: 0o700 });
      for (const hora of new Set(anotacoes.map(hourOf))) {
        const lote = anotacoes.filter((dita) => hourOf(dita) === hora);
        // starts with a newline, in case the previous line was truncated
        await appendFile(fileOf(hora), `\n${JSON.stringify(lote)}\n`, { mode: 0o600 });
      }
    },
    /** Reads run one after another, so that no byte is counted twice. */
    read(desde: Desde): Promise<RelatoSaude[]> {
      const minha = vez.then(() => readAll(desde));
      vez = minha.catch(() => undefined);
      return minha;
    },
    async forget(antesDe: Date): Promise<void> {
      for (const hora of await hoursIn(pasta)) if (endOf(hora) <= antesDe.getTime()) await rm(fileOf(hora), { force: true });
    },
  };
}

/**
 * Reports of all processes over one folder: `<folder>/<environment>/2026-03-01T12.jsonl` has the reports of one hour, one line for each
 * write. Lines are only appended, which is safe between processes; each process continues reading from its last offset.
 */
export function createSaudePasta(pasta: string): ArmazemSaude {
  const ambientes = new Map<string, ReturnType<typeof createSaudeDe>>();
  const folderOf = (ambiente: string) => join(pasta, encodeURIComponent(ambiente));
  const of = (ambiente: string) => {
    const saude = ambientes.get(ambiente) ?? createSaudeDe(folderOf(ambiente));
    ambientes.set(ambiente, saude);
    return saude;
  };
  return {
    add: (ambiente, anotacoes) => of(ambiente).write(anotacoes),
    read: (ambiente, desde) => of(ambiente).read(desde),
    async forget(antesDe) {
      for (const saude of ambientes.values()) await saude.forget(antesDe);
    },
  };
}

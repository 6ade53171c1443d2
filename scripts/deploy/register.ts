import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Construcao, ManifestoConstrucao } from '@balcao/import-map-service';
import type { Built } from './built.ts';
import { ditos } from './deploy.copy.ts';
import { Recusa } from './failures.ts';
import type { ServiceClient } from './service-client.ts';

const AO_MESMO_TEMPO = 6;

interface File {
  /** `<dir>/<file>` */
  readonly caminho: string;
  readonly integrity: string;
  readonly bytes: number;
}

const filesOf = ({ modulos }: Pick<ManifestoConstrucao, 'modulos'>): File[] => {
  const todos = modulos.flatMap(({ dir, chunks, assets, ...entrada }) =>
    [entrada, ...chunks, ...assets].map(({ file, integrity, bytes }) => ({ caminho: `${dir}/${file}`, integrity, bytes })),
  );
  return [...new Map(todos.map((file) => [file.caminho, file])).values()];
};

async function upload(bench: ServiceClient, modulos: string, files: readonly File[]): Promise<void> {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const corpo = await readFile(path.join(modulos, file.caminho));
      await bench.ask(`/v1/arquivos/${file.caminho}`, { metodo: 'PUT', corpo });
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, worker));
}

/** Files the service got with the live build; a build it was never handed (the installation's own) may be missing some. */
async function filesAlreadyThere(bench: ServiceClient, servico: string, live: string | null): Promise<Set<string>> {
  if (live === null) return new Set();
  const query = new URLSearchParams({ servico });
  const construcao = await bench.ask<Construcao>(`/v1/construcoes/${encodeURIComponent(live)}?${query}`).catch((error: unknown) => {
    if (error instanceof Recusa && error.status === 404) return null;
    throw error;
  });
  return new Set(construcao ? filesOf(construcao).map(({ caminho }) => caminho) : []);
}

/** Hands a build over: the files the service lacks, then the manifest it checks against them. */
export async function register(
  bench: ServiceClient & { say(text: string): void },
  { manifesto, modulos }: Built,
  live: string | null,
): Promise<Construcao> {
  const all = filesOf(manifesto);
  const there = await filesAlreadyThere(bench, manifesto.servico, live);
  const missing = all.filter(({ caminho }) => !there.has(caminho));
  bench.say(
    ditos.enviando(
      missing.length,
      all.length,
      missing.reduce((soma, { bytes }) => soma + bytes, 0),
    ),
  );
  await upload(bench, modulos, missing);
  const send = () => bench.ask<Construcao>('/v1/construcoes', { metodo: 'POST', corpo: { manifesto } });
  return send().catch(async (error: unknown) => {
    const isIncomplete = error instanceof Recusa && error.codigo === 'construcao-recusada' && missing.length < all.length;
    if (!isIncomplete) throw error;
    bench.say(ditos.reenviando);
    await upload(
      bench,
      modulos,
      all.filter((file) => !missing.includes(file)),
    );
    return send();
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Construcao, ManifestoConstrucao } from '@balcao/import-map-service';
import type { Built } from './built.ts';
import { ditos } from './deploy.copy.ts';
import { DeployRecusado } from './failures.ts';
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

/** The live build; null when none was ever registered. */
async function liveBuild(bench: ServiceClient, servico: string, live: string | null): Promise<Construcao | null> {
  if (live === null) return null;
  const query = new URLSearchParams({ servico });
  return bench.ask<Construcao>(`/v1/construcoes/${encodeURIComponent(live)}?${query}`).catch((error: unknown) => {
    if (error instanceof DeployRecusado && error.status === 404) return null;
    throw error;
  });
}

/** Builds with the same bytes, names and pages are the same, regardless of author and date. */
const isSame = ({ modulos }: ManifestoConstrucao, outra: Construcao): boolean => {
  const told = (modulo: ManifestoConstrucao['modulos'][number]) =>
    JSON.stringify([filesOf({ modulos: [modulo] }).map(({ caminho, integrity }) => [caminho, integrity]), modulo.names, modulo.pages]);
  return modulos.map(told).toSorted().join() === outra.modulos.map(told).toSorted().join();
};

const weightOf = (files: readonly File[]) => files.reduce((soma, { bytes }) => soma + bytes, 0);

/** Hands a build over: the files the live one did not bring, then the manifest, which the service checks against the bytes. */
export async function register(
  bench: ServiceClient & { say(text: string): void },
  { manifesto, modulos }: Built,
  live: string | null,
): Promise<Construcao> {
  const noAr = await liveBuild(bench, manifesto.servico, live);
  if (noAr && isSame(manifesto, noAr)) return noAr;
  const all = filesOf(manifesto);
  const there = new Set(noAr ? filesOf(noAr).map(({ caminho }) => caminho) : []);
  const missing = all.filter(({ caminho }) => !there.has(caminho));
  bench.say(ditos.enviando(missing.length, all.length, weightOf(missing)));
  await upload(bench, modulos, missing);
  const send = () => bench.ask<Construcao>('/v1/construcoes', { metodo: 'POST', corpo: { manifesto } });
  return send().catch(async (error: unknown) => {
    // the installation's own builds were never uploaded: what was taken for known may be missing
    const isIncomplete = error instanceof DeployRecusado && error.codigo === 'construcao-recusada' && missing.length < all.length;
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

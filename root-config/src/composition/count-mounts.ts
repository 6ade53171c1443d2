import { RELATAR_SAUDE, type RelatoSaude, type SemDono } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import type { Shell } from './shell.ts';

const ENTRE_RELATOS_MS = 10_000;
/** Maximum count per build that the gateway accepts in one report. */
export const MAX_CONTADO = 1_000;

/** Pending reports about the page's builds. No personal data: only builds, route ids and kinds of failure. */
export interface Relatos {
  /** The mutable report of one build, sent soon after; undefined when the service has no build. */
  of(servico: string, construcao: string | null | undefined): RelatoSaude | undefined;
  /** Reports, once per address, that no parcel owns an address of this page. */
  tellSemDono(semDono: SemDono): void;
  /** Sends pending reports now. */
  flush(): void;
}

/** Counts events of the page's builds and reports them to the gateway: every few tens of seconds, on `flush`, and when the page closes. */
export function openRelatos(environment: Shell['environment']): Relatos {
  const relatos: Record<string, RelatoSaude> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let semDono: SemDono[] = [];
  const ditos = new Set<string>();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const vistos = Object.values(relatos);
    // offline, nothing can be sent, and failures caused by being offline say nothing about a build
    if (!(vistos.length + semDono.length) || !navigator.onLine) return;
    const token = currentSession()?.token;
    for (const key in relatos) delete relatos[key];
    // lost when the gateway does not accept it; the next failure is counted again
    void fetch(RELATAR_SAUDE.path, {
      method: RELATAR_SAUDE.method,
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ relatos: vistos, semDono, visita: environment().visita }),
    }).catch(() => undefined);
    semDono = [];
  };
  window.addEventListener('pagehide', flush);
  return {
    flush,
    tellSemDono: (dito) => {
      if (ditos.size === ditos.add(`${dito.servico} ${dito.rota}`).size) return;
      semDono.push(dito);
      flush();
    },
    of: (servico, construcao) => {
      if (!construcao) return undefined;
      timer ??= setTimeout(flush, ENTRE_RELATOS_MS);
      return (relatos[servico + construcao] ??= { servico, construcao, montagens: 0, falhas: 0, onde: [] });
    },
  };
}

/** Counts one successful mount of a parcel. */
export function countMount(relato: RelatoSaude | undefined): void {
  if (relato && relato.montagens < MAX_CONTADO) relato.montagens += 1;
}

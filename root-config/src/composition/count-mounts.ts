import { RELATAR_SAUDE, type RelatoSaude, type SemDono } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import type { Shell } from './shell.ts';

const ENTRE_RELATOS_MS = 10_000;
/** As many as the gateway takes of one build at a time. */
export const MAX_CONTADO = 1_000;

/** What happened to the page's builds and was not told yet. Nothing personal: builds, route ids and kinds of failure. */
export interface Relatos {
  /** Of one build of a service, to be written in: told soon after. Nothing, where there is none. */
  of(servico: string, construcao: string | null | undefined): RelatoSaude | undefined;
  /** An address of this page is nobody's: told now, once for each. */
  tellSemDono(semDono: SemDono): void;
  /** Tells now. */
  flush(): void;
}

/** Counts what happens to the page's builds and tells the gateway: in tens of seconds, at once when asked to, and at the end. */
export function openRelatos(environment: Shell['environment']): Relatos {
  const relatos: Record<string, RelatoSaude> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let semDono: SemDono[] = [];
  const ditos = new Set<string>();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const vistos = Object.values(relatos);
    // without a network nothing could be told, and what failed for want of one says nothing about a build
    if (!(vistos.length + semDono.length) || !navigator.onLine) return;
    const token = currentSession()?.token;
    for (const key in relatos) delete relatos[key];
    // lost when the gateway does not take it: the next failure will be counted too
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

/** A parcel stood once more. */
export function countMount(relato: RelatoSaude | undefined): void {
  if (relato && relato.montagens < MAX_CONTADO) relato.montagens += 1;
}

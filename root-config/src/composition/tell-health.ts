import { RELATAR_SAUDE } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import type { Nota } from '../notes.ts';
import { culpritOf, Saude } from './health.ts';
import type { Shell } from './shell.ts';

const ENTRE_RELATOS_MS = 10_000;

/** Sends what was counted; lost when the gateway does not take it: the next failure will be counted too. */
function send(saude: Saude): void {
  // without a network nothing could be told, and what failed for want of one says nothing about a build
  const relatos = navigator.onLine ? saude.take() : [];
  if (relatos.length === 0) return;
  const token = currentSession()?.token;
  void fetch(RELATAR_SAUDE.path, {
    method: RELATAR_SAUDE.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ relatos }),
  }).catch(() => undefined);
}

/** Counts what happens to the page's builds and tells the gateway: in tens of seconds, at once what is new and bad, and at the end. */
export function tellHealth({ environment, mapInUse, routeAt }: Shell, parcels: () => ReadonlySet<string>): (nota: Nota) => void {
  const saude = new Saude(() => Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    send(saude);
  };
  window.addEventListener('pagehide', flush);
  return (nota) => {
    const { construcoes, integridade } = environment();
    const servico = nota.tipo === 'erro' ? culpritOf(nota.texto, { mapa: mapInUse(), integridade }, parcels()) : nota.modulo;
    const construcao = servico && construcoes[servico];
    if (!servico || !construcao || (nota.tipo === 'carga' && !navigator.onLine)) return;
    timer ??= setTimeout(flush, ENTRE_RELATOS_MS);
    if (nota.tipo === 'montada') return saude.mounted(servico, construcao);
    const rota = routeAt(window.location.pathname)?.id ?? null;
    if (saude.failed(servico, construcao, { rota, tipo: nota.tipo === 'quebrou' ? 'montagem' : nota.tipo })) flush();
  };
}

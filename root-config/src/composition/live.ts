import { LER_MAPA, type MapaDaSessao } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { countMount, openRelatos } from './count-mounts.ts';
import { hearAnnouncements } from './hear-announcements.ts';
import { servicesThatRan } from './loaded-services.ts';
import type { Pagina, Renovacao } from './renew.ts';
import type { Shell } from './shell.ts';

/** Interface for the page's first script. */
export interface Vivo {
  /** Takes the current map when it differs from the page's. @throws when it cannot be read */
  look(): Promise<unknown>;
}

/**
 * Reports the health of the page's builds and listens for newer ones. Applying them and investigating failures is in another script,
 * loaded only when needed: most pages never load it.
 */
export function live(shell: Shell): Vivo {
  const typed = new WeakMap<EventTarget, number>();
  document.addEventListener('input', ({ target }) => target && typed.set(target, performance.now()), true);
  const relatos = openRelatos(shell.environment);
  let renovacao: Renovacao | undefined;

  const bring = async () => {
    const door = (await shell.bring('@balcao/root-config/renovacao')) as { renew(pagina: Pagina): Renovacao };
    if (renovacao) return;
    renovacao = door.renew({ shell, relatos, typed });
    // again, because failures were queued meanwhile
    hear();
  };
  // retried with the next announcement
  const attempt = (act: () => Promise<unknown>) => void act().catch(console.debug);
  const hear = () =>
    shell.hearNotes((nota, construcoes) => {
      // the build may have been reverted meanwhile
      if (nota.tipo === 'quebrou') attempt(look);
      if (nota.tipo === 'montada') countMount(relatos.of(nota.modulo, construcoes[nota.modulo]));
      // the note stays queued; failures while offline say nothing about a build
      else if (!renovacao) return navigator.onLine ? void attempt(bring) : false;
      return renovacao?.onNote(nota, construcoes) ?? false;
    });

  const onNews = async (sequencia?: unknown) => {
    const environment = shell.environment();
    if (!currentSession() || sequencia === (renovacao?.lastSeen() ?? environment.sequencia)) return;
    const wire = (await shell.read(LER_MAPA.path)) as MapaDaSessao;
    // verified where it is used
    if (!renovacao && wire.carga.includes(`"${environment.digest}"`)) return;
    await bring();
    await renovacao?.take(wire);
  };

  // a developer's overrides are kept
  const isOwn = document.querySelector('[data-sobreposicoes]') !== null;
  const look = async () => (isOwn ? undefined : onNews());

  hear();
  // shared modules and the shell loaded too
  const { construcoes } = shell.environment();
  for (const servico of servicesThatRan(System, construcoes)) countMount(relatos.of(servico, construcoes[servico]));
  if (shell.environment().suporte) attempt(bring);
  hearAnnouncements(shell, attempt, isOwn ? null : onNews);
  return { look };
}

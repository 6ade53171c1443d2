import { getAppNames } from 'single-spa';
import type { Nota } from '../notes.ts';
import { hearAnnouncements } from './hear-announcements.ts';
import { isNews, readMap } from './read-map.ts';
import type { Pagina, Renovacao } from './renew.ts';
import type { Shell } from './shell.ts';
import { tellHealth } from './tell-health.ts';

/** Services single-spa mounts, those that joined late too. */
const parcels = (): ReadonlySet<string> => new Set(getAppNames());

/**
 * Tells how the page's builds do, and hears of newer ones. What acts upon them is another script, for the day there is one: most
 * pages end without it.
 */
export function live(shell: Shell): void {
  const typed = new WeakSet<Element>();
  document.addEventListener('input', ({ target }) => target instanceof Element && typed.add(target), { capture: true, passive: true });
  const tell = tellHealth(shell, parcels);
  let renovacao: Renovacao | null = null;
  const bring = async () => {
    const door = (await System.import('@balcao/root-config/renovacao')) as { renew(pagina: Pagina): Renovacao };
    renovacao ??= door.renew({ shell, parcels, typed });
    return renovacao;
  };
  const read = async () => {
    const wire = await readMap();
    if (wire && (renovacao || isNews(wire, shell.environment().digest))) await (await bring()).take(wire);
  };
  // what could not be brought is asked for again with the next news
  const attempt = (act: () => Promise<unknown>) => void act().catch((error: unknown) => console.warn(error));

  shell.hearNotes((nota: Nota) => {
    tell(nota);
    return renovacao?.onNote(nota) ?? false;
  });
  const { suporte, sequencia } = shell.environment();
  if (suporte) attempt(bring);
  // what support lent stays as it was lent, until its time is up; a developer's own addresses stay too
  const isPinned = suporte || document.querySelector('[data-sobreposicoes]');
  hearAnnouncements(shell, isPinned ? null : { lastSeen: () => renovacao?.lastSeen() ?? sequencia, onNews: () => attempt(read) });
}

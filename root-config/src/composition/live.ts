import { LER_MAPA, type MapaDaSessao } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { countMount, openRelatos } from './count-mounts.ts';
import { hearAnnouncements } from './hear-announcements.ts';
import { servicesThatRan } from './loaded-services.ts';
import type { Pagina, Renovacao } from './renew.ts';
import type { Shell } from './shell.ts';

/** What the first script asks of this one. */
export interface Vivo {
  /** Takes the map in force, if it is another than the page's. @throws when it cannot be read */
  look(): Promise<unknown>;
}

/**
 * Tells how the page's builds do, and hears of newer ones. What acts upon them, and what looks into a failure, is another script, for the
 * day there is one: most pages end without it.
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
    // once more: what failed meanwhile was kept for it
    hear();
  };
  // what did not work is asked for again with the next news
  const attempt = (act: () => Promise<unknown>) => void act().catch(console.debug);
  const hear = () =>
    shell.hearNotes((nota, construcoes) => {
      // it may have been taken back by now
      if (nota.tipo === 'quebrou') attempt(look);
      if (nota.tipo === 'montada') countMount(relatos.of(nota.modulo, construcoes[nota.modulo]));
      // kept by whoever told it; what failed for want of a network says nothing about a build
      else if (!renovacao) return navigator.onLine ? void attempt(bring) : false;
      return renovacao?.onNote(nota, construcoes) ?? false;
    });

  const onNews = async (sequencia?: unknown) => {
    const environment = shell.environment();
    if (!currentSession() || sequencia === (renovacao?.lastSeen() ?? environment.sequencia)) return;
    const wire = (await shell.read(LER_MAPA.path)) as MapaDaSessao;
    // true or not is judged where it is used
    if (!renovacao && wire.carga.includes(`"${environment.digest}"`)) return;
    await bring();
    await renovacao?.take(wire);
  };

  // a developer's own addresses stay
  const isOwn = document.querySelector('[data-sobreposicoes]') !== null;
  const look = async () => (isOwn ? undefined : onNews());

  hear();
  // what every screen stands on stood too
  const { construcoes } = shell.environment();
  for (const servico of servicesThatRan(System, construcoes)) countMount(relatos.of(servico, construcoes[servico]));
  if (shell.environment().suporte) attempt(bring);
  hearAnnouncements(shell, attempt, isOwn ? null : onNews);
  return { look };
}

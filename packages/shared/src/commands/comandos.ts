import type { Exigencia } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentSession } from '../session/session.ts';
import { isSingleKey, isTakenByFocus, isTecla, isWindowOpen } from './teclas.ts';
import { areSingleKeysOn } from './teclas.storage.ts';

/** Something that can be done on a page: the palette offers it, its keys do it, `?` shows it. */
export interface Comando {
  /** Unique on a page; of two with one id, or one key, the last registered is the one that acts. */
  readonly id: string;
  /** What it does, in the words of its button. */
  readonly titulo: string;
  /** As in `aria-keyshortcuts`: `j`, `?`, `Enter`, `Control+Enter` (⌘ on a Mac). */
  readonly teclas?: readonly string[];
  readonly run: () => void;
  /** Not offered and not done while false. */
  readonly isPossivel?: boolean;
  /** What the session must carry. */
  readonly exige?: Exigencia;
  /** Only keys: the palette does not list what one does from where one is, such as the next line. */
  readonly isSoTecla?: boolean;
  /** Held down, it is done again and again. */
  readonly isRepetivel?: boolean;
  /** Of every page: the frame's own. */
  readonly isDoQuadro?: boolean;
}

type Source = () => readonly Comando[];
const sources = new Set<Source>();

function isAllowed({ isPossivel = true, exige }: Comando): boolean {
  const sessao = currentSession();
  return isPossivel && (!exige || (sessao !== null && hasPermissao(sessao, exige)));
}

/** What can be done now, by this session, on this page: what was registered last first, the frame's own at the end. */
export function listComandos(): readonly Comando[] {
  const byId = new Map<string, Comando>();
  for (const source of [...sources].reverse()) {
    for (const comando of source()) if (!byId.has(comando.id)) byId.set(comando.id, comando);
  }
  return [...byId.values()].filter(isAllowed).sort((a, b) => Number(a.isDoQuadro ?? false) - Number(b.isDoQuadro ?? false));
}

/** Does a command, if it still can be done. */
export const runComando = (id: string): void =>
  listComandos()
    .find((comando) => comando.id === id)
    ?.run();

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** Chords are heard on the way down: lists and buttons keep every Enter to themselves, with Control too, and must not act on it. */
function onChord(event: KeyboardEvent): void {
  if (isChord(event) && press(event)) event.stopPropagation();
}

function onKey(event: KeyboardEvent): void {
  if (!isChord(event) && !event.defaultPrevented) press(event);
}

/** Does what a press asks for. @returns whether it is a command's key */
function press(event: KeyboardEvent): boolean {
  const isPressed = (tecla: string) =>
    isTecla(tecla, event) && !isTakenByFocus(tecla, event.target) && (!isSingleKey(tecla) || areSingleKeysOn());
  const comando = listComandos().find(({ teclas = [] }) => teclas.some(isPressed));
  if (!comando) return false;
  const isBusy = isWindowOpen();
  // a chord means something to the browser as well, which would lead out of the window
  if (isBusy && !isChord(event)) return false;
  event.preventDefault();
  if (!isBusy && (!event.repeat || comando.isRepetivel)) comando.run();
  return true;
}

/**
 * Says what can be done, until the returned function is called. `source` is asked each time, so that it tells what is true then.
 *
 * @example const stop = registerComandos(() => [{ id: 'recalcular', titulo: copy.recalcular, run: recalcular }]);
 */
export function registerComandos(source: Source): () => void {
  if (sources.size === 0) {
    window.addEventListener('keydown', onChord, true);
    window.addEventListener('keydown', onKey);
  }
  sources.add(source);
  return () => {
    sources.delete(source);
    if (sources.size > 0) return;
    window.removeEventListener('keydown', onChord, true);
    window.removeEventListener('keydown', onKey);
  };
}

/**
 * What can be done on a screen, while it is on the page: always as it was last rendered, so that nothing needs to be memoised.
 *
 * @example useComandos([{ id: 'enviar', titulo: copy.enviar, teclas: ['e'], isPossivel: ofertas.length > 0, run: openEnvio }])
 */
export function useComandos(comandos: readonly Comando[]): void {
  const latest = useRef(comandos);
  useLayoutEffect(() => {
    latest.current = comandos;
  });
  useEffect(() => registerComandos(() => latest.current), []);
}

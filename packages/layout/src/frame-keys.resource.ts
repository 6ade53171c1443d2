import { type Comando, registerComandos } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { copy } from './modals.copy.ts';
import { ESPERA_DA_JANELA_MS, keepTyped } from './typed-ahead.ts';

/** The windows the frame's own keys open. */
export type ModalDeTecla = 'paleta' | 'teclas';

let open: ((id: ModalDeTecla) => void) | null = null;
let waiting: { readonly id: ModalDeTecla; readonly ate: number } | null = null;

function ask(id: ModalDeTecla): void {
  if (id === 'paleta') keepTyped();
  if (open) open(id);
  else waiting = { id, ate: Date.now() + ESPERA_DA_JANELA_MS };
}

/** Whoever shows the windows is there, and is told what was asked for meanwhile. @returns a function that says it is gone */
export function onKeyWindow(show: (id: ModalDeTecla) => void): () => void {
  open = show;
  // much later it would be a window nobody expects any more
  if (waiting && Date.now() <= waiting.ate) show(waiting.id);
  waiting = null;
  return () => {
    open = null;
  };
}

/** The palette is what lists the rest, so that these are not in it. */
const comandos: readonly Omit<Comando, 'run'>[] = [
  { id: 'paleta', titulo: copy.paleta, teclas: ['Control+k'], isDoQuadro: true, isSoTecla: true },
  { id: 'teclas', titulo: copy.teclas, teclas: ['?'], isDoQuadro: true, isSoTecla: true },
];

/** The frame's own keys, heard before the windows they open have come. @returns whether one was pressed: the windows come at once then */
export function useFrameKeys(isSignedIn: boolean): boolean {
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const run = (id: ModalDeTecla) => {
      setWasPressed(true);
      ask(id);
    };
    const own = comandos.map((comando) => ({ ...comando, run: () => run(comando.id as ModalDeTecla) }));
    return registerComandos(() => own);
  }, [isSignedIn]);
  return wasPressed;
}

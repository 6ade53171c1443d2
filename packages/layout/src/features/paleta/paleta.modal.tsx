import { navigateTo } from '@balcao/shared';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { act } from './acoes.resource.ts';
import { useOpcoes } from './opcoes.resource.ts';
import { OptionList } from './option-list.component.tsx';
import { PaletteField } from './palette-field.component.tsx';
import { PaletteNote } from './palette-note.component.tsx';
import { PaletteWindow } from './palette-window.component.tsx';
import { type Opcao, vizinha } from './paleta.model.ts';
import { noteRecente } from './paleta.resource.ts';
import { takeTyped } from '../../typed-ahead.ts';

export interface PaletaModalProps {
  onClose: () => void;
}

/** The command palette: every page, action and record, by typing. */
export function PaletaModal({ onClose }: PaletaModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // typed while this window was coming
  const [texto, setTexto] = useState(takeTyped);
  const [atual, setAtual] = useState(0);
  const { opcoes, busca } = useOpcoes(texto);
  const marcada = Math.min(atual, opcoes.length - 1);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const choose = (opcao: Opcao | undefined) => {
    if (!opcao) return;
    // closed first: the page that opens takes the focus
    dialog.current?.close();
    onClose();
    open(opcao);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step) setAtual(vizinha(opcoes.length, marcada, step));
    else if (event.key === 'Enter') choose(opcoes[marcada]);
    else return;
    event.preventDefault();
  };
  const type = (next: string) => {
    setTexto(next);
    setAtual(0);
  };
  return (
    <PaletteWindow ref={dialog} onClose={onClose}>
      <PaletteField texto={texto} onType={type} onKeyDown={onKeyDown} marcada={opcoes[marcada] ? marcada : null} />
      <OptionList opcoes={opcoes} marcada={marcada} onPoint={setAtual} onChoose={choose} />
      <PaletteNote texto={texto} quantas={opcoes.length} busca={busca} />
    </PaletteWindow>
  );
}

function open(opcao: Opcao): void {
  const { href, id, grupo } = opcao;
  if (href === null) return act(opcao);
  if (grupo === 'busca' || grupo === 'recentes') noteRecente(id.slice(grupo.length + 1));
  if (href.startsWith('/')) navigateTo(href);
  else window.open(href, '_blank', 'noopener,noreferrer');
}

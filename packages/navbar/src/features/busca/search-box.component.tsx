import { useComandos } from '@balcao/shared';
import { IconeBusca, IconeFechar } from '@balcao/ui';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPanel } from '../../lazy-panel.component.tsx';
import { copy } from './search-box.copy.ts';
import { Box, CloseButton, Field, Key, OpenButton, Root } from './search-look.ts';
import type { Teclado } from './search-panel.component.tsx';

export interface SearchBoxProps {
  texto: string;
  onTexto: (texto: string) => void;
}

const { Panel, preload } = lazyPanel(() =>
  import(/* webpackChunkName: "busca" */ './search-panel.component.tsx').then((m) => m.SearchPanel),
);

/** The quick search (spec §2): a field in the bar, or an icon and a sheet on small screens. The results are a separate script. */
export function SearchBox({ texto, onTexto }: SearchBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [ativo, setAtivo] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const teclado = useRef<Teclado>(null);
  const id = useId();

  const open = () => {
    // on small screens the field is rendered only when open
    flushSync(() => setIsOpen(true));
    field.current?.focus();
  };
  const close = () => {
    setIsOpen(false);
    setAtivo(null);
  };
  const closeBack = () => {
    close();
    // where the field is always visible it keeps the focus
    if (opener.current?.offsetParent) opener.current.focus();
  };
  useComandos([{ id: 'busca-rapida', titulo: copy.ir, teclas: [copy.tecla], isDoQuadro: true, isSoTecla: true, run: open }]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (!isOpen) return onTexto('');
      return closeBack();
    }
    if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    teclado.current?.press(event);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <Root role="search" onBlur={onBlur} onPointerEnter={preload} onFocus={preload}>
      <OpenButton ref={opener} label={copy.abrir} icon={<IconeBusca size={20} aria-hidden />} aria-expanded={isOpen} onClick={open} />
      <Box $open={isOpen}>
        <IconeBusca size={16} aria-hidden />
        <Field
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          role="combobox"
          aria-label={copy.rotulo}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={ativo ?? undefined}
          aria-keyshortcuts="/"
          placeholder={copy.convite}
          value={texto}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => {
            onTexto(target.value);
            setAtivo(null);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {!isOpen && <Key aria-hidden>{copy.tecla}</Key>}
        <CloseButton label={copy.fechar} icon={<IconeFechar size={18} aria-hidden />} onClick={closeBack} />
        {isOpen && <Panel {...{ id, texto, ativo, teclado }} onAtivo={setAtivo} onClose={close} />}
      </Box>
    </Root>
  );
}

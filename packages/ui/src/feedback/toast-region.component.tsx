import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../actions/button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { IconeFechar } from '../icons/icons.ts';
import { below } from '../theme/media.theme.ts';
import { type Tone, token, toneTexto } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';
import { toneIcon } from './alert.component.tsx';
import { useFreePlace } from './free-place.ts';
import { dismissToast, type QueuedToast, toastStore } from './toast-queue.ts';

const VISIBLE = 3;

/** Where notices appear. The layout mounts it once; it stands even empty, so that screen readers hear what comes. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const region = useRef<HTMLElement>(null);
  const { isHeld, hold } = useHold(toasts);
  useFreePlace(region, toasts.length > 0 && toasts);
  return (
    <Region
      ref={region}
      aria-label={copy.avisos}
      // an open dialog hides all but itself from assistive technology; React Aria spares what carries this
      data-react-aria-top-layer="true"
      {...hold}
    >
      <List aria-live="polite" aria-relevant="additions">
        {toasts.slice(0, VISIBLE).map((toast) => (
          <Toast key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </List>
    </Region>
  );
}

/**
 * Whoever points at the notices, or is among them by keyboard, is reading them: none goes meanwhile. One that goes with the control in use
 * is left by no event, so the hold ends with it, and the focus goes back to where it was before. A finger points at nothing once it is
 * lifted.
 */
function useHold(toasts: readonly QueuedToast[]) {
  const [read, setRead] = useState<readonly QueuedToast[]>([]);
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [toasts]);
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setRead(toasts);
  };
  const hold = {
    onPointerEnter: point,
    onPointerMove: point,
    onPointerLeave: () => setRead([]),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      setRead(toasts);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      before.current = null;
      setRead([]);
    },
  };
  return { isHeld: read.length > 0 && read.every((toast) => toasts.includes(toast)), hold };
}

function Toast({ toast, isHeld }: { toast: QueuedToast; isHeld: boolean }) {
  const { id, tone = 'info', titulo, texto, action } = toast;
  const duracaoMs = toast.duracaoMs === undefined ? (action || tone === 'perigo' ? null : 6000) : toast.duracaoMs;
  useEffect(() => {
    // whoever points at the notices is reading them
    if (isHeld || duracaoMs === null) return;
    const timer = setTimeout(() => dismissToast(id), duracaoMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, duracaoMs]);
  const act = () => {
    dismissToast(id);
    action?.onPress();
  };
  return (
    <Item role={tone === 'perigo' ? 'alert' : undefined}>
      <Sign $tone={tone}>{toneIcon(tone)}</Sign>
      <Body>
        <Title>{titulo}</Title>
        {texto && <Words>{texto}</Words>}
        {action && (
          <Button size="sm" variant="quiet" onClick={act}>
            {action.texto}
          </Button>
        )}
      </Body>
      <IconButton size="sm" label={copy.dispensar} icon={<IconeFechar size={14} aria-hidden />} onClick={() => dismissToast(id)} />
    </Item>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Region = styled.section`
  position: fixed;
  right: ${token('espaco4')};
  bottom: var(--b-aviso-base, ${token('espaco4')});
  z-index: ${token('zAviso')};
  width: min(380px, calc(100vw - 32px));
  pointer-events: none;
  &[data-no-alto] {
    top: calc(${token('espaco16')} + ${token('espaco2')});
    bottom: auto;
  }
  ${below(576)} {
    right: ${token('espaco4')};
    left: ${token('espaco4')};
    width: auto;
  }
`;

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
`;

const Item = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  padding: ${token('espaco3')};
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  pointer-events: auto;
  animation: ${enter} ${token('tempoMedio')} ${token('curva')};
`;

const Sign = styled.span<{ $tone: Tone }>`
  flex: none;
  padding-top: 2px;
  color: ${({ $tone }) => toneTexto($tone)};
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  > button {
    margin: ${token('espaco1')} 0 0 -8px;
  }
`;

const Title = styled.p`
  font-weight: ${token('pesoMedio')};
`;

const Words = styled.p`
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;

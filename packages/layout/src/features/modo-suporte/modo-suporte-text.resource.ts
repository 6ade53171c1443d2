import { composicaoEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { useEffect, useState } from 'react';

const readText = () => /"suporte":\s*(\{[^}]*\})/.exec(document.getElementById('balcao-ambiente')?.textContent ?? '')?.[1] ?? null;

/** What support lent to this page, as the page says it now, unread; an open page may be lent something, and may have it taken back. */
export function useModoSuporteText(): string | null {
  const [text, setText] = useState(readText);
  useEffect(() => {
    const subscription = on(composicaoEvents.suporteMudou).subscribe(() => setText(readText()));
    return () => subscription.unsubscribe();
  }, []);
  return text;
}

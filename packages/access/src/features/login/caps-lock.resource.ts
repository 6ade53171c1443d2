import { useEffect, useState } from 'react';

/** Whether Caps Lock is on, as the last key told; unknown, so false, until one is pressed. */
export function useCapsLock(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    // autofill sends key events that are not of a keyboard
    const watch = (event: KeyboardEvent) => setIsOn(event.getModifierState?.('CapsLock') ?? false);
    window.addEventListener('keydown', watch);
    window.addEventListener('keyup', watch);
    return () => {
      window.removeEventListener('keydown', watch);
      window.removeEventListener('keyup', watch);
    };
  }, []);
  return isOn;
}

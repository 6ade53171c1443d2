import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** State of the side menu on small screens, from the bus, because the menu may close itself. */
export function useMenuAberto(): { isAberto: boolean; toggle: () => void } {
  const [isAberto, setIsAberto] = useState(false);
  useEffect(() => {
    const subscription = on(layoutEvents.menuAlternado).subscribe(({ aberto }) => setIsAberto(aberto));
    return () => subscription.unsubscribe();
  }, []);
  return { isAberto, toggle: () => emit(layoutEvents.menuAlternado, { aberto: !isAberto }) };
}

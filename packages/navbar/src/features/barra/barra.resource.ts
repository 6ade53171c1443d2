import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** The side menu of small screens, as the bus tells it: the menu itself may close it too. */
export function useMenuAberto(): { isAberto: boolean; toggle: () => void } {
  const [isAberto, setIsAberto] = useState(false);
  useEffect(() => {
    const subscription = on(layoutEvents.menuAlternado).subscribe(({ aberto }) => setIsAberto(aberto));
    return () => subscription.unsubscribe();
  }, []);
  return { isAberto, toggle: () => emit(layoutEvents.menuAlternado, { aberto: !isAberto }) };
}

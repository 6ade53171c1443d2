import type { Assinatura } from '@balcao/contracts';
import { Button } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './troca-plano.copy.ts';
import { TrocaAberta } from './troca-aberta.component.tsx';

/** Offers another plan to a subscription that is paid up. */
export function TrocaPlano({ assinatura }: { assinatura: Assinatura }) {
  const [isOpen, setIsOpen] = useState(false);
  if (assinatura.status !== 'Ativa' || assinatura.cancelaEm !== null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{copy.trocar}</Button>
      {isOpen && <TrocaAberta assinatura={assinatura} onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { addressOf, dashboardRoutes } from '@balcao/contracts';
import { navigateTo } from '@balcao/shared';
import { Button, Stack, Text } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useEffect } from 'react';
import { copy } from './tour.copy.ts';

export interface BoasVindasProps {
  nome: string;
  onStart: () => void;
  onLeave: () => void;
}

const HOME = addressOf(dashboardRoutes, 'home');

/** Step 1: the welcome, over the home page. */
export function BoasVindas({ nome, onStart, onLeave }: BoasVindasProps) {
  useEffect(() => {
    if (window.location.pathname !== HOME) navigateTo(HOME);
  }, []);
  return (
    <Dialog
      isOpen
      isSticky
      titulo={copy.boasVindas(nome.split(' ')[0] ?? nome)}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave}>{copy.agoraNao}</Button>
          <Button variant="primary" autoFocus onClick={onStart}>
            {copy.comecar}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text size={16}>{copy.boasVindasTexto}</Text>
        <Text isSoft>{copy.boasVindasDica}</Text>
      </Stack>
    </Dialog>
  );
}

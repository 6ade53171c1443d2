import { linesOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Button, FailedScreen, Stack } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './parcels.copy.ts';
import { retryParcel } from './parcels.resource.ts';

export interface FailedParcelProps {
  parcel: string;
  isRetrying: boolean;
}

/**
 * Replaces a page that could not be loaded or mounted (spec §8). With a support grant or overrides, these may be the cause,
 * so the page offers to leave them, through a function of `index.html` that needs no module.
 */
export function FailedPage({ parcel, isRetrying }: FailedParcelProps) {
  const { balcaoVoltar: onVoltar } = globalThis as { balcaoVoltar?: () => void };
  const [[titulo = '', texto]] = useState(() => linesOfFalha(new FalhaRequisicao('semResposta')));
  return (
    <FailedScreen titulo={titulo} onRetry={() => retryParcel(parcel)} isRetrying={isRetrying}>
      {onVoltar ? (
        <Stack gap={2} align="start">
          <span>{texto}</span>
          <Button size="sm" onClick={onVoltar}>
            {copy.voltarAoNormal}
          </Button>
        </Stack>
      ) : (
        texto
      )}
    </FailedScreen>
  );
}

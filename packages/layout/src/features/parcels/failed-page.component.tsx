import { catalogoDeErros } from '@balcao/domain';
import { Button, FailedScreen, Stack } from '@balcao/ui';
import { copy } from './parcels.copy.ts';
import { retryParcel } from './parcels.resource.ts';

export interface FailedParcelProps {
  parcel: string;
  isRetrying: boolean;
}

/**
 * In the place of a page that could not be loaded or mounted (spec §8). Where support lent builds, or a developer brought their own, what
 * does not open may be their doing: the page itself knows how they are left (`index.html`), before any module.
 */
export function FailedPage({ parcel, isRetrying }: FailedParcelProps) {
  const { balcaoVoltar: onVoltar } = globalThis as { balcaoVoltar?: () => void };
  const [titulo, texto] = catalogoDeErros.semResposta;
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

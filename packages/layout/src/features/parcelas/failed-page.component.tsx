import { catalogoDeErros } from '@balcao/domain';
import { Button, FailedScreen, Stack } from '@balcao/ui';
import { copy } from './parcelas.copy.ts';
import { retryParcel } from './parcelas.resource.ts';

export interface FailedParcelProps {
  parcela: string;
  isRetrying: boolean;
  /** Leaves the composition support lent: what does not open may be its doing. Absent on the ordinary page. */
  onLeaveSuporte?: (() => void) | undefined;
}

/** In the place of a page that could not be loaded or mounted (spec §8). */
export function FailedPage({ parcela, isRetrying, onLeaveSuporte }: FailedParcelProps) {
  const [titulo, texto] = catalogoDeErros.semResposta;
  return (
    <FailedScreen titulo={titulo} onRetry={() => retryParcel(parcela)} isRetrying={isRetrying}>
      {onLeaveSuporte ? (
        <Stack gap={2} align="start">
          <span>{texto}</span>
          <Button size="sm" onClick={onLeaveSuporte}>
            {copy.voltarAoNormal}
          </Button>
        </Stack>
      ) : (
        texto
      )}
    </FailedScreen>
  );
}

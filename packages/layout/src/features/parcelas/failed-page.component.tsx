import { catalogoDeErros } from '@balcao/domain';
import { Button, FailedScreen, Stack } from '@balcao/ui';
import { copy } from './parcelas.copy.ts';
import { retryParcel } from './parcelas.resource.ts';

export interface FailedParcelProps {
  parcela: string;
  isRetrying: boolean;
  /** Leaves the builds support lent, or a developer's own: what does not open may be their doing.
   * The page itself knows how (`index.html`), before any module; absent on the ordinary page. */
  onVoltar?: (() => void) | undefined;
}

/** In the place of a page that could not be loaded or mounted (spec §8). */
export function FailedPage({ parcela, isRetrying, onVoltar }: FailedParcelProps) {
  const [titulo, texto] = catalogoDeErros.semResposta;
  return (
    <FailedScreen titulo={titulo} onRetry={() => retryParcel(parcela)} isRetrying={isRetrying}>
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

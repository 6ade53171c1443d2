import { catalogoDeErros } from '@balcao/domain';
import { FailedScreen } from '@balcao/ui';
import { retryParcel } from './parcelas.resource.ts';

export interface FailedParcelProps {
  parcela: string;
  isRetrying: boolean;
}

/** In the place of a page that could not be loaded or mounted (spec §8). */
export function FailedPage({ parcela, isRetrying }: FailedParcelProps) {
  const [titulo, texto] = catalogoDeErros.semResposta;
  return (
    <FailedScreen titulo={titulo} onRetry={() => retryParcel(parcela)} isRetrying={isRetrying}>
      {texto}
    </FailedScreen>
  );
}

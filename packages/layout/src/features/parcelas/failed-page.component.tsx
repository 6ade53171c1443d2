import { catalogoDeErros } from '@balcao/domain';
import { Card, ErrorState, Page } from '@balcao/ui';
import { copy } from './parcelas.copy.ts';
import { retryParcel } from './parcelas.resource.ts';

export interface FailedParcelProps {
  parcela: string;
  isRetrying: boolean;
}

/** In the place of a page that could not be loaded or mounted (spec §8). */
export function FailedPage({ parcela, isRetrying }: FailedParcelProps) {
  const [titulo, texto] = catalogoDeErros.semResposta;
  return (
    <Page routeId="falha" titulo={copy.titulo} isTituloHidden>
      <Card>
        <ErrorState titulo={titulo} onRetry={() => retryParcel(parcela)} isRetrying={isRetrying}>
          {texto}
        </ErrorState>
      </Card>
    </Page>
  );
}

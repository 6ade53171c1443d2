import { formatDocumento, sentenceOfFalha } from '@balcao/domain';
import { Alert, Card, ErrorState, Skeleton, Stack, Text } from '@balcao/ui';
import { copy } from './conta.copy.ts';
import { usePagador } from './conta.resource.ts';
import { Dados } from './dados.component.tsx';

/** In whose name the invoices are. */
export function DadosDeCobranca() {
  const { data, error, isFetching, refetch } = usePagador();
  if (!data) {
    return (
      <Card titulo={copy.cobranca}>
        {error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {sentenceOfFalha(error)}
          </ErrorState>
        ) : (
          <Skeleton height={80} />
        )}
      </Card>
    );
  }
  const { pagador } = data;
  return (
    <Card titulo={copy.cobranca}>
      {pagador ? (
        <Stack gap={3}>
          <Dados>
            <dt>{copy.empresa}</dt>
            <dd>{pagador.nome}</dd>
            <dt>{copy.cnpj}</dt>
            <dd>{formatDocumento(pagador.cnpj)}</dd>
          </Dados>
          <Text size={13} isSoft>
            {copy.cobrancaTexto}
          </Text>
        </Stack>
      ) : (
        <Alert tone="atencao">{copy.semEmpresa}</Alert>
      )}
    </Card>
  );
}

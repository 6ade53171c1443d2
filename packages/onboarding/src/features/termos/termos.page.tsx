import { sentenceOfFalha } from '@balcao/domain';
import { Card, ErrorState, Page, Skeleton, token } from '@balcao/ui';
import styled from 'styled-components';
import { Topo } from '../../topo.component.tsx';
import { Assinatura } from './assinatura.component.tsx';
import { copy } from './termos.copy.ts';
import { usePendente } from './termos.resource.ts';

/** `/termos/assinarTermos`: the terms in force, read to the end and accepted, before anything else opens. */
export function TermosPage() {
  const { data: termo, isError, error, isFetching, refetch } = usePendente();
  return (
    <>
      <Topo>{null}</Topo>
      <Page routeId="assinarTermos" titulo={termo?.titulo ?? copy.titulo} descricao={copy.descricao} busy={!termo && !isError} isNarrow>
        {isError && (
          <Card>
            <ErrorState titulo={copy.falha} onRetry={() => void refetch()} isRetrying={isFetching}>
              {sentenceOfFalha(error)}
            </ErrorState>
          </Card>
        )}
        {!isError && !termo && (
          <Waiting>
            <Skeleton lines={12} />
          </Waiting>
        )}
        {termo && <Assinatura termo={termo} />}
      </Page>
    </>
  );
}

const Waiting = styled(Card)`
  min-height: calc(100dvh - 320px);
  padding: ${token('espaco4')};
`;

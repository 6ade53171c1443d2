import { accessRoutes, addressOf, type Assinatura } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, ButtonLink, Card, ErrorState, Page, Skeleton, Stack, Text } from '@balcao/ui';
import { useLocation } from 'react-router-dom';
import { copy } from './reativacao.copy.ts';
import { isRealizada } from './reativacao.model.ts';
import { useAssinatura, useLeave } from './reativacao.resource.ts';
import { SemReativacao } from './sem-reativacao.component.tsx';
import { Reativacao, Resumo } from './reativacao.component.tsx';

/** `/assinatura/reativar`: a subscription taken back confirms it; with `realizada=true` the session ends (spec §4). */
export function ReativacaoPage() {
  const isDone = isRealizada(useLocation().search);
  useLeave(isDone);
  const assinatura = useAssinatura(!isDone);
  return (
    <Page routeId="assinaturaReativar" titulo={copy.titulo} descricao={copy.descricao} busy={!isDone && assinatura.isPending} isNarrow>
      {isDone ? (
        <Alert tone="sucesso" titulo={copy.reativou}>
          {copy.saindo}
        </Alert>
      ) : (
        <Conteudo leitura={assinatura} />
      )}
    </Page>
  );
}

function Conteudo({ leitura: { data, error, isFetching, refetch } }: { leitura: ReturnType<typeof useAssinatura> }) {
  const retry = () => void refetch();
  if (data) {
    return data.status === 'Reativada' ? (
      <Retomada assinatura={data} isChecking={isFetching} onCheck={retry} />
    ) : (
      <SemReativacao status={data.status} />
    );
  }
  if (!error) return <Skeleton height={300} />;
  return (
    <Card>
      <ErrorState onRetry={retry} isRetrying={isFetching}>
        {sentenceOfFalha(error)}
      </ErrorState>
    </Card>
  );
}

interface RetomadaProps {
  assinatura: Assinatura;
  isChecking: boolean;
  onCheck: () => void;
}

function Retomada({ assinatura, isChecking, onCheck }: RetomadaProps) {
  const isAdministrador = useSession()?.administrador === true;
  return (
    <Card titulo={copy.retomada}>
      <Stack gap={5}>
        <Text>{copy.retomadaTexto}</Text>
        <Resumo assinatura={assinatura} />
        {isAdministrador ? (
          <Reativacao assinatura={assinatura} />
        ) : (
          <Alert
            titulo={copy.pecaTitulo}
            actions={
              <>
                <Button isBusy={isChecking} onClick={onCheck}>
                  {copy.verificar}
                </Button>
                <ButtonLink href={addressOf(accessRoutes, 'logoff')} variant="quiet">
                  {copy.sair}
                </ButtonLink>
              </>
            }
          >
            {copy.peca}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

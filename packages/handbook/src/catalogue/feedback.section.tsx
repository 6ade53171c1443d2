import {
  Alert,
  Banner,
  Button,
  ButtonLink,
  Card,
  Cluster,
  DelayedOverlay,
  EmptyState,
  ErrorState,
  Grid,
  NoMatchState,
  Skeleton,
  Spinner,
  Stack,
  showToast,
} from '@balcao/ui';
import { useState } from 'react';

const ignore = () => undefined;

export function FeedbackSection() {
  const [isWaiting, setIsWaiting] = useState(false);
  const wait = () => {
    setIsWaiting(true);
    setTimeout(() => setIsWaiting(false), 3000);
  };
  return (
    <Stack>
      <Banner tone="atencao" onDismiss={ignore}>
        O seu último pagamento ainda não foi processado. <a href="#mensagens">Ver minha conta</a>
      </Banner>
      <Grid minWidth={320}>
        <Alert tone="info" titulo="Vigência ajustada">
          O início passou para amanhã: não há vigência retroativa.
        </Alert>
        <Alert tone="sucesso">Orçamento salvo.</Alert>
        <Alert tone="atencao" titulo="Duas seguradoras sem credencial" actions={<Button size="sm">Configurar logins</Button>}>
          Elas ficam de fora deste cálculo.
        </Alert>
        <Alert tone="perigo">E-mail ou senha inválidos.</Alert>
        <Alert tone="suporte">Você está no acesso de suporte.</Alert>
        <Alert tone="neutro">Nada mudou desde a última versão.</Alert>
      </Grid>
      <Cluster gap={3}>
        <Button onClick={() => showToast({ tone: 'sucesso', titulo: 'Orçamento salvo' })}>Aviso de sucesso</Button>
        <Button
          onClick={() => showToast({ tone: 'perigo', titulo: 'A requisição falhou :(', texto: 'Tente novamente em alguns minutos.' })}
        >
          Aviso de erro
        </Button>
        <Button onClick={() => showToast({ titulo: 'Rascunho excluído', action: { texto: 'Desfazer', onPress: ignore } })}>
          Aviso com ação
        </Button>
        <Button onClick={wait}>Espera longa</Button>
        <Spinner label="Carregando…" />
      </Cluster>
      <DelayedOverlay isActive={isWaiting} />
      <Grid minWidth={320}>
        <Card titulo="Carregando">
          <Skeleton lines={4} />
        </Card>
        <Card titulo="Falhou">
          <ErrorState onRetry={ignore} />
        </Card>
        <Card titulo="Vazio">
          <EmptyState
            action={
              <ButtonLink href="#mensagens" variant="primary">
                Novo orçamento
              </ButtonLink>
            }
          />
        </Card>
        <Card titulo="Nada com estes filtros">
          <NoMatchState onClear={ignore} />
        </Card>
      </Grid>
    </Stack>
  );
}

import type { TesteRemetente } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Cluster, ErrorState, Grid, Skeleton, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { Dominio } from './dominio.component.tsx';
import { copy as grupos } from './grupos.copy.ts';
import type { FormDoGrupo } from './grupos.resource.ts';
import { copy } from './remetente.copy.ts';
import { useDominio, useTeste } from './remetente.resource.ts';

/** Who clients see, the domain it is sent from, and a test message. */
export function Remetente({ form: { bind } }: { form: FormDoGrupo<'remetente'> }) {
  const { data, error, isFetching, refetch } = useDominio();
  return (
    <Stack gap={4}>
      <Grid minWidth={260}>
        <TextField {...bind('nome')} label={grupos.nomeRemetente} description={grupos.nomeRemetenteAjuda} maxLength={60} />
        <TextField
          {...bind('responderPara')}
          type="email"
          label={grupos.responderPara}
          description={grupos.responderParaAjuda}
          maxLength={254}
        />
        <TextField {...bind('endereco')} type="email" label={grupos.endereco} description={grupos.enderecoAjuda} maxLength={254} />
      </Grid>
      {data?.dominio && <Dominio dominio={data.dominio} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentenceOfFalha(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height={80} />}
      <Teste />
    </Stack>
  );
}

function Teste() {
  const [feito, setFeito] = useState<TesteRemetente | null>(null);
  const teste = useTeste(setFeito);
  const aviso = teste.aviso || (feito && copy.resultado(feito));
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <Button isBusy={teste.isBusy} onClick={() => void teste.submit(undefined)}>
          {copy.teste}
        </Button>
        <Text size={13} isSoft>
          {copy.testeAjuda}
        </Text>
      </Cluster>
      {aviso && (
        <Alert tone={!teste.aviso && feito?.resultado === 'aceita' ? 'sucesso' : 'perigo'} isLive>
          {aviso}
        </Alert>
      )}
    </Stack>
  );
}

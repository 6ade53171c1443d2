import { Alert, Button, Card, showToast, Stack, Text, TextField } from '@balcao/ui';
import { copy } from './indicacao.copy.ts';
import { useConvite } from './indicacao.resource.ts';

/** Invites somebody by e-mail. */
export function Convite() {
  const { bind, submit, aviso, isBusy } = useConvite(() => showToast({ tone: 'sucesso', titulo: copy.enviado }));
  return (
    <Card titulo={copy.convidar}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4} align="stretch">
          <Text isSoft>{copy.convidarTexto}</Text>
          <TextField {...bind('nome')} label={copy.nome} isRequired maxLength={80} autoComplete="off" />
          <TextField {...bind('email')} label={copy.email} type="email" isRequired maxLength={254} autoComplete="off" />
          {aviso && (
            <Alert tone="perigo" titulo={copy.naoEnviado} isLive>
              {aviso}
            </Alert>
          )}
          <div>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.enviar}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

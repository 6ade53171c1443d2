import { Alert, Button, Card, Grid, showToast, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { DateField } from '@balcao/ui/forms';
import { copy } from './atualizacao.copy.ts';
import { useSchedule } from './atualizacao.resource.ts';

/** Plans a maintenance; support alone sees it. */
export function ScheduleManutencao() {
  const { bind, submit, aviso, isBusy } = useSchedule(() => showToast({ tone: 'sucesso', titulo: copy.programada }));
  return (
    <Card titulo={copy.programar}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4} align="stretch">
          <Text isSoft>{copy.programarTexto}</Text>
          <Grid minWidth={160}>
            <DateField {...bind('dia')} label={copy.dia} isRequired />
            <TextField {...bind('inicio')} label={copy.inicio} type="time" isRequired />
            <TextField {...bind('fim')} label={copy.fim} type="time" isRequired />
          </Grid>
          <TextArea {...bind('mensagem')} label={copy.mensagem} description={copy.mensagemAjuda} maxLength={300} isRequired />
          {aviso && (
            <Alert tone="perigo" titulo={copy.naoProgramada} isLive>
              {aviso}
            </Alert>
          )}
          <div>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.salvar}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

import type { FormatoDosDados } from '@balcao/contracts';
import { Alert, Button, Card, Cluster, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './direitos.copy.ts';
import { saveDados } from './direitos.resource.ts';
import { useCodigo } from './use-codigo.ts';

const CAMPO = 'codigoDosDados';

/** Hands the client what is kept of them, once a code says that it is them. */
export function MeusDados() {
  const [isSalvo, setIsSalvo] = useState(false);
  const { codigo, setCodigo, enviado, erro, falha, isBusy, sendCodigo, confirm } = useCodigo(CAMPO);

  const askAgain = () => {
    setIsSalvo(false);
    sendCodigo();
  };
  const save = (formato: FormatoDosDados) => () =>
    confirm(async (typed) => {
      setIsSalvo(false);
      await saveDados(typed, formato);
      setIsSalvo(true);
    });

  return (
    <Card titulo={copy.dados}>
      <Stack gap={4}>
        <Text isSoft>{copy.dadosTexto}</Text>
        {enviado && (
          <TextField
            name={CAMPO}
            label={copy.codigo}
            description={copy.codigoEnviado(enviado.enviadoPara)}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            isRequired
            value={codigo}
            onChange={setCodigo}
            error={erro}
          />
        )}
        {falha && (
          <Alert tone="perigo" titulo={copy.naoBaixou} isLive>
            {falha}
          </Alert>
        )}
        {isSalvo && <Alert tone="sucesso" titulo={copy.baixou} isLive />}
        <Cluster gap={2}>
          {enviado ? (
            <>
              <Button variant="primary" isBusy={isBusy} onClick={save('pdf')}>
                {copy.pdf}
              </Button>
              <Button isBusy={isBusy} onClick={save('json')}>
                {copy.json}
              </Button>
              <Button variant="quiet" isDisabled={isBusy} onClick={askAgain}>
                {copy.outroCodigo}
              </Button>
            </>
          ) : (
            <Button isBusy={isBusy} onClick={askAgain}>
              {copy.receberCodigo}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

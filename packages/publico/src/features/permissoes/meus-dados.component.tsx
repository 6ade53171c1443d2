import type { CodigoTitular, FormatoDosDados } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Card, Cluster, focusCampo, Stack, Text, TextField } from '@balcao/ui';
import { useEffect, useRef, useState } from 'react';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './direitos.copy.ts';
import { askCodigo, saveDados } from './direitos.resource.ts';

const CAMPO = 'codigoDosDados';

/** Hands the client what is kept of them, once a code says that it is them. */
export function MeusDados() {
  const [codigo, setCodigo] = useState('');
  const [enviado, setEnviado] = useState<CodigoTitular | null>(null);
  const [erro, setErro] = useState<string | undefined>();
  const [falha, setFalha] = useState<string | null>(null);
  const [isSalvo, setIsSalvo] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);
  useEffect(() => {
    if (enviado) focusCampo(CAMPO);
  }, [enviado]);

  const attempt = async (work: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setErro(undefined);
    setFalha(null);
    setIsSalvo(false);
    try {
      await work();
    } catch (error) {
      const noCodigo = error instanceof FalhaRequisicao ? error.errors.find(({ campo }) => campo === 'codigo') : undefined;
      if (noCodigo) {
        setErro(noCodigo.mensagem);
        focusCampo(CAMPO);
      } else setFalha(sayFalha(error));
    }
    isSending.current = false;
    setIsBusy(false);
  };
  const sendCodigo = () =>
    void attempt(async () => {
      setCodigo('');
      setEnviado(await askCodigo());
    });
  const save = (formato: FormatoDosDados) => () => {
    if (!/^\d{6}$/.test(codigo.trim())) {
      setErro(copy.faltaCodigo);
      return focusCampo(CAMPO);
    }
    void attempt(async () => {
      await saveDados(codigo, formato);
      setIsSalvo(true);
    });
  };

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
              <Button variant="quiet" isDisabled={isBusy} onClick={sendCodigo}>
                {copy.outroCodigo}
              </Button>
            </>
          ) : (
            <Button isBusy={isBusy} onClick={sendCodigo}>
              {copy.receberCodigo}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

import type { CodigoTitular, PedidoPublico, TipoPedidoTitular } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Card, Cluster, Field, FieldBox, fieldInput, focusCampo, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './direitos.copy.ts';
import { askCodigo, sendPedido } from './direitos.resource.ts';

type Erros = Readonly<Partial<Record<'tipo' | 'codigo' | 'geral', string>>>;

/** What a client may ask of their own data (LGPD art. 18): what, then the code that was sent to them, then until when it is answered. */
export function Direitos({ onPedido }: { onPedido: () => void }) {
  const [tipo, setTipo] = useState<TipoPedidoTitular | ''>('');
  const [detalhe, setDetalhe] = useState('');
  const [codigo, setCodigo] = useState('');
  const [enviado, setEnviado] = useState<CodigoTitular | null>(null);
  const [pedido, setPedido] = useState<PedidoPublico | null>(null);
  const [erros, setErros] = useState<Erros>({});
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);
  // the field appears by the answer: whoever waits for the code is taken to it
  useEffect(() => {
    if (enviado) focusCampo('codigo');
  }, [enviado]);

  const attempt = async (work: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setErros({});
    try {
      await work();
    } catch (error) {
      const noCodigo = error instanceof FalhaRequisicao ? error.errors.find(({ campo }) => campo === 'codigo') : undefined;
      setErros(noCodigo ? { codigo: noCodigo.mensagem } : { geral: sayFalha(error) });
      if (noCodigo) focusCampo('codigo');
    }
    isSending.current = false;
    setIsBusy(false);
  };
  const sendCodigo = () =>
    attempt(async () => {
      setCodigo('');
      setEnviado(await askCodigo());
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tipo === '') {
      setErros({ tipo: copy.faltaTipo });
      return focusCampo('tipo');
    }
    if (!enviado) return void sendCodigo();
    if (!/^\d{6}$/.test(codigo.trim())) {
      setErros({ codigo: copy.faltaCodigo });
      return focusCampo('codigo');
    }
    void attempt(async () => {
      setPedido(await sendPedido({ tipo, detalhe, codigo: codigo.trim() }));
      onPedido();
    });
  };

  if (pedido) {
    return (
      <Card titulo={copy.titulo}>
        <Alert tone="sucesso" titulo={copy.registrado(pedido)} isLive>
          {copy.registradoTexto(pedido)}
        </Alert>
      </Card>
    );
  }
  return (
    <Card titulo={copy.titulo}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <Text isSoft>{copy.texto}</Text>
          <Field name="tipo" label={copy.tipo} error={erros.tipo} description={tipo === '' ? undefined : copy.ajudas[tipo]} isRequired>
            {(control) => (
              <FieldBox>
                <Escolha {...control} value={tipo} onChange={(event) => setTipo(event.target.value as TipoPedidoTitular | '')}>
                  <option value="">{copy.escolha}</option>
                  {Object.entries(copy.tipos).map(([chave, rotulo]) => (
                    <option key={chave} value={chave}>
                      {rotulo}
                    </option>
                  ))}
                </Escolha>
              </FieldBox>
            )}
          </Field>
          <TextArea name="detalhe" label={copy.detalhe} rows={3} maxLength={2_000} value={detalhe} onChange={setDetalhe} />
          {enviado && (
            <TextField
              name="codigo"
              label={copy.codigo}
              description={copy.codigoEnviado(enviado.enviadoPara)}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
              isRequired
              value={codigo}
              onChange={setCodigo}
              error={erros.codigo}
            />
          )}
          {erros.geral && (
            <Alert tone="perigo" titulo={copy.falhou} isLive>
              {erros.geral}
            </Alert>
          )}
          <Cluster gap={2}>
            <Button type="submit" variant={enviado ? 'primary' : 'secondary'} isBusy={isBusy}>
              {enviado ? copy.pedir : copy.receberCodigo}
            </Button>
            {enviado && (
              <Button variant="quiet" isDisabled={isBusy} onClick={() => void sendCodigo()}>
                {copy.outroCodigo}
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

const Escolha = styled.select`
  ${fieldInput}
`;

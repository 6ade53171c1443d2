import type { PedidoPublico, TipoPedidoTitular } from '@balcao/contracts';
import { Alert, Button, Card, Cluster, Field, FieldBox, fieldInput, focusCampo, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from './direitos.copy.ts';
import { sendPedido } from './direitos.resource.ts';
import { useCodigo } from './use-codigo.ts';

/** What a client may ask of their own data (LGPD art. 18): what, then the code that was sent to them, then until when it is answered. */
export function Direitos({ onPedido }: { onPedido: () => void }) {
  const [tipo, setTipo] = useState<TipoPedidoTitular | ''>('');
  const [detalhe, setDetalhe] = useState('');
  const [pedido, setPedido] = useState<PedidoPublico | null>(null);
  const [erroTipo, setErroTipo] = useState<string | undefined>();
  const { codigo, setCodigo, enviado, erro, falha, isBusy, clear, sendCodigo, confirm } = useCodigo('codigo');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tipo === '') {
      clear();
      setErroTipo(copy.faltaTipo);
      return focusCampo('tipo');
    }
    setErroTipo(undefined);
    if (!enviado) return sendCodigo();
    confirm(async (typed) => {
      setPedido(await sendPedido({ tipo, detalhe, codigo: typed }));
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
          <Field name="tipo" label={copy.tipo} error={erroTipo} description={tipo === '' ? undefined : copy.ajudas[tipo]} isRequired>
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
              error={erro}
            />
          )}
          {falha && (
            <Alert tone="perigo" titulo={copy.falhou} isLive>
              {falha}
            </Alert>
          )}
          <Cluster gap={2}>
            <Button type="submit" variant={enviado ? 'primary' : 'secondary'} isBusy={isBusy}>
              {enviado ? copy.pedir : copy.receberCodigo}
            </Button>
            {enviado && (
              <Button variant="quiet" isDisabled={isBusy} onClick={sendCodigo}>
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

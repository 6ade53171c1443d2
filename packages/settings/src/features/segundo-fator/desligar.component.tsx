import { Alert, Button, Cluster, showToast, Stack, TextField } from '@balcao/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { copy } from './segundo-fator.copy.ts';
import { useDesligamento } from './segundo-fator.resource.ts';

export interface DesligarProps {
  onDone: () => void;
}

/** Turns it off, by whoever holds the authenticator or a recovery code. */
export function Desligar({ onDone }: DesligarProps) {
  const { codigo, erros, aviso, isBusy, change, submit } = useDesligamento();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await submit())) return;
    showToast({ tone: 'sucesso', titulo: copy.desligou });
    onDone();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Alert tone="atencao">{copy.desligarTexto}</Alert>
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
        <Curto>
          <TextField
            name="codigo"
            label={copy.codigoDesligar}
            description={copy.codigoDesligarAjuda}
            autoComplete="one-time-code"
            maxLength={12}
            isRequired
            autoFocus
            value={codigo}
            onChange={change}
            error={erros.codigo}
          />
        </Curto>
        <Cluster gap={2}>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {copy.desligar}
          </Button>
          <Button variant="quiet" isDisabled={isBusy} onClick={onDone}>
            {copy.cancelar}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const Curto = styled.div`
  max-width: 360px;
`;

import { useNaoSalvo } from '@balcao/shared/records';
import { Alert, Button, Card, PasswordField, showToast, Stack, Text, token } from '@balcao/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Regras } from './regras.component.tsx';
import { copy } from './senha.copy.ts';
import { useTroca } from './senha.resource.ts';

/** Changes the password: the one in use, and the new one twice. */
export function Senha() {
  const { troca, dono, erros, aviso, isBusy, isDirty, change, submit } = useTroca();
  useNaoSalvo('settings', isDirty);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) showToast({ tone: 'sucesso', titulo: copy.trocou, texto: copy.trocouTexto });
  };
  const campo = { onChange: change, isRequired: true };
  return (
    <Card id="senha" titulo={copy.titulo} tabIndex={-1}>
      <form noValidate onSubmit={onSubmit}>
        {/* password managers tie the new password to this account by it */}
        <input type="text" name="username" autoComplete="username" value={dono.email ?? ''} readOnly hidden aria-label={copy.conta} />
        <Stack gap={4}>
          <Text isSoft>{copy.explica}</Text>
          {aviso && (
            <Alert tone="perigo" isLive>
              {aviso}
            </Alert>
          )}
          <Campos>
            <PasswordField name="atual" label={copy.atual} value={troca.atual} error={erros.atual} {...campo} />
          </Campos>
          <Campos>
            <PasswordField name="nova" label={copy.nova} autoComplete="new-password" value={troca.nova} error={erros.nova} {...campo} />
            <PasswordField
              name="repetir"
              label={copy.repetir}
              autoComplete="new-password"
              value={troca.repetir}
              error={erros.repetir}
              {...campo}
            />
          </Campos>
          <Regras senha={troca.nova} dono={dono} />
          <div>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {copy.trocar}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const Campos = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco4')};
`;

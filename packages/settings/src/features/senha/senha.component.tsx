import { useNaoSalvo } from '@balcao/shared/forms';
import { Button, Card, PasswordField, showToast, Stack, Text, token } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { PasswordRules } from '@balcao/ui/password';
import styled from 'styled-components';
import { copy } from './senha.copy.ts';
import { useTroca } from './senha.resource.ts';

/** Changes the password: the one in use, and the new one twice. */
export function Senha() {
  const { form, dono } = useTroca(() => showToast({ tone: 'sucesso', titulo: copy.trocou, texto: copy.trocouTexto }));
  const { bind, digitado, submit } = form;
  useNaoSalvo('settings', form.isDirty);
  return (
    <Card id="senha" titulo={copy.titulo} tabIndex={-1}>
      <form noValidate onSubmit={submit}>
        {/* password managers tie the new password to this account by it */}
        <input type="text" name="username" autoComplete="username" value={dono.email ?? ''} readOnly hidden aria-label={copy.conta} />
        <Stack gap={4}>
          <Text isSoft>{copy.explica}</Text>
          <FormNotice form={form} />
          <Campos>
            <PasswordField {...bind('atual')} label={copy.atual} isRequired />
          </Campos>
          <Campos>
            <PasswordField {...bind('nova')} label={copy.nova} autoComplete="new-password" isRequired />
            <PasswordField {...bind('repetir')} label={copy.repetir} autoComplete="new-password" isRequired />
          </Campos>
          <PasswordRules senha={digitado.nova} dono={dono} />
          <div>
            <Button type="submit" variant="primary" isBusy={form.isBusy}>
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

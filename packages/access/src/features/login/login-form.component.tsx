import { accessRoutes, addressOf } from '@balcao/contracts';
import { prepareCalls } from '@balcao/shared';
import { Alert, Button, focusCampo, Link, PasswordField, Stack, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { useCapsLock } from './caps-lock.resource.ts';
import { copy } from './login.copy.ts';
import { useSignIn } from './login.resource.ts';

/** E-mail and password. What was typed stays, whatever the answer. */
export function LoginForm() {
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const hasCapsLock = useCapsLock();
  const { recusa, isBusy, send } = useSignIn();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { texto, erros } = await send({ email, senha });
    if (texto || erros.email || erros.senha) focusCampo(erros.email ? 'email' : 'senha');
  };

  return (
    <form noValidate onSubmit={submit} onInput={prepareCalls}>
      <Stack gap={4}>
        {recusa.texto && (
          <Alert tone="perigo" isLive>
            {recusa.texto}
          </Alert>
        )}
        <TextField
          name="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          autoFocus
          value={email}
          onChange={setEmail}
          error={recusa.erros.email}
        />
        <PasswordField
          name="senha"
          label={copy.senha}
          value={senha}
          onChange={setSenha}
          error={recusa.erros.senha}
          description={hasCapsLock ? copy.capsLock : undefined}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {copy.entrar}
        </Button>
        <Link href={addressOf(accessRoutes, 'forgot')}>{copy.esqueci}</Link>
      </Stack>
    </form>
  );
}

import { accessRoutes, addressOf, onboardingRoutes } from '@balcao/contracts';
import { Alert, Button, ButtonLink, Cluster, focusCampo, Link, PasswordField, Stack, TextField } from '@balcao/ui';
import { type FormEvent, useState } from 'react';
import { useCapsLock } from './caps-lock.resource.ts';
import { copy } from './login.copy.ts';
import { prepareSignIn, type SegundoFator, useSignIn } from './login.resource.ts';

export interface LoginFormProps {
  /** Kept above: who comes back from the second step finds it. */
  email: string;
  onEmail: (email: string) => void;
  onSegundoFator: (segundo: SegundoFator) => void;
}

/** E-mail and password. What was typed stays, whatever the answer. */
export function LoginForm({ email, onEmail, onSegundoFator }: LoginFormProps) {
  const [senha, setSenha] = useState('');
  const hasCapsLock = useCapsLock();
  const { aviso, isBusy, send } = useSignIn(onSegundoFator);
  const { texto, erros, isRepetivel } = aviso;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = await send({ email, senha });
    if (refused.erros.email) focusCampo('email');
    else if (refused.erros.senha || (refused.texto && !refused.isRepetivel)) focusCampo('senha');
  };

  return (
    <form noValidate onSubmit={submit} onInput={prepareSignIn}>
      <Stack gap={4}>
        {texto && (
          <Alert tone="perigo" isLive>
            {texto}
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
          onChange={onEmail}
          error={erros.email}
        />
        <PasswordField
          name="senha"
          label={copy.senha}
          value={senha}
          onChange={setSenha}
          error={erros.senha}
          description={hasCapsLock ? copy.capsLock : undefined}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {isRepetivel ? copy.tentarNovamente : copy.entrar}
        </Button>
        <Cluster justify="space-between" gap={3}>
          <Link href={addressOf(accessRoutes, 'forgot')}>{copy.esqueci}</Link>
          <Link href={addressOf(accessRoutes, 'migrate')}>{copy.migrar}</Link>
        </Cluster>
        <ButtonLink href={addressOf(onboardingRoutes, 'plano')} isWide>
          {copy.testeGratis}
        </ButtonLink>
      </Stack>
    </form>
  );
}

import { accessRoutes, addressOf, onboardingRoutes } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { ButtonLink, Cluster, focusCampo, Link, PasswordField, TextField } from '@balcao/ui';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { useCapsLock } from './caps-lock.resource.ts';
import { copy } from './login.copy.ts';
import { enter, prepareSignIn, type SegundoFator } from './login.resource.ts';

export interface LoginFormProps {
  /** Of who comes back from the second step. */
  email: string;
  onSegundoFator: (segundo: SegundoFator, email: string) => void;
}

/** E-mail and password. What was typed stays, whatever the answer. */
export function LoginForm({ email, onSegundoFator }: LoginFormProps) {
  const hasCapsLock = useCapsLock();
  const form = useForm({
    inicial: { email, senha: '' },
    send: enter,
    leadsTo: (entered) => (typeof entered === 'string' ? entered : null),
    onSent: (entered, typed) => typeof entered === 'object' && onSegundoFator(entered, typed.email),
    goTo: focusCampo,
    campoDoAviso: 'senha',
  });
  const rodape = (
    <>
      <Cluster justify="space-between" gap={3}>
        <Link href={addressOf(accessRoutes, 'forgot')}>{copy.esqueci}</Link>
        <Link href={addressOf(accessRoutes, 'migrate')}>{copy.migrar}</Link>
      </Cluster>
      <ButtonLink href={addressOf(onboardingRoutes, 'plano')} isWide>
        {copy.testeGratis}
      </ButtonLink>
    </>
  );
  return (
    <FormularioEnvio form={form} enviar={copy.entrar} rodape={rodape} prepare={prepareSignIn}>
      <TextField
        {...form.bind('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        autoFocus
      />
      <PasswordField {...form.bind('senha')} label={copy.senha} description={hasCapsLock ? copy.capsLock : undefined} />
    </FormularioEnvio>
  );
}

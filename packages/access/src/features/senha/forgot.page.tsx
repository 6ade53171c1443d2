import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Link, Page, TextField } from '@balcao/ui';
import { errosOf } from '../../envio.model.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { copy } from './senha.copy.ts';
import { askForLink } from './senha.resource.ts';

const frases = { email: { vazio: copy.emailVazio, invalido: copy.emailInvalido } };

/** Asks for the link of a new password. What follows is the same whoever asks, so that it tells nobody which accounts exist. */
export function ForgotPage() {
  const form = useForm({
    inicial: { email: '' },
    judge: (valores) => errosOf(accessCalls.forgotPassword.input, valores, frases),
    send: ({ email }) => askForLink(email),
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  return (
    <Page routeId="forgot" titulo={copy.forgot.titulo} descricao={copy.forgot.descricao} isNarrow>
      <FormularioEnvio form={form} enviar={copy.forgot.enviar} rodape={<Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>}>
        <TextField {...form.bind('email')} label={copy.email} type="email" autoComplete="username" inputMode="email" maxLength={254} />
      </FormularioEnvio>
    </Page>
  );
}

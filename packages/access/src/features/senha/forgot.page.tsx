import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { Link, Page, TextField } from '@balcao/ui';
import { errosOf } from '../../envio.model.ts';
import { useEnvio } from '../../envio.resource.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { copy } from './senha.copy.ts';
import { askForLink } from './senha.resource.ts';

const frases = { email: { vazio: copy.emailVazio, invalido: copy.emailInvalido } };

/** Asks for the link of a new password. What follows is the same whoever asks, so that it tells nobody which accounts exist. */
export function ForgotPage() {
  const formulario = useEnvio({
    inicial: { email: '' },
    validar: (valores) => errosOf(accessCalls.forgotPassword.input, valores, frases),
    enviar: ({ email }) => askForLink(email),
  });
  return (
    <Page routeId="forgot" titulo={copy.forgot.titulo} descricao={copy.forgot.descricao} isNarrow>
      <FormularioEnvio
        formulario={formulario}
        enviar={copy.forgot.enviar}
        rodape={<Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>}
      >
        <TextField
          name="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          value={formulario.valores.email}
          onChange={formulario.change}
          error={formulario.aviso.erros.email}
        />
      </FormularioEnvio>
    </Page>
  );
}

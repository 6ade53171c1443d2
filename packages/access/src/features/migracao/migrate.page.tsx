import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Link, Page, PasswordField, TextField } from '@balcao/ui';
import { errosOf } from '../../envio.model.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { copy } from './migracao.copy.ts';
import { migrate } from './migracao.resource.ts';

const frases = {
  login: { vazio: copy.loginVazio, invalido: copy.loginInvalido },
  senha: { vazio: copy.senhaVazia, invalido: copy.senhaInvalida },
  email: { vazio: copy.emailVazio, invalido: copy.emailInvalido },
};

/** A legacy login becomes an account entered by e-mail. */
export function MigratePage() {
  const form = useForm({
    inicial: { login: '', senha: '', email: '' },
    judge: (valores) => errosOf(accessCalls.migrateUser.input, valores, frases),
    send: migrate,
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  return (
    <Page routeId="migrate" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <FormularioEnvio form={form} enviar={copy.enviar} rodape={<Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>}>
        <TextField {...form.bind('login')} label={copy.login} autoComplete="username" maxLength={80} />
        <PasswordField {...form.bind('senha')} label={copy.senha} />
        <TextField {...form.bind('email')} label={copy.email} type="email" autoComplete="email" inputMode="email" maxLength={254} />
      </FormularioEnvio>
    </Page>
  );
}

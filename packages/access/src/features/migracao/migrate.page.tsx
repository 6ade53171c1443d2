import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { Link, Page, PasswordField, TextField } from '@balcao/ui';
import { errosOf } from '../../envio.model.ts';
import { useEnvio } from '../../envio.resource.ts';
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
  const formulario = useEnvio({
    inicial: { login: '', senha: '', email: '' },
    validar: (valores) => errosOf(accessCalls.migrateUser.input, valores, frases),
    enviar: migrate,
  });
  const { valores, aviso, change } = formulario;
  return (
    <Page routeId="migrate" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <FormularioEnvio
        formulario={formulario}
        enviar={copy.enviar}
        rodape={<Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>}
      >
        <TextField
          name="login"
          label={copy.login}
          autoComplete="username"
          maxLength={80}
          value={valores.login}
          onChange={change}
          error={aviso.erros.login}
        />
        <PasswordField name="senha" label={copy.senha} value={valores.senha} onChange={change} error={aviso.erros.senha} />
        <TextField
          name="email"
          label={copy.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          value={valores.email}
          onChange={change}
          error={aviso.erros.email}
        />
      </FormularioEnvio>
    </Page>
  );
}

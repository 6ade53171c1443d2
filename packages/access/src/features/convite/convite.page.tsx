import type { Convite } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, Page, PasswordField, TextField } from '@balcao/ui';
import { PasswordRules } from '@balcao/ui/password';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { PaginaDoLink, ParaLogin } from '../../pagina-do-link.component.tsx';
import { copy } from './convite.copy.ts';
import { errosConvite } from './convite.model.ts';
import { acceptConvite, readConvite } from './convite.resource.ts';

/** Where the link of an invitation arrives, `?token=`. */
export const ConvitePage = () => (
  <PaginaDoLink
    routeId="convite"
    frases={copy}
    confirm={readConvite}
    nextPage={(convite, token) => <Aceite token={token} convite={convite} />}
  />
);

function Aceite({ token, convite: { nome, email, corretora } }: { token: string; convite: Convite }) {
  const form = useForm({
    inicial: { nome, senha: '', repetida: '' },
    judge: errosConvite,
    send: (digitado) => acceptConvite(token, digitado),
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  return (
    <Page routeId="convite" titulo={copy.titulo} descricao={copy.descricao(corretora, email)} isNarrow>
      <FormularioEnvio form={form} enviar={copy.aceitar} rodape={<ParaLogin />}>
        <TextField {...form.bind('nome')} label={copy.nome} autoComplete="name" maxLength={120} />
        <PasswordField {...form.bind('senha')} label={copy.senha} autoComplete="new-password" />
        <PasswordRules senha={form.digitado.senha} />
        <PasswordField {...form.bind('repetida')} label={copy.repetida} autoComplete="new-password" />
      </FormularioEnvio>
    </Page>
  );
}

import { accessRoutes, addressOf, type Convite } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { ButtonLink, focusCampo, Page, PasswordField, Stack, Text, TextField } from '@balcao/ui';
import { PasswordRules } from '@balcao/ui/password';
import { useConfirmacao } from '../../confirmacao.resource.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { ResultadoLink } from '../../resultado-link.component.tsx';
import { copy } from './convite.copy.ts';
import { errosConvite } from './convite.model.ts';
import { acceptConvite, readConvite } from './convite.resource.ts';

/** Where the link of an invitation arrives, `?token=`. */
export function ConvitePage() {
  const token = new URLSearchParams(window.location.search).get('token');
  if (token !== null) return <Aberto token={token} />;
  return (
    <Page routeId="convite" titulo={copy.titulo} isNarrow>
      <Stack gap={4} align="start">
        <p>{copy.semLink}</p>
        <ParaLogin />
      </Stack>
    </Page>
  );
}

function Aberto({ token }: { token: string }) {
  const { confirmacao, again } = useConfirmacao(token, readConvite);
  if (confirmacao.estado === 'feita') return <Aceite token={token} convite={confirmacao.data} />;
  return (
    <Page routeId="convite" titulo={copy.titulo} busy={confirmacao.estado === 'aguardando'} isNarrow>
      <ResultadoLink
        confirmacao={confirmacao}
        aguardando={copy.aguardando}
        onRetry={again}
        recusado={
          <Stack gap={4} align="start">
            <Text isSoft>{copy.outro}</Text>
            <ParaLogin />
          </Stack>
        }
      >
        {() => null}
      </ResultadoLink>
    </Page>
  );
}

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

const ParaLogin = () => <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.entrar}</ButtonLink>;

import { accessRoutes, addressOf } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { Cluster, focusCampo, Link, PasswordField } from '@balcao/ui';
import { PasswordRules } from '@balcao/ui/password';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { copy } from './senha.copy.ts';
import { errosSenha } from './senha.model.ts';
import { changePassword } from './senha.resource.ts';

export interface NovaSenhaProps {
  /** The proof that allows it. */
  hash: string;
}

const { expired } = copy;

/** The new password, twice, with its rules under it. */
export function NovaSenha({ hash }: NovaSenhaProps) {
  const form = useForm({
    inicial: { senha: '', repetida: '' },
    judge: errosSenha,
    send: ({ senha }) => changePassword(hash, senha),
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  const rodape = (
    <Cluster justify="space-between" gap={4}>
      <Link href={addressOf(accessRoutes, 'forgot')}>{expired.outroLink}</Link>
      <Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>
    </Cluster>
  );
  return (
    <FormularioEnvio form={form} enviar={expired.trocar} rodape={rodape}>
      <PasswordField {...form.bind('senha')} label={expired.senha} autoComplete="new-password" />
      <PasswordRules senha={form.digitado.senha} />
      <PasswordField {...form.bind('repetida')} label={expired.repetida} autoComplete="new-password" />
    </FormularioEnvio>
  );
}

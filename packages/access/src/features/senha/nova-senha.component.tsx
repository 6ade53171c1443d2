import { accessRoutes, addressOf } from '@balcao/contracts';
import { Cluster, Link, PasswordField } from '@balcao/ui';
import { useEnvio } from '../../envio.resource.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { RegrasSenha } from './regras-senha.component.tsx';
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
  const formulario = useEnvio({
    inicial: { senha: '', repetida: '' },
    validar: errosSenha,
    enviar: ({ senha }) => changePassword(hash, senha),
  });
  const { valores, aviso, change } = formulario;
  const rodape = (
    <Cluster justify="space-between" gap={4}>
      <Link href={addressOf(accessRoutes, 'forgot')}>{expired.outroLink}</Link>
      <Link href={addressOf(accessRoutes, 'login')}>{copy.voltar}</Link>
    </Cluster>
  );
  return (
    <FormularioEnvio formulario={formulario} enviar={expired.trocar} rodape={rodape}>
      <PasswordField
        name="senha"
        label={expired.senha}
        autoComplete="new-password"
        value={valores.senha}
        onChange={change}
        error={aviso.erros.senha}
      />
      <RegrasSenha senha={valores.senha} />
      <PasswordField
        name="repetida"
        label={expired.repetida}
        autoComplete="new-password"
        value={valores.repetida}
        onChange={change}
        error={aviso.erros.repetida}
      />
    </FormularioEnvio>
  );
}

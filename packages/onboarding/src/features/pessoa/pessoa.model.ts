import { UsuarioOnboarding } from '@balcao/contracts';
import { type DonoSenha, emailEstrito, isCelular, judgeSenha } from '@balcao/domain';
import { type Erros, errosDe, inOrder } from '../../cadastro.model.ts';
import { copy } from './pessoa.copy.ts';

type Pessoa = UsuarioOnboarding;

/** Fields of the step, in its order. */
export const CAMPOS = ['name', 'email', 'phone', 'password'];

/** Errors by field that can be found without the gateway; empty when there are none. */
export function errosDaPessoa(pessoa: Pessoa): Erros {
  const issues = UsuarioOnboarding.safeParse(pessoa).error?.issues ?? [];
  const shape = errosDe(issues.map(({ path, message }) => ({ campo: String(path[0]), mensagem: message })));
  const senha = judgeSenha(pessoa.password, donoDe(pessoa));
  const erros = {
    ...(!emailEstrito(pessoa.email.trim()) && { email: copy.emailInvalido }),
    ...(!isCelular(pessoa.phone) && { phone: copy.celularInvalido }),
    ...shape,
    ...(senha && { password: senha }),
  };
  return inOrder(erros, CAMPOS);
}

/** Owner of the password. */
export const donoDe = ({ email, name }: Pick<Pessoa, 'email' | 'name'>): DonoSenha => ({ email, nome: name });

import { UsuarioOnboarding } from '@balcao/contracts';
import { emailEstrito, isCelular, regrasSenha } from '@balcao/domain';
import { type Erros, errosDe, inOrder } from '../../cadastro.model.ts';
import { copy } from './pessoa.copy.ts';

type Pessoa = UsuarioOnboarding;

/** Fields of the step, in its order. */
export const CAMPOS = ['name', 'email', 'phone', 'password'];

/** What is wrong with each field before the gateway is asked; empty when all is well. */
export function errosDaPessoa(pessoa: Pessoa): Erros {
  const issues = UsuarioOnboarding.safeParse(pessoa).error?.issues ?? [];
  const shape = errosDe(issues.map(({ path, message }) => ({ campo: String(path[0]), mensagem: message })));
  const erros = {
    ...(!emailEstrito(pessoa.email.trim()) && { email: copy.emailInvalido }),
    ...(!isCelular(pessoa.phone) && { phone: copy.celularInvalido }),
    ...(regrasDe(pessoa).some(({ isCumprida }) => !isCumprida) && { password: copy.senhaFraca }),
    ...shape,
  };
  return inOrder(erros, CAMPOS);
}

/** The rules of a password of this person's. */
export const regrasDe = ({ password, email, name }: Pick<Pessoa, 'password' | 'email' | 'name'>) =>
  regrasSenha(password, { email, nome: name });

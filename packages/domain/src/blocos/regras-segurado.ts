import { emailEstrito } from '../documentos/email.ts';
import { UFS } from '../documentos/endereco.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { mascaras } from '../linhas/mascaras.ts';
import type { RegrasBloco } from './pedido-blocos.ts';
import { obrigatorio } from './regra-campo.ts';
import { regraDocumento, regraNascimento, regraNomeCompleto } from './regras-pessoa.ts';

/** Block A (domain design §3.1): who is insured and where they live. */
export const regrasSegurado: RegrasBloco = function* (pedido) {
  const { segurado } = pedido.risco;
  yield* regraDocumento('risco.segurado.documento', segurado.documento, segurado.pessoa);
  if (segurado.pessoa === 'PF') {
    yield* regraNomeCompleto('risco.segurado.nome', segurado.nome);
    yield* regraNascimento('risco.segurado.nascimento', segurado.nascimento, pedido);
    if (!segurado.nascimento) yield obrigatorio('risco.segurado.nascimento');
    if (!segurado.sexo) yield obrigatorio('risco.segurado.sexo');
  }
  if (segurado.email && !emailEstrito(segurado.email)) yield erroCampo('risco.segurado.email', 'invalido', 'Informe um e-mail válido.');
  if (segurado.celular) yield* mascaras.celular.judge('risco.segurado.celular', segurado.celular);
  if (segurado.cep) yield* mascaras.cep.judge('risco.segurado.cep', segurado.cep);
  if (segurado.uf && !UFS.includes(segurado.uf)) yield erroCampo('risco.segurado.uf', 'foraDaLista', 'Informe a sigla de um estado.');
  if (segurado.avisoPrivacidade !== true) {
    yield erroCampo('risco.segurado.avisoPrivacidade', 'obrigatorio', 'Confirme que o segurado recebeu o aviso de privacidade.');
  }
};

import { emailEstrito } from '../documentos/email-estrito.ts';
import { isCelular } from '../documentos/telefone.ts';
import { isCep } from '../documentos/cep.ts';
import { UFS } from '../documentos/uf.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
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
  if (segurado.celular && !isCelular(segurado.celular)) {
    yield erroCampo('risco.segurado.celular', 'invalido', 'Informe um celular com DDD válido, como (11) 90000-0000.');
  }
  if (segurado.cep && !isCep(segurado.cep)) yield erroCampo('risco.segurado.cep', 'invalido', 'Informe um CEP com oito dígitos.');
  if (segurado.uf && !UFS.includes(segurado.uf)) yield erroCampo('risco.segurado.uf', 'foraDaLista', 'Informe a sigla de um estado.');
  if (segurado.avisoPrivacidade !== true) {
    yield erroCampo('risco.segurado.avisoPrivacidade', 'obrigatorio', 'Confirme que o segurado recebeu o aviso de privacidade.');
  }
};

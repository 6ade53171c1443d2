import type { ErroCampo } from '@balcao/contracts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoBlocos } from './pedido-blocos.ts';

type Texto = string | null | undefined;

/**
 * First name and surname: two words at least, with letters (domain design §3.1).
 *
 * @example isNomeCompleto('Ana Souza') // true
 */
export const isNomeCompleto = (nome: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(nome);

/**
 * Refuses a name that is not whole; an absent one is somebody else's matter.
 *
 * @example yield* regraNomeCompleto('risco.condutor.nome', condutor.nome)
 */
export function* regraNomeCompleto(campo: string, nome: Texto): Generator<ErroCampo> {
  if (nome && !isNomeCompleto(nome)) yield erroCampo(campo, 'invalido', 'Informe nome e sobrenome.');
}

/**
 * Check digits, and that the document is of the kind of person asked for; without a kind, either will do.
 *
 * @example yield* regraDocumento('risco.condutor.cpf', condutor.cpf, 'PF')
 */
export function* regraDocumento(campo: string, documento: Texto, pessoa?: Texto): Generator<ErroCampo> {
  if (!documento) return;
  const [cpf, cnpj] = [isCpf(documento), isCnpj(documento)];
  if (pessoa === 'PF' && cnpj) yield erroCampo(campo, 'conflito', 'Este é um CNPJ: informe o CPF ou mude para pessoa jurídica.');
  else if (pessoa === 'PJ' && cpf) yield erroCampo(campo, 'conflito', 'Este é um CPF: informe o CNPJ ou mude para pessoa física.');
  else if (!cpf && !cnpj)
    yield erroCampo(
      campo,
      'invalido',
      `${pessoa === 'PF' ? 'CPF' : pessoa === 'PJ' ? 'CNPJ' : 'CPF ou CNPJ'} inválido: confira os dígitos.`,
    );
}

/**
 * Not to come, and of an age within the range of proponents and drivers (domain design §3.1: 18 or more).
 *
 * @example yield* regraNascimento('risco.segurado.nascimento', segurado.nascimento, pedido)
 */
export function* regraNascimento(campo: string, nascimento: Texto, { hoje, parametros }: PedidoBlocos): Generator<ErroCampo> {
  // a day that does not exist is refused by the contract's shape
  if (!nascimento || !isData(nascimento)) return;
  const { min, max } = parametros.idade;
  const idade = idadeEm(nascimento, hoje);
  if (nascimento > hoje) yield erroCampo(campo, 'invalido', 'A data de nascimento não pode ser futura.');
  else if (idade < min || idade > max) yield erroCampo(campo, 'foraDaFaixa', `A idade deve ficar entre ${min} e ${max} anos.`);
}

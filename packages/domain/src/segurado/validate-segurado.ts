import type { ContatoSegurado, DadosSegurado, EnderecoSegurado, ErroCampo } from '@balcao/contracts';
import { isCep, UFS } from '../documentos/endereco.ts';
import { emailEstrito } from '../documentos/email.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { isCelular, isTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { enderecoEmBranco, normalizeSegurado } from './normalize-segurado.ts';

const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
const falta = (campo: string, mensagem = 'Campo obrigatório.'): ErroCampo => erroCampo(campo, 'obrigatorio', mensagem);

const EMAIL = 'Informe um e-mail válido.';
const CELULAR = 'Informe um celular com DDD.';

function recusaDoContato({ tipo, valor }: ContatoSegurado): string | null {
  if (tipo === 'EMAIL') return emailEstrito(valor.trim().toLowerCase()) ? null : EMAIL;
  if (tipo === 'CELULAR') return isCelular(valor) ? null : CELULAR;
  return isTelefone(valor) ? null : 'Informe um telefone com DDD.';
}

function* judgeContatos({ email, celular, contatos }: DadosSegurado, stored: DadosSegurado): Generator<ErroCampo> {
  if (email !== null && !emailEstrito(stored.email ?? '')) yield invalido('email', EMAIL);
  if (celular !== null && !isCelular(celular)) yield invalido('celular', CELULAR);
  const vistos = new Set([stored.email, stored.celular]);
  for (const [index, contato] of contatos.entries()) {
    const campo = `contatos.${index}.valor`;
    const valor = stored.contatos[index]?.valor ?? '';
    const recusa = contato.valor.trim() === '' ? null : recusaDoContato(contato);
    if (contato.valor.trim() === '') yield falta(campo);
    else if (recusa) yield invalido(campo, recusa);
    else if (vistos.has(valor)) yield erroCampo(campo, 'conflito', 'Este contato já está no cadastro.');
    vistos.add(valor);
  }
}

function* judgeEndereco({ cep, uf }: EnderecoSegurado, campo: string): Generator<ErroCampo> {
  if (cep !== null && !isCep(cep)) yield invalido(`${campo}.cep`, 'Informe um CEP válido.');
  if (uf !== null && !UFS.includes(uf.toUpperCase())) yield invalido(`${campo}.uf`, 'Escolha o estado.');
}

interface PessoaLigada {
  readonly nome: string;
  readonly documento: string | null;
  readonly nascimento?: string | null;
}

/** Those a person answers for, or who answer for a company: each named, none twice. */
function* judgeLigadas(lista: 'dependentes' | 'representantes', pessoas: readonly PessoaLigada[], hoje: string): Generator<ErroCampo> {
  const vistos = new Set<string>();
  for (const [index, { nome, documento, nascimento }] of pessoas.entries()) {
    const campo = `${lista}.${index}`;
    if (nome.trim() === '') yield falta(`${campo}.nome`);
    if (nascimento && (nascimento > hoje || nascimento < '1880-01-01'))
      yield erroCampo(`${campo}.nascimento`, 'foraDaFaixa', 'Informe a data de nascimento.');
    if (documento && !isCpf(documento)) yield invalido(`${campo}.documento`, 'Informe um CPF válido.');
    else if (documento && vistos.has(documento)) yield erroCampo(`${campo}.documento`, 'conflito', 'Esta pessoa já está na lista.');
    if (documento) vistos.add(documento);
  }
}

/**
 * What is wrong with a client as typed, at its fields; nothing when it may be kept. What only the database knows (a document that is taken) is
 * not judged here.
 *
 * @param hoje `YYYY-MM-DD`: nobody is born after it
 * @example validateSegurado({ ...dados, documento: '11144477736' }, '2026-11-26') // [{ campo: 'documento', … }]
 */
export function validateSegurado(typed: DadosSegurado, hoje: string): ErroCampo[] {
  const stored = normalizeSegurado(typed);
  return [...judge()];

  function* judge(): Generator<ErroCampo> {
    const { pessoa, documento, nascimento } = stored;
    if (stored.nome.trim() === '') yield falta('nome');
    if (documento === '') yield falta('documento', `Informe o ${pessoa === 'PF' ? 'CPF' : 'CNPJ'}.`);
    else if (pessoa === 'PF' && !isCpf(documento)) yield invalido('documento', 'Informe um CPF válido.');
    else if (pessoa === 'PJ' && !isCnpj(documento)) yield invalido('documento', 'Informe um CNPJ válido.');
    if (nascimento !== null && (nascimento > hoje || nascimento < '1880-01-01'))
      yield erroCampo('nascimento', 'foraDaFaixa', pessoa === 'PF' ? 'Informe a data de nascimento.' : 'Informe a data de abertura.');
    yield* judgeContatos(typed, stored);
    yield* judgeLigadas('dependentes', stored.dependentes, hoje);
    yield* judgeLigadas('representantes', stored.representantes, hoje);
    for (const [index, endereco] of typed.enderecos.entries())
      if (!enderecoEmBranco(endereco)) yield* judgeEndereco(endereco, `enderecos.${index}`);
  }
}

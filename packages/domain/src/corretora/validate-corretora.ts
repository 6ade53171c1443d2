import type { AliquotaCorretora, DadosCorretora, EnderecoCorretora, ErroCampo, ResponsavelCorretora } from '@balcao/contracts';
import { judgeConta } from '../conta-bancaria/conta-bancaria.ts';
import { isCep, UFS } from '../documentos/endereco.ts';
import { emailEstrito } from '../documentos/email.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { isTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { CHAVES_PIX, isChavePix } from '../produtor/chave-pix.ts';
import { normalizeCorretora } from './normalize-corretora.ts';

const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
const falta = (campo: string, mensagem = 'Campo obrigatório.'): ErroCampo => erroCampo(campo, 'obrigatorio', mensagem);
const isSusep = (texto: string): boolean => /^\d{6,15}$/.test(texto);
const SUSEP = 'O registro da SUSEP tem de 6 a 15 números.';

function isSite(texto: string): boolean {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

function* judgeResponsavel({ nome, cpf, susep }: ResponsavelCorretora): Generator<ErroCampo> {
  if (nome === '') yield falta('responsavel.nome');
  if (!isCpf(cpf)) yield invalido('responsavel.cpf', 'Informe um CPF válido.');
  if (!isSusep(susep)) yield invalido('responsavel.susep', SUSEP);
}

function* judgeEndereco({ cep, logradouro, numero, bairro, cidade, uf }: EnderecoCorretora, campo: string): Generator<ErroCampo> {
  if (!isCep(cep)) yield invalido(`${campo}.cep`, 'Informe um CEP válido.');
  for (const [nome, valor] of Object.entries({ logradouro, numero, bairro, cidade })) if (valor === '') yield falta(`${campo}.${nome}`);
  if (!UFS.includes(uf)) yield invalido(`${campo}.uf`, 'Escolha o estado.');
}

/** Whether two rates are of the same tax, of the same municipality whatever its accents and case, and share a day. */
function isSobreposta(one: AliquotaCorretora, other: AliquotaCorretora): boolean {
  const isSameTributo = one.tributo === other.tributo && municipioOf(one) === municipioOf(other);
  return isSameTributo && one.desde <= (other.ate ?? SEM_FIM) && other.desde <= (one.ate ?? SEM_FIM);
}
const SEM_FIM = '9999-12-31';
const municipioOf = ({ municipio }: AliquotaCorretora): string =>
  (municipio ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

function* judgeAliquotas(aliquotas: readonly AliquotaCorretora[]): Generator<ErroCampo> {
  for (const [index, aliquota] of aliquotas.entries()) {
    const campo = `aliquotas.${index}`;
    const { tributo, municipio, desde, ate } = aliquota;
    if (tributo === 'ISS' && !municipio) yield falta(`${campo}.municipio`, 'Informe o município do ISS.');
    if (ate !== null && ate < desde) yield invalido(`${campo}.ate`, 'O fim não pode ser antes do início.');
    else if (aliquotas.slice(0, index).some((other) => isSobreposta(aliquota, other)))
      yield erroCampo(`${campo}.desde`, 'conflito', 'Já há uma alíquota deste tributo em parte deste período.');
  }
}

/**
 * What is wrong with a brokerage as typed, at its fields; nothing when it may be kept. What only the database knows (a CNPJ that is taken)
 * and what only the gateway can read (the bytes of the logo) are not judged here.
 *
 * @example validateCorretora({ ...dados, cnpj: '11222333000182' }) // [{ campo: 'cnpj', … }]
 */
export function validateCorretora(typed: DadosCorretora): ErroCampo[] {
  const dados = normalizeCorretora(typed);
  return [...judge()];

  function* judge(): Generator<ErroCampo> {
    const { fantasia, razaoSocial, cnpj, susep, emailIntranet, site, responsavel, aliquotas, enderecos, contas } = dados;
    if (fantasia.trim() === '') yield falta('fantasia');
    if (razaoSocial.trim() === '') yield falta('razaoSocial');
    if (cnpj === '') yield falta('cnpj', 'Informe o CNPJ.');
    else if (!isCnpj(cnpj)) yield invalido('cnpj', 'Informe um CNPJ válido.');
    if (susep !== null && !isSusep(susep)) yield invalido('susep', SUSEP);
    if (emailIntranet !== null && !emailEstrito(emailIntranet)) yield invalido('emailIntranet', 'Informe um e-mail válido.');
    if (typed.telefone !== null && !isTelefone(typed.telefone)) yield invalido('telefone', 'Informe um telefone com DDD.');
    if (site !== null && !isSite(site)) yield invalido('site', 'Informe o endereço do site, como www.corretora.com.br.');
    if (responsavel) yield* judgeResponsavel(responsavel);
    yield* judgeAliquotas(aliquotas);
    for (const [index, endereco] of enderecos.entries()) yield* judgeEndereco(endereco, `enderecos.${index}`);
    for (const [index, conta] of contas.entries()) {
      const pix = typed.contas[index]?.pix;
      yield* judgeConta(conta, `contas.${index}`);
      if (pix && !isChavePix(pix.tipo, pix.chave)) yield invalido(`contas.${index}.pix.chave`, CHAVES_PIX[pix.tipo]);
    }
  }
}

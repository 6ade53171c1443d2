import type { DadosProdutor, ErroCampo, RegraRepasse } from '@balcao/contracts';
import { judgeConta } from '../conta-bancaria/conta-bancaria.ts';
import { emailEstrito } from '../documentos/email.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { isTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { CHAVES_PIX, isChavePix } from './chave-pix.ts';
import { normalizeProdutor } from './normalize-produtor.ts';

const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
const falta = (campo: string, mensagem = 'Campo obrigatório.'): ErroCampo => erroCampo(campo, 'obrigatorio', mensagem);

/** What two rules may not both be: the same sales from the same day. */
const alcanceOf = ({ alcance, apoliceId, ramo, seguradora, negocio, desde }: RegraRepasse): string =>
  [alcance, apoliceId, ramo, seguradora, negocio, desde].join('|');

function* judgeRepasses(repasses: readonly RegraRepasse[]): Generator<ErroCampo> {
  for (const [index, regra] of repasses.entries()) {
    const campo = `repasses.${index}`;
    if (regra.pctBps < 1) yield erroCampo(`${campo}.pctBps`, 'foraDaFaixa', 'Informe uma porcentagem maior que zero.');
    if (regra.alcance !== 'VENDAS' && regra.apoliceId === null) yield falta(`${campo}.apoliceId`, 'Escolha a apólice.');
    if (regra.ate !== null && regra.ate < regra.desde) yield invalido(`${campo}.ate`, 'O fim não pode ser antes do início.');
    if (repasses.slice(0, index).some((other) => alcanceOf(other) === alcanceOf(regra)))
      yield erroCampo(`${campo}.desde`, 'conflito', 'Já há uma regra para as mesmas vendas a partir deste dia.');
  }
}

/**
 * What is wrong with a producer as typed, at its fields; nothing when it may be kept. What only the database knows (a document that is
 * taken, a circle of supervisors) is not judged here.
 *
 * @example validateProdutor({ ...dados, pessoa: 'PJ', documento: '111.444.777-35' }) // [{ campo: 'documento', … }]
 */
export function validateProdutor(typed: DadosProdutor): ErroCampo[] {
  const { pessoa, nome, documento, susep, email, telefone, regime, retencoes, conta, pix, repasses } = normalizeProdutor(typed);
  return [...judge()];

  function* judge(): Generator<ErroCampo> {
    if (nome.trim() === '') yield falta('nome');
    if (documento === '') yield falta('documento', `Informe o ${pessoa === 'PF' ? 'CPF' : 'CNPJ'}.`);
    else if (pessoa === 'PF' && !isCpf(documento)) yield invalido('documento', 'Informe um CPF válido.');
    else if (pessoa === 'PJ' && !isCnpj(documento)) yield invalido('documento', 'Informe um CNPJ válido.');
    if (susep !== null && !/^\d{6,15}$/.test(susep)) yield invalido('susep', 'O registro da SUSEP tem de 6 a 15 números.');
    if (email !== null && !emailEstrito(email)) yield invalido('email', 'Informe um e-mail válido.');
    if (telefone !== null && !isTelefone(typed.telefone ?? '')) yield invalido('telefone', 'Informe um telefone com DDD.');
    if (regime !== null && (regime === 'PF') !== (pessoa === 'PF'))
      yield invalido('regime', pessoa === 'PF' ? 'Pessoa física é autônoma.' : 'Escolha o regime da empresa.');
    if (!retencoes.isPelaTabela && retencoes.irBps + retencoes.issBps + retencoes.inssBps > 10_000)
      yield erroCampo('retencoes.irBps', 'foraDaFaixa', 'As retenções somam mais que o repasse inteiro.');
    if (conta) yield* judgeConta(conta, 'conta');
    if (pix && typed.pix && !isChavePix(pix.tipo, typed.pix.chave)) yield invalido('pix.chave', CHAVES_PIX[pix.tipo]);
    yield* judgeRepasses(repasses);
  }
}

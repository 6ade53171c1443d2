import type { ErroCampo, Rascunho, RiscoVida } from '@balcao/contracts';
import { obrigatorio, naFaixa } from '../blocos/regra-campo.ts';
import { regraNomeCompleto } from '../blocos/regras-pessoa.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { roundHalfUp } from '../dinheiro/percentual.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoLinha } from '../linhas/definicao-linha.ts';
import { parametrosVida } from './parametros-vida.ts';
import { faltaParaInteiro } from './split-beneficiarios.ts';

type Aberto = Rascunho<RiscoVida>;

const { idadeEntrada, idadeProponente, ditMaximoBps, diasDoMes, esportes, beneficiarios } = parametrosVida;
const CID = /^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,2})?$/;

/** Whether any answer about health was given, so that the consent is asked. */
export const hasSaude = (pessoa: Aberto['pessoa']): boolean => pessoa?.afastadoInss === true || pessoa?.historicoOncologico === true;

/** The highest daily amount of temporary incapacity: a share of a day's income, half-up to the centavo. */
export const ditMaximoCentavos = (rendaMensalCentavos: number): number =>
  roundHalfUp(BigInt(rendaMensalCentavos) * BigInt(ditMaximoBps), BigInt(diasDoMes) * 10_000n);

/** An individual life is a person's; who contracts for a minor, or for another, is an adult told whole. */
function* regrasProponente({ proponente, segurado }: Aberto, { hoje }: PedidoLinha): Generator<ErroCampo> {
  if (segurado?.pessoa === 'PJ')
    yield erroCampo('risco.segurado.pessoa', 'conflito', 'O seguro de vida individual é de uma pessoa física.');
  if (proponente?.igualSegurado !== false) {
    const nascimento = segurado?.nascimento;
    const idade = nascimento && isData(nascimento) ? idadeEm(nascimento, hoje) : null;
    // younger than any insured: refused as such
    if (idade !== null && idade >= idadeEntrada.min && idade < idadeProponente.min) {
      yield erroCampo('risco.proponente.igualSegurado', 'conflito', 'Segurado menor de 18 anos: informe o adulto que contrata.');
    }
    return;
  }
  yield* regraNomeCompleto('risco.proponente.nome', proponente.nome);
  const { nascimento } = proponente;
  if (!nascimento || !isData(nascimento)) return;
  if (nascimento > hoje) yield erroCampo('risco.proponente.nascimento', 'invalido', 'A data de nascimento não pode ser futura.');
  else yield* naFaixa('risco.proponente.nascimento', idadeEm(nascimento, hoje), idadeProponente, (anos) => `${anos} anos`);
}

function* regrasPessoa({ pessoa }: Aberto): Generator<ErroCampo> {
  if (pessoa?.cid && !CID.test(pessoa.cid)) yield erroCampo('risco.pessoa.cid', 'invalido', 'Informe um CID como M54.5.');
  if (hasSaude(pessoa) && pessoa?.consentimentoSaude !== true) {
    yield erroCampo(
      'risco.pessoa.consentimentoSaude',
      'obrigatorio',
      'Confirme que o segurado consentiu em informar estes dados de saúde.',
    );
  }
  const praticados = pessoa?.esportes ?? [];
  if (praticados.length > esportes.max) yield erroCampo('risco.pessoa.esportes', 'muitoLongo', `Informe até ${esportes.max} esportes.`);
  for (const [index, { nome, frequencia }] of praticados.entries()) {
    if (!nome) yield obrigatorio(`risco.pessoa.esportes.${index}.nome`);
    if (!frequencia) yield obrigatorio(`risco.pessoa.esportes.${index}.frequencia`);
  }
  if (new Set(praticados.map(({ nome }) => nome)).size < praticados.length) {
    yield erroCampo('risco.pessoa.esportes', 'conflito', 'Há um esporte repetido.');
  }
}

function* regrasRenda({ pessoa, coberturas }: Aberto): Generator<ErroCampo> {
  const campo = 'risco.coberturas.diariaIncapacidadeCentavos';
  const dit = coberturas?.diariaIncapacidadeCentavos;
  if (typeof dit !== 'number') return;
  if (pessoa?.ocupacao === 'SEM_ATIVIDADE') {
    yield erroCampo(campo, 'conflito', 'Sem atividade profissional não há renda a repor.');
    return;
  }
  const renda = pessoa?.rendaMensalCentavos;
  if (typeof renda !== 'number') return;
  const maximo = ditMaximoCentavos(renda);
  if (dit > maximo) yield erroCampo(campo, 'foraDaFaixa', `A diária vai até 80% da renda de um dia: ${formatCentavos(maximo)}.`);
}

/** Beneficiaries share the whole; without any, the law says who is paid. */
function* regrasBeneficiarios({ beneficiarios: todos }: Aberto, { hoje }: PedidoLinha): Generator<ErroCampo> {
  const lista = todos ?? [];
  if (lista.length === 0) return;
  const campo = 'risco.beneficiarios';
  if (lista.length > beneficiarios.max) yield erroCampo(campo, 'muitoLongo', `Informe até ${beneficiarios.max} beneficiários.`);
  for (const [index, { nome, parentesco, nascimento, pctBps }] of lista.entries()) {
    const at = `${campo}.${index}`;
    if (!nome) yield obrigatorio(`${at}.nome`);
    yield* regraNomeCompleto(`${at}.nome`, nome);
    if (!parentesco) yield obrigatorio(`${at}.parentesco`);
    if (nascimento && nascimento > hoje) yield erroCampo(`${at}.nascimento`, 'invalido', 'A data de nascimento não pode ser futura.');
    if (pctBps == null) yield obrigatorio(`${at}.pctBps`);
    else if (pctBps <= 0) yield erroCampo(`${at}.pctBps`, 'foraDaFaixa', 'A parte deve ficar acima de zero.');
  }
  if (faltaParaInteiro(lista) !== 0) yield erroCampo(campo, 'invalido', 'As partes dos beneficiários devem somar 100%.');
}

/** What the fields of the life form cannot say alone (domain design §3.2 VIDA). */
export function* regrasVida(pedido: PedidoLinha): Generator<ErroCampo> {
  const risco = pedido.risco as Aberto;
  yield* regrasProponente(risco, pedido);
  yield* regrasPessoa(risco);
  yield* regrasRenda(risco);
  yield* regrasBeneficiarios(risco, pedido);
}

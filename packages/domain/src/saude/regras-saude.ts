import { ContratacaoSaude, type ErroCampo, type Rascunho, type RiscoSaude, type VidaSaude } from '@balcao/contracts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { formatNumero } from '../dinheiro/format-numero.ts';
import { UFS } from '../documentos/endereco.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoLinha } from '../linhas/definicao-linha.ts';
import { QUANTIDADE_FAIXAS } from './faixas-ans.ts';
import { parametrosSaude } from './parametros-saude.ts';
import { contratacoesSaude } from './rotulos-saude.ts';

type Aberto = Rascunho<RiscoSaude>;
type Vida = Rascunho<VidaSaude>;
type Vidas = readonly Vida[];

/** Contracts a company signs; the others are a person's. */
export const isDeEmpresa = (contratacao: unknown): boolean => contratacao === 'PME' || contratacao === 'EMPRESARIAL';

/** International classification of diseases, tenth revision: `E11` or `E11.9`. */
const CID = /^[A-Z]\d{2}(\.\d)?$/;

function* regrasContratante({ contrato, segurado }: Aberto, hoje: string): Generator<ErroCampo> {
  const { aberturaEmpresa, uf } = contrato ?? {};
  if (uf && !UFS.includes(uf)) yield erroCampo('risco.contrato.uf', 'foraDaLista', 'Informe a sigla de um estado.');
  const contratacao = ContratacaoSaude.safeParse(contrato?.contratacao).data;
  if (!contratacao || !segurado?.pessoa) return;
  if (isDeEmpresa(contratacao) && segurado.pessoa !== 'PJ')
    yield erroCampo('risco.segurado.pessoa', 'conflito', `${contratacoesSaude[contratacao]} é contratado por uma empresa: informe o CNPJ.`);
  if (!isDeEmpresa(contratacao) && segurado.pessoa !== 'PF')
    yield erroCampo('risco.segurado.pessoa', 'conflito', `${contratacoesSaude[contratacao]} é contratado por uma pessoa: informe o CPF.`);
  if (aberturaEmpresa && isData(aberturaEmpresa) && aberturaEmpresa > hoje)
    yield erroCampo('risco.contrato.aberturaEmpresa', 'invalido', 'A abertura da empresa não pode ser futura.');
}

/** Number of lives of a contract: checked against the range of the product, separately from that of the kind of contract. */
function* regraQuantidade(campo: string, total: number, { contrato }: Aberto): Generator<ErroCampo> {
  const contratacao = ContratacaoSaude.safeParse(contrato?.contratacao).data;
  if (!contratacao) return;
  const faixa = parametrosSaude.vidasPorContratacao[contratacao];
  if (total >= faixa.min && total <= faixa.max) return;
  const [min, max] = [formatNumero(faixa.min), formatNumero(faixa.max)];
  yield erroCampo(
    campo,
    'foraDaFaixa',
    `${contratacoesSaude[contratacao]} aceita de ${min} a ${max} vidas; foram informadas ${formatNumero(total)}.`,
  );
}

function* regraVida(campo: string, { nascimento, papel, familia, cid }: Vida, hoje: string): Generator<ErroCampo> {
  if (!papel) yield obrigatorio(`${campo}.papel`);
  if (familia == null) yield obrigatorio(`${campo}.familia`);
  if (!nascimento) yield obrigatorio(`${campo}.nascimento`);
  else if (isData(nascimento)) {
    if (nascimento > hoje) yield erroCampo(`${campo}.nascimento`, 'invalido', 'A data de nascimento não pode ser futura.');
    else yield* naFaixa(`${campo}.nascimento`, idadeEm(nascimento, hoje), parametrosSaude.idade);
  }
  if (cid && !CID.test(cid)) yield erroCampo(`${campo}.cid`, 'invalido', 'Informe o CID como E11 ou E11.9.');
}

/** Each family has one holder, no more and no less. */
function* regraFamilias(vidas: Vidas): Generator<ErroCampo> {
  const familias = new Map<number, number>();
  for (const { familia, papel } of vidas) {
    if (familia != null) familias.set(familia, (familias.get(familia) ?? 0) + (papel === 'TITULAR' ? 1 : 0));
  }
  for (const [index, { familia, papel }] of vidas.entries()) {
    if (familia == null || !papel) continue;
    const titulares = familias.get(familia) ?? 0;
    const isRepetido =
      papel === 'TITULAR' && titulares > 1 && vidas.findIndex((v) => v.familia === familia && v.papel === 'TITULAR') !== index;
    if (isRepetido) yield erroCampo(`risco.vidas.${index}.papel`, 'conflito', `A família ${familia} já tem um titular.`);
    if (titulares === 0) yield erroCampo(`risco.vidas.${index}.papel`, 'conflito', `A família ${familia} precisa de um titular.`);
  }
}

function* regrasVidas(risco: Aberto, hoje: string): Generator<ErroCampo> {
  const vidas: Vidas = (risco.vidas ?? []).map((vida) => vida ?? {});
  if (vidas.length === 0) return;
  yield* regraQuantidade('risco.vidas', vidas.length, risco);
  for (const [index, vida] of vidas.entries()) yield* regraVida(`risco.vidas.${index}`, vida, hoje);
  yield* regraFamilias(vidas);
  const isIndividual = risco.contrato?.contratacao === 'INDIVIDUAL' || risco.contrato?.contratacao === 'ADESAO';
  if (isIndividual && new Set(vidas.map(({ familia }) => familia)).size > 1)
    yield erroCampo('risco.vidas', 'conflito', 'Este contrato é de uma só família: um titular e seus dependentes.');
  if (vidas.some(({ cid }) => cid) && risco.consentimentoSaude !== true)
    yield erroCampo('risco.consentimentoSaude', 'obrigatorio', 'Confirme o consentimento para tratar dados de saúde.');
}

function* regrasFaixas(risco: Aberto): Generator<ErroCampo> {
  const faixas = risco.faixas ?? [];
  if (faixas.length === 0) return;
  const isTabela = faixas.length === QUANTIDADE_FAIXAS && faixas.every((vidas) => Number.isSafeInteger(vidas) && (vidas ?? -1) >= 0);
  if (!isTabela) {
    yield erroCampo('risco.faixas', 'invalido', 'Informe quantas vidas há em cada uma das dez faixas.');
    return;
  }
  yield* regraQuantidade(
    'risco.faixas',
    faixas.reduce<number>((total, vidas) => total + (vidas ?? 0), 0),
    risco,
  );
}

/** Rules between fields of the health form: who contracts what, how many lives, one holder per family (domain design §3.2). */
export function* regrasSaude({ risco, hoje }: PedidoLinha): Generator<ErroCampo> {
  const aberto = risco as Aberto;
  yield* regrasContratante(aberto, hoje);
  if (aberto.informar === 'NASCIMENTOS') yield* regrasVidas(aberto, hoje);
  if (aberto.informar === 'FAIXAS') yield* regrasFaixas(aberto);
}

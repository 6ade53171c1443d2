import type { ErroCampo } from '@balcao/contracts';
import { addDias } from '../datas/add-dias.ts';
import { addMeses } from '../datas/add-meses.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { isCpf } from '../documentos/cpf-cnpj.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { faixaDoNascimento, nomeDaFaixa } from '../saude/faixas-ans.ts';
import { type LinhaDaMovimentacao, parametrosDaMovimentacao, type ParametrosDaMovimentacao, type VidaDoGrupo } from './vida-do-grupo.ts';

/** A row that was judged: applied, or why not. */
export interface MovimentoJulgadoDaFatura {
  /** Place in the file, from 0. */
  readonly linha: number;
  readonly errors: readonly ErroCampo[];
}

/** What the file makes of the group: rows with errors are not applied. */
export interface MovimentacaoJulgada {
  readonly linhas: readonly MovimentoJulgadoDaFatura[];
  readonly vidas: readonly VidaDoGrupo[];
}

const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
const falta = (campo: string): ErroCampo => erroCampo(campo, 'obrigatorio', 'Campo obrigatório.');

interface Mes {
  readonly primeiro: string;
  readonly ultimo: string;
}

/** @throws RangeError when it is no month */
const monthOf = (competencia: string): Mes => {
  const primeiro = `${competencia}-01`;
  return { primeiro, ultimo: addDias(addMeses(primeiro, 1), -1) };
};

interface Julgamento {
  readonly mes: Mes;
  readonly parametros: ParametrosDaMovimentacao;
  /** Who is covered now, by CPF; changes as rows are applied. */
  readonly ativas: Map<string, VidaDoGrupo>;
}

function* judgeEm({ em }: LinhaDaMovimentacao, { mes, parametros }: Julgamento): Generator<ErroCampo> {
  if (em === '') return yield falta('em');
  if (!isData(em)) return yield invalido('em', 'Informe um dia que exista.');
  if (em > mes.ultimo) yield invalido('em', 'O dia é de depois do mês da fatura.');
  else if (em < addDias(mes.primeiro, -parametros.retroativoDias))
    yield invalido('em', `O dia é anterior ao mês da fatura em mais de ${parametros.retroativoDias} dias.`);
}

/** The birth of who is, or comes to be, in the group; judged on a day. */
function* judgeNascimento(
  nascimento: string,
  { dia, idadeMaxima, faixa }: { dia: string; idadeMaxima: number; faixa: number | null },
): Generator<ErroCampo> {
  if (nascimento === '') return yield falta('nascimento');
  if (!isData(nascimento)) return yield invalido('nascimento', 'Informe um dia que exista.');
  const atual = faixaDoNascimento(nascimento, dia);
  if (atual === null) return yield invalido('nascimento', 'O nascimento é de depois da inclusão.');
  if (idadeEm(nascimento, dia) > idadeMaxima) return yield invalido('nascimento', `A idade passa de ${idadeMaxima} anos.`);
  if (faixa !== null && faixa !== atual + 1)
    yield invalido('faixa', `Pela data de nascimento, a faixa é ${atual + 1} (${nomeDaFaixa(atual)}).`);
}

function* judgeCapital({ tipo, capitalCentavos }: LinhaDaMovimentacao, { parametros }: Julgamento): Generator<ErroCampo> {
  if (capitalCentavos === null) {
    if (parametros.exigeCapital && tipo === 'INCLUSAO') yield falta('capital');
    return;
  }
  const isNaFaixa = capitalCentavos >= parametros.capitalMinimoCentavos && capitalCentavos <= parametros.capitalMaximoCentavos;
  if (!Number.isSafeInteger(capitalCentavos) || !isNaFaixa) yield invalido('capital', 'O capital está fora dos limites do contrato.');
}

function* judgeTitular(linha: LinhaDaMovimentacao, { ativas }: Julgamento): Generator<ErroCampo> {
  if (linha.papel === null) return yield falta('papel');
  if (linha.papel === 'TITULAR') return;
  const titular = normalizeDocumento(linha.titularCpf);
  if (titular === '') yield falta('titularCpf');
  else if (titular === normalizeDocumento(linha.cpf) || ativas.get(titular)?.papel !== 'TITULAR')
    yield invalido('titularCpf', 'O titular não está no grupo.');
}

function* judgeInclusao(linha: LinhaDaMovimentacao, julgamento: Julgamento): Generator<ErroCampo> {
  if (julgamento.ativas.has(normalizeDocumento(linha.cpf))) return yield erroCampo('cpf', 'conflito', 'Esta vida já está no grupo.');
  if (linha.nome.trim() === '') yield falta('nome');
  const dia = isData(linha.em) ? linha.em : julgamento.mes.primeiro;
  yield* judgeNascimento(linha.nascimento, { dia, idadeMaxima: julgamento.parametros.idadeMaxima, faixa: linha.faixa });
  yield* judgeTitular(linha, julgamento);
  yield* judgeCapital(linha, julgamento);
}

const hasDependentes = (cpf: string, ativas: ReadonlyMap<string, VidaDoGrupo>): boolean =>
  [...ativas.values()].some(({ titularCpf }) => titularCpf === cpf);

function* judgeExclusao({ cpf, em }: LinhaDaMovimentacao, { ativas }: Julgamento): Generator<ErroCampo> {
  const vida = ativas.get(normalizeDocumento(cpf));
  if (!vida) return yield invalido('cpf', 'Esta vida não está no grupo.');
  if (isData(em) && em < vida.inicio) yield invalido('em', 'O dia é anterior à inclusão desta vida.');
  if (hasDependentes(vida.cpf, ativas)) yield invalido('cpf', 'Este titular tem dependentes que ficam no grupo.');
}

function* judgeAlteracao(linha: LinhaDaMovimentacao, julgamento: Julgamento): Generator<ErroCampo> {
  const vida = julgamento.ativas.get(normalizeDocumento(linha.cpf));
  if (!vida) return yield invalido('cpf', 'Esta vida não está no grupo.');
  const nascimento = linha.nascimento || vida.nascimento;
  yield* judgeNascimento(nascimento, {
    dia: julgamento.mes.primeiro > vida.inicio ? julgamento.mes.primeiro : vida.inicio,
    idadeMaxima: julgamento.parametros.idadeMaxima,
    faixa: linha.faixa,
  });
  if (linha.papel === 'DEPENDENTE' && hasDependentes(vida.cpf, julgamento.ativas))
    yield invalido('papel', 'Este titular tem dependentes que ficam no grupo.');
  if (linha.papel !== null) yield* judgeTitular({ ...linha, titularCpf: linha.titularCpf || (vida.titularCpf ?? '') }, julgamento);
  yield* judgeCapital(linha, julgamento);
}

const JUIZES = { INCLUSAO: judgeInclusao, EXCLUSAO: judgeExclusao, ALTERACAO: judgeAlteracao } as const;

function judgeLinha(linha: LinhaDaMovimentacao, julgamento: Julgamento): ErroCampo[] {
  if (linha.tipo === null) return [falta('tipo')];
  if (linha.cpf.trim() === '') return [falta('cpf')];
  if (!isCpf(linha.cpf)) return [invalido('cpf', 'CPF inválido.')];
  return [...JUIZES[linha.tipo](linha, julgamento), ...(linha.tipo === 'ALTERACAO' ? [] : judgeEm(linha, julgamento))];
}

function changed(linha: LinhaDaMovimentacao, antes: VidaDoGrupo | undefined): VidaDoGrupo {
  const papel = linha.papel ?? antes?.papel ?? 'TITULAR';
  return {
    cpf: normalizeDocumento(linha.cpf),
    nome: linha.nome.trim() || (antes?.nome ?? ''),
    nascimento: linha.nascimento || (antes?.nascimento ?? ''),
    papel,
    titularCpf: papel === 'TITULAR' ? null : normalizeDocumento(linha.titularCpf) || (antes?.titularCpf ?? null),
    inicio: antes?.inicio ?? linha.em,
    fim: null,
    capitalCentavos: linha.capitalCentavos ?? antes?.capitalCentavos ?? null,
  };
}

/** Who leaves goes before who comes; dependants leave before their holder and come after, wherever they stand in the file. */
function turnOf({ tipo, papel, cpf }: LinhaDaMovimentacao, papeis: ReadonlyMap<string, VidaDoGrupo['papel']>): number {
  if (tipo === 'EXCLUSAO') return papeis.get(normalizeDocumento(cpf)) === 'DEPENDENTE' ? 0 : 1;
  return tipo === 'ALTERACAO' ? 4 : papel === 'DEPENDENTE' ? 3 : 2;
}

/**
 * Judges the movements of a month of a collective policy, row by row: CPF, days, a life that is there twice, who depends on whom, and the age
 * band (RN ANS 563/2022, domain design §5.5). Who holds a contract does not leave alone: those who depend on them leave in the same file.
 *
 * @param linhas rows of the file
 * @param vidas the group before it, those that left included
 * @param competencia `YYYY-MM`
 * @returns one judgement per row, in their order, and the group after the rows without errors
 * @throws RangeError when `competencia` is no month
 * @example judgeMovimentacao([inclusao, inclusao], [], '2026-11').linhas[1]?.errors[0]?.codigo // 'conflito'
 */
export function judgeMovimentacao(
  linhas: readonly LinhaDaMovimentacao[],
  vidas: readonly VidaDoGrupo[],
  competencia: string,
  parametros: ParametrosDaMovimentacao = parametrosDaMovimentacao,
): MovimentacaoJulgada {
  const mes = monthOf(competencia);
  const [ativas, encerradas] = [new Map<string, VidaDoGrupo>(), vidas.filter(({ fim }) => fim !== null)];
  for (const vida of vidas) if (vida.fim === null) ativas.set(vida.cpf, vida);
  const julgamento = { mes, parametros, ativas };
  const errors = new Map<number, ErroCampo[]>();
  const papeis = new Map([...ativas].map(([cpf, { papel }]) => [cpf, papel]));
  const ordem = [...linhas.entries()].toSorted(([a, uma], [b, outra]) => turnOf(uma, papeis) - turnOf(outra, papeis) || a - b);
  for (const [at, linha] of ordem) {
    const achados = judgeLinha(linha, julgamento);
    const cpf = normalizeDocumento(linha.cpf);
    errors.set(at, achados);
    if (achados.length > 0) continue;
    const antes = ativas.get(cpf);
    if (linha.tipo !== 'EXCLUSAO') ativas.set(cpf, changed(linha, antes));
    else if (antes) {
      ativas.delete(cpf);
      encerradas.push({ ...antes, fim: linha.em });
    }
  }
  return {
    linhas: linhas.map((_, linha) => ({ linha, errors: errors.get(linha) ?? [] })),
    vidas: [...encerradas, ...ativas.values()].toSorted((a, b) =>
      a.cpf === b.cpf ? (a.inicio < b.inicio ? -1 : 1) : a.cpf < b.cpf ? -1 : 1,
    ),
  };
}

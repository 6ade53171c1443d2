import type { DadosTabelaRetencao, ErroCampo } from '@balcao/contracts';
import { percentual, roundHalfUp } from '../dinheiro/percentual.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

const TUDO_BPS = 10_000;
/** By how much the taxes of two brackets may part where they meet: the laws round what they deduct. */
const FOLGA_CENTAVOS = 5;

const frases = {
  inicio: 'A tabela começa no primeiro dia de um mês.',
  taxa: 'Use de 0 a 100%.',
  valor: 'Use um valor que não seja negativo.',
  teto: 'Informe o teto da contribuição.',
  fonte: 'Diga de que lei ou portaria vêm os valores.',
  semFim: 'Só a última faixa fica sem limite.',
  ultima: 'A última faixa não tem limite: deixe-o vazio.',
  ordem: 'O limite precisa ser maior que o da faixa anterior.',
  aliquota: 'A alíquota precisa ser maior que a da faixa anterior.',
  emenda: 'Com esta parcela a deduzir, o imposto salta no limite entre esta faixa e a anterior. Confira na tabela publicada.',
  fim: 'O fim da redução precisa ser maior que o valor até onde ela é inteira.',
  fator: 'Use um fator entre 0 e 1.',
  reducao: 'Com estes valores, a redução salta no fim da parte inteira. Confira na lei.',
} as const;
const erro = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);

function* judgeFaixas(faixas: DadosTabelaRetencao['irrfFaixas']): Generator<ErroCampo> {
  for (const [index, { ateCentavos, bps, deducaoCentavos }] of faixas.entries()) {
    const campo = (nome: string) => `irrfFaixas.${index}.${nome}`;
    const anterior = faixas[index - 1];
    const isUltima = index === faixas.length - 1;
    if (bps < 0 || bps > TUDO_BPS) yield erro(campo('bps'), frases.taxa);
    else if (anterior && bps <= anterior.bps) yield erro(campo('bps'), frases.aliquota);
    if (isUltima && ateCentavos !== null) yield erro(campo('ateCentavos'), frases.ultima);
    if (!isUltima && ateCentavos === null) yield erro(campo('ateCentavos'), frases.semFim);
    if (ateCentavos !== null && ateCentavos <= (anterior?.ateCentavos ?? 0)) yield erro(campo('ateCentavos'), frases.ordem);
    if (deducaoCentavos < 0) yield erro(campo('deducaoCentavos'), frases.valor);
    else if (anterior && anterior.ateCentavos !== null) {
      const taxOf = (taxa: number, deducao: number) => percentual(anterior.ateCentavos ?? 0, taxa) - deducao;
      const salto = taxOf(bps, deducaoCentavos) - taxOf(anterior.bps, anterior.deducaoCentavos);
      if (Math.abs(salto) > FOLGA_CENTAVOS) yield erro(campo('deducaoCentavos'), frases.emenda);
    } else if (!anterior && Math.max(0, deducaoCentavos) > 0 && bps === 0) yield erro(campo('deducaoCentavos'), frases.emenda);
  }
}

function* judgeReducao(reducao: NonNullable<DadosTabelaRetencao['irrfReducao']>): Generator<ErroCampo> {
  const campo = (nome: keyof typeof reducao) => `irrfReducao.${nome}`;
  for (const nome of ['inteiraAteCentavos', 'inteiraCentavos', 'fixaCentavos'] as const)
    if (reducao[nome] < 0) yield erro(campo(nome), frases.valor);
  if (reducao.fimCentavos <= reducao.inteiraAteCentavos) yield erro(campo('fimCentavos'), frases.fim);
  if (reducao.taxaMilionesimos < 0 || reducao.taxaMilionesimos > 1_000_000) yield erro(campo('taxaMilionesimos'), frases.fator);
  const noFim = BigInt(reducao.fixaCentavos) * 1_000_000n - BigInt(reducao.inteiraAteCentavos) * BigInt(reducao.taxaMilionesimos);
  if (Math.abs(roundHalfUp(noFim, 1_000_000n) - reducao.inteiraCentavos) > FOLGA_CENTAVOS)
    yield erro(campo('fixaCentavos'), frases.reducao);
}

/**
 * What is wrong in a table of withholdings, each at its field: brackets one after the other without a gap, rates of 0 to 100 %, no jump of the tax
 * where two brackets meet, nor of the reduction where it begins to lessen.
 *
 * @example validateTabelaRetencao({ ...tabela, desde: '2026-01-15' }) // [{ campo: 'desde', … }]
 */
export function validateTabelaRetencao(tabela: DadosTabelaRetencao): ErroCampo[] {
  const { desde, inssBps, inssTetoCentavos, irrfFaixas, irrfSimplificadoCentavos, irrfMinimoCentavos, irrfReducao, fonte } = tabela;
  return [
    ...(desde.endsWith('-01') ? [] : [erro('desde', frases.inicio)]),
    ...(inssBps < 0 || inssBps > TUDO_BPS ? [erro('inssBps', frases.taxa)] : []),
    ...(inssTetoCentavos <= 0 ? [erro('inssTetoCentavos', frases.teto)] : []),
    ...(irrfSimplificadoCentavos < 0 ? [erro('irrfSimplificadoCentavos', frases.valor)] : []),
    ...(irrfMinimoCentavos < 0 ? [erro('irrfMinimoCentavos', frases.valor)] : []),
    ...judgeFaixas(irrfFaixas),
    ...(irrfReducao ? judgeReducao(irrfReducao) : []),
    ...(fonte.trim() === '' ? [erro('fonte', frases.fonte)] : []),
  ];
}

import type { DadosLancamento, DadosRecorrencia, ErroCampo } from '@balcao/contracts';
import { isData } from '../datas/parse-data.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** An entry of more is a slip of the finger: a billion reais. */
export const MAX_LANCAMENTO_CENTAVOS = 100_000_000_000;

/**
 * What is written of an entry in the form it is kept: it counts in a whole month, a document is its characters, and only a transfer has an
 * account it goes to.
 *
 * @example normalizeLancamento({ ...dados, competencia: '2026-11-20' }).competencia // '2026-11-01'
 */
export const normalizeLancamento = <D extends DadosLancamento>(dados: D): D => ({
  ...dados,
  documento: dados.documento ? normalizeDocumento(dados.documento) : null,
  competencia: `${dados.competencia.slice(0, 7)}-01`,
  categoriaId: dados.tipo === 'TRANSFERENCIA' ? null : dados.categoriaId,
  destinoId: dados.tipo === 'TRANSFERENCIA' ? dados.destinoId : null,
});

/**
 * What is wrong with an entry as typed, at its fields; nothing when it may be kept. What it names is not sought here.
 *
 * @param pagoEm the day it was done, null when it is expected
 * @param hoje `YYYY-MM-DD`: nothing was done after it
 * @example validateLancamento({ ...dados, valorCentavos: 0 }, { pagoEm: null, hoje }) // [{ campo: 'valorCentavos', … }]
 */
export function validateLancamento(
  typed: DadosLancamento,
  { pagoEm, hoje }: { readonly pagoEm: string | null; readonly hoje: string },
): ErroCampo[] {
  const { tipo, descricao, documento, categoriaId, contaId, destinoId, valorCentavos, competencia, vencimento } = typed;
  return [...judge()];

  function* judge(): Generator<ErroCampo> {
    if (descricao.trim() === '') yield erroCampo('descricao', 'obrigatorio', 'Diga do que é este lançamento.');
    if (!Number.isSafeInteger(valorCentavos) || valorCentavos < 1 || valorCentavos > MAX_LANCAMENTO_CENTAVOS)
      yield erroCampo('valorCentavos', 'foraDaFaixa', 'Informe um valor maior que zero.');
    const isDocumento = !documento || isCpf(normalizeDocumento(documento)) || isCnpj(normalizeDocumento(documento));
    if (!isDocumento) yield erroCampo('documento', 'invalido', 'Informe um CPF ou CNPJ válido.');
    if (!isData(vencimento)) yield erroCampo('vencimento', 'invalido', 'Informe um dia.');
    if (!isData(competencia)) yield erroCampo('competencia', 'invalido', 'Informe um mês.');
    if (pagoEm !== null && (!isData(pagoEm) || pagoEm > hoje))
      yield erroCampo('pagoEm', 'foraDaFaixa', 'O dia do pagamento não pode ser depois de hoje.');
    if (tipo !== 'TRANSFERENCIA') {
      if (categoriaId === null) yield erroCampo('categoriaId', 'obrigatorio', 'Escolha uma categoria.');
      if (pagoEm !== null && contaId === null) yield erroCampo('contaId', 'obrigatorio', 'Escolha a conta do pagamento.');
      return;
    }
    if (contaId === null) yield erroCampo('contaId', 'obrigatorio', 'Escolha a conta de onde o dinheiro sai.');
    if (destinoId === null) yield erroCampo('destinoId', 'obrigatorio', 'Escolha a conta para onde o dinheiro vai.');
    else if (destinoId === contaId) yield erroCampo('destinoId', 'conflito', 'Escolha uma conta diferente da de origem.');
  }
}

/**
 * What is wrong with when an entry comes again, at its fields.
 *
 * @example validateRecorrencia({ vencimento: '2026-11-20', recorrencia: { ...mensal, ate: '2026-11-01' } }) // [{ campo: 'recorrencia.ate', … }]
 */
export function validateRecorrencia({
  vencimento,
  recorrencia: { frequencia, ate, vezes, isUltimoDiaDoMes },
}: {
  readonly vencimento: string;
  readonly recorrencia: DadosRecorrencia;
}): ErroCampo[] {
  return [
    ...(ate !== null && ate < vencimento
      ? [erroCampo('recorrencia.ate', 'foraDaFaixa', 'O último vencimento não pode ser antes do primeiro.')]
      : []),
    ...(ate !== null && vezes !== null
      ? [erroCampo('recorrencia.vezes', 'conflito', 'Diga até quando ou quantas vezes, não os dois.')]
      : []),
    ...(isUltimoDiaDoMes && frequencia !== 'MENSAL'
      ? [erroCampo('recorrencia.isUltimoDiaDoMes', 'invalido', 'Só o que se repete por mês vence no último dia dele.')]
      : []),
  ];
}

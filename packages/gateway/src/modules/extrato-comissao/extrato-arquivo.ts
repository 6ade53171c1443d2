import type { ExtratoResumo } from '@balcao/contracts';
import { formatData, formatMes, rotulosDoStatusExtrato } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';

/** The list of statements as a file. */
export const extratosArquivo = arquivoDe<ExtratoResumo>('extratos de comissão', [
  ['Seguradora', 'texto', ({ seguradora }) => seguradora.nome],
  ['Número', 'texto', ({ numero }) => numero],
  ['Corretora', 'texto', ({ corretora }) => corretora.nome],
  ['Competência', 'texto', ({ competencia }) => competencia && formatMes(competencia)],
  ['Crédito', 'data', ({ creditoEm }) => creditoEm && formatData(creditoEm)],
  ['Bruto', 'dinheiro', ({ brutoCentavos }) => brutoCentavos],
  ['Impostos', 'dinheiro', ({ impostosCentavos }) => impostosCentavos],
  ['Líquido', 'dinheiro', ({ liquidoCentavos }) => liquidoCentavos],
  ['Linhas', 'numero', ({ linhas }) => linhas],
  ['Linhas casadas', 'numero', ({ casadas }) => casadas],
  ['Situação', 'texto', ({ status }) => rotulosDoStatusExtrato[status]],
  ['Conta', 'texto', ({ baixa }) => baixa && baixa.conta.nome],
  ['Baixa', 'data', ({ baixa }) => baixa && formatData(baixa.dia)],
]);

import type { VendaResumo } from '@balcao/contracts';
import {
  formatData,
  rotulosDaOrigemApolice,
  rotulosDaRenovacao,
  rotulosDoStatusApolice,
  rotulosDoStatusEndosso,
  rotulosDoStatusProposta,
} from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './venda.copy.ts';

const status: Readonly<Record<VendaResumo['tipo'], Readonly<Record<string, string>>>> = {
  APOLICE: rotulosDoStatusApolice,
  PROPOSTA: rotulosDoStatusProposta,
  ENDOSSO: rotulosDoStatusEndosso,
};
const origens: Readonly<Record<string, string>> = rotulosDaOrigemApolice;

/** The lists of sales as a file. */
export const vendasArquivo = arquivoDe<VendaResumo>('vendas', [
  ['Número', 'texto', ({ numero }) => numero],
  ['Segurado', 'texto', ({ segurado }) => segurado.nome],
  ['Bem', 'texto', ({ bem }) => bem],
  ['Seguradora', 'texto', ({ seguradora }) => seguradora],
  ['Ramo', 'texto', ({ ramo }) => ramo],
  ['Início', 'texto', ({ vigIni }) => formatData(vigIni)],
  ['Fim', 'texto', ({ vigFim }) => formatData(vigFim)],
  ['Emissão', 'texto', ({ emissao }) => formatData(emissao)],
  ['Prêmio líquido', 'dinheiro', ({ premioLiquidoCentavos }) => premioLiquidoCentavos],
  ['Prêmio total', 'dinheiro', ({ premioTotalCentavos }) => premioTotalCentavos],
  ['Comissão', 'dinheiro', ({ comissaoCentavos }) => comissaoCentavos],
  ['Produtor', 'texto', ({ produtor }) => produtor],
  ['Corretora', 'texto', ({ corretora }) => corretora],
  ['Situação', 'texto', (venda) => status[venda.tipo][venda.status] ?? venda.status],
  ['Renovação', 'texto', ({ renovacao }) => renovacao && rotulosDaRenovacao[renovacao]],
  ['Origem', 'texto', ({ origem }) => origens[origem] ?? copy.orcamento],
  ['Divergências em aberto', 'numero', ({ divergencias }) => divergencias],
  ['Dias', 'numero', ({ dias }) => dias],
]);

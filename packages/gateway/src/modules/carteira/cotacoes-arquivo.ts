import type { CotacaoResumo } from '@balcao/contracts';
import { formatDataHora, nomesDasLinhas } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { rotulosCotacao, rotulosOrigem } from './carteira.copy.ts';

/** The list of runs as a file. */
export const cotacoesArquivo = arquivoDe<CotacaoResumo>('cotacoes', [
  ['Data', 'data', ({ criadoEm }) => formatDataHora(criadoEm)],
  ['Orçamento', 'numero', ({ numero }) => numero],
  ['Cálculo', 'numero', ({ versao }) => versao],
  ['Origem', 'texto', ({ origem }) => rotulosOrigem[origem]],
  ['Segurado', 'texto', ({ segurado }) => segurado],
  ['Linha', 'texto', ({ linha }) => nomesDasLinhas[linha]],
  ['Bem', 'texto', ({ bem }) => bem],
  ['Com preço', 'numero', ({ seguradorasOk }) => seguradorasOk],
  ['Seguradoras', 'numero', ({ seguradorasTotal }) => seguradorasTotal],
  ['Menor prêmio', 'dinheiro', ({ menorPremioCentavos }) => menorPremioCentavos],
  ['Seguradora', 'texto', ({ menorSeguradora }) => menorSeguradora],
  ['Situação', 'texto', ({ status }) => rotulosCotacao[status]],
  ['Usuário', 'texto', ({ usuario }) => usuario],
]);

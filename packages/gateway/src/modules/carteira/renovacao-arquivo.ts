import type { Renovacao } from '@balcao/contracts';
import { formatData, nomesDasLinhas } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { rotulosRenovacao } from './carteira.copy.ts';

/** The list of renewals as a file. */
export const renovacoesArquivo = arquivoDe<Renovacao>('renovacoes', [
  ['Fim da vigência', 'data', ({ fim }) => formatData(fim)],
  ['Dias', 'numero', ({ dias }) => dias],
  ['Segurado', 'texto', ({ segurado }) => segurado],
  ['Linha', 'texto', ({ linha }) => nomesDasLinhas[linha]],
  ['Bem', 'texto', ({ bem }) => bem],
  ['Seguradora', 'texto', ({ seguradora }) => seguradora],
  ['Apólice', 'texto', ({ numero }) => numero],
  ['Prêmio atual', 'dinheiro', ({ premioTotalCentavos }) => premioTotalCentavos],
  ['Bônus atual', 'numero', ({ bonus }) => bonus],
  ['Bônus previsto', 'numero', ({ bonusPrevisto }) => bonusPrevisto],
  ['Situação', 'texto', ({ situacao }) => rotulosRenovacao[situacao]],
  ['Orçamento', 'numero', ({ orcamento }) => orcamento?.numero ?? null],
  ['Usuário', 'texto', ({ usuario }) => usuario],
]);

import type { Renovacao } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { listaCopy } from '../quoting/orcamento-lista.copy.ts';
import { rotulosRenovacao } from './carteira.copy.ts';
import { csvDe } from '../../plugins/csv.ts';

const classe = (bonus: number | null): string => (bonus === null ? '' : String(bonus));

/** The list of renewals as a file. */
export const renovacaoCsv = csvDe<Renovacao>([
  ['Fim da vigência', ({ fim }) => formatData(fim)],
  ['Dias', ({ dias }) => String(dias)],
  ['Segurado', ({ segurado }) => segurado],
  ['Linha', ({ linha }) => listaCopy.linha[linha]],
  ['Bem', ({ bem }) => bem],
  ['Seguradora', ({ seguradora }) => seguradora],
  ['Apólice', ({ numero }) => numero],
  ['Prêmio atual', ({ premioTotalCentavos }) => formatCentavos(premioTotalCentavos)],
  ['Bônus atual', ({ bonus }) => classe(bonus)],
  ['Bônus previsto', ({ bonusPrevisto }) => classe(bonusPrevisto)],
  ['Situação', ({ situacao }) => rotulosRenovacao[situacao]],
  ['Orçamento', ({ orcamento }) => (orcamento ? String(orcamento.numero) : '')],
  ['Usuário', ({ usuario }) => usuario],
]);

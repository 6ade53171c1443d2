import type { ParcelaResumo } from '@balcao/contracts';
import { formatData, rotulosDaFormaContratada, rotulosDoStatusParcela, sayParcela } from '@balcao/domain';
import { arquivoDe, type ColunaArquivo } from '../../plugins/list-file.ts';

/** What both lists of instalments say of each, as a file. */
export const colunasDaParcela: readonly ColunaArquivo<ParcelaResumo>[] = [
  ['Segurado', 'texto', ({ segurado }) => segurado.nome],
  ['Apólice', 'texto', ({ apolice }) => apolice],
  ['Parcela', 'texto', sayParcela],
  ['Bem', 'texto', ({ bem }) => bem],
  ['Seguradora', 'texto', ({ seguradora }) => seguradora],
  ['Ramo', 'texto', ({ ramo }) => ramo],
  ['Produtor', 'texto', ({ produtor }) => produtor],
  ['Vencimento', 'texto', ({ vencimento }) => formatData(vencimento)],
  ['Valor', 'dinheiro', ({ valorCentavos }) => valorCentavos],
  ['Pago', 'dinheiro', ({ pagoCentavos }) => pagoCentavos],
  ['Forma', 'texto', ({ forma }) => rotulosDaFormaContratada[forma]],
  ['Situação', 'texto', ({ status }) => rotulosDoStatusParcela[status]],
  ['Paga em', 'texto', ({ pagoEm }) => pagoEm && formatData(pagoEm)],
];

/** The list of instalments as a file. */
export const parcelasArquivo = arquivoDe<ParcelaResumo>('parcelas', colunasDaParcela);

import type { MovimentoBancario } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './extrato-bancario.copy.ts';

/** Movements of an account as a file. */
export const movimentosArquivo = arquivoDe<MovimentoBancario>('movimentos', [
  ['Dia', 'data', ({ dia }) => formatData(dia)],
  ['Descrição', 'texto', ({ memo }) => memo],
  ['Valor', 'dinheiro', ({ valorCentavos }) => valorCentavos],
  ['Documento', 'texto', ({ documento }) => documento],
  ['Número do banco', 'texto', ({ fitid }) => fitid],
  ['Situação', 'texto', ({ status }) => copy.status[status]],
  ['Motivo', 'texto', ({ motivo }) => motivo],
  ['Conciliado com', 'texto', ({ alvos }) => alvos.map(({ nome, valorCentavos }) => copy.alvo(nome, valorCentavos)).join('; ') || null],
]);

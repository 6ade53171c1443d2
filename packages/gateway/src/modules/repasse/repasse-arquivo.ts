import type { LoteRepasse, Repasse } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './repasse.copy.ts';

/** The list of shares as a file. */
export const repassesArquivo = arquivoDe<Repasse>('repasses', [
  ['Produtor', 'texto', ({ produtor }) => produtor],
  ['Papel', 'texto', ({ papel }) => copy.papel[papel]],
  ['Data', 'data', ({ dia }) => formatData(dia)],
  ['Seguradora', 'texto', ({ seguradoraNome }) => seguradoraNome],
  ['Apólice', 'texto', ({ apolice }) => apolice],
  ['Segurado', 'texto', ({ segurado }) => segurado],
  ['Base', 'texto', ({ base }) => copy.base[base]],
  ['Valor da base', 'dinheiro', ({ baseCentavos }) => baseCentavos],
  ['Repasse', 'percentual', ({ pctBps }) => pctBps],
  ['Participação', 'percentual', ({ parteBps }) => parteBps],
  ['Valor', 'dinheiro', ({ valorCentavos }) => valorCentavos],
  ['Situação', 'texto', ({ status }) => copy.statusRepasse[status]],
  ['Lote', 'numero', ({ lote }) => lote],
  ['Contestação', 'texto', ({ contestacao }) => contestacao],
  ['Resposta', 'texto', ({ resposta }) => resposta],
]);

/** The list of lots as a file. */
export const lotesArquivo = arquivoDe<LoteRepasse>('lotes-de-repasse', [
  ['Lote', 'numero', ({ numero }) => numero],
  ['De', 'data', ({ de }) => formatData(de)],
  ['Até', 'data', ({ ate }) => formatData(ate)],
  ['Situação', 'texto', ({ status }) => copy.status[status]],
  ['Produtores', 'numero', ({ produtores }) => produtores],
  ['Repasses', 'numero', ({ repasses }) => repasses],
  ['Bruto', 'dinheiro', ({ brutoCentavos }) => brutoCentavos],
  ['Retido', 'dinheiro', ({ retidoCentavos }) => retidoCentavos],
  ['Líquido', 'dinheiro', ({ liquidoCentavos }) => liquidoCentavos],
  ['Criado por', 'texto', ({ criadoPor }) => criadoPor],
  ['Aprovado por', 'texto', ({ aprovadoPor }) => aprovadoPor],
  ['Pago em', 'data', ({ pagoEm }) => pagoEm && formatData(pagoEm)],
  ['Conta', 'texto', ({ conta }) => conta],
]);

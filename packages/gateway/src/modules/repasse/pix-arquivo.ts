import { formatCentavos, formatData, formatDocumento } from '@balcao/domain';
import { csvDe } from '../../plugins/csv.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { PagamentoDaRemessa, RemessaPreparada } from './remessa.repository.ts';
import { copy } from './repasse.copy.ts';

/** The payments of a lot that go by Pix, as banks take them in a batch: a line for each, the amount in reais with a comma. */
export function pixArquivo(
  { lote, pagarEm }: Pick<RemessaPreparada, 'lote' | 'pagarEm'>,
  pagamentos: readonly PagamentoDaRemessa[],
): Arquivo {
  const [nome, documento, tipo, chave, valor, identificador, dia] = copy.pix;
  const csv = csvDe<PagamentoDaRemessa>([
    [nome, ({ produtor }) => produtor],
    [documento, (um) => formatDocumento(um.documento)],
    [tipo, ({ pix }) => (pix ? copy.tipoDeChave[pix.tipo] : '')],
    // a sheet takes what begins with a plus for a formula; banks take a telephone by its digits
    [chave, ({ pix }) => pix?.chave.replace(/^\+/, '') ?? ''],
    [valor, ({ liquidoCentavos }) => formatCentavos(liquidoCentavos, { simbolo: false })],
    [identificador, ({ seuNumero }) => seuNumero],
    [dia, () => formatData(pagarEm)],
  ]);
  const linhas = pagamentos.filter(({ pix }) => pix !== null).map((um) => csv.line(um));
  return { tipo: 'text/csv; charset=utf-8', nome: `repasses-lote-${lote}-pix.csv`, conteudo: `${csv.header()}${linhas.join('')}` };
}

import { formatCentavos, rotuloSituacao, rotulos } from '@balcao/domain';
import { csvDe } from '../../plugins/csv.ts';
import { listaCopy } from './orcamento-lista.copy.ts';
import type { LinhaArquivo } from './orcamento-lista.repository.ts';

/** The list of quotes as a file. */
export const orcamentoCsv = csvDe<LinhaArquivo>([
  ['Número', (o) => String(o.numero)],
  ['Criado em', (o) => o.criadoEm],
  ['Segurado', (o) => o.segurado ?? ''],
  ['Linha', (o) => listaCopy.linha[o.linha]],
  ['Tipo', (o) => rotulos.opcoes.tipoSeguro[o.tipo]],
  ['Bem', (o) => o.bem ?? ''],
  ['Início da vigência', (o) => o.vigIni ?? ''],
  ['Situação', (o) => rotuloSituacao(o)],
  ['Prêmio', (o) => (o.premioCentavos === null ? '' : formatCentavos(o.premioCentavos))],
  ['Seguradora', (o) => o.seguradora ?? ''],
  ['Oferta', (o) => (o.premioDe === null ? '' : listaCopy.premioDe[o.premioDe])],
  ['Produtor', (o) => o.produtor ?? ''],
  ['Usuário', (o) => o.usuario],
]);

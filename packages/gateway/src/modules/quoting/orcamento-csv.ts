import { formatCentavos, formatData, formatDataHora, rotulos } from '@balcao/domain';
import { listaCopy } from './orcamento-lista.copy.ts';
import type { LinhaOrcamento } from './orcamento-lista.repository.ts';

const COLUNAS: readonly (readonly [titulo: string, valor: (o: LinhaOrcamento) => string])[] = [
  ['Número', (o) => String(o.numero)],
  ['Criado em', (o) => formatDataHora(o.criadoEm)],
  ['Segurado', (o) => o.segurado ?? ''],
  ['Linha', (o) => listaCopy.linha[o.linha]],
  ['Tipo', (o) => rotulos.opcoes.tipoSeguro[o.tipo]],
  ['Bem', (o) => o.bem ?? ''],
  ['Início da vigência', (o) => (o.vigIni ? formatData(o.vigIni) : '')],
  ['Situação', (o) => listaCopy.status[o.status]],
  ['Prêmio', (o) => (o.premioCentavos === null ? '' : formatCentavos(o.premioCentavos))],
  ['Seguradora', (o) => o.seguradora ?? ''],
  ['Oferta', (o) => (o.premioDe === null ? '' : listaCopy.premioDe[o.premioDe])],
  ['Produtor', (o) => o.produtor ?? ''],
  ['Usuário', (o) => o.usuario],
];

// a spreadsheet runs a cell that starts with one of these as a formula, and a client's name is typed by strangers
const STARTS_FORMULA = /^[\s]*[=+\-@\t\r]/;

/** One cell: quoted when it must be, never a formula. */
export function cell(value: string): string {
  const safe = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** First bytes of the file: the mark by which spreadsheets recognise UTF-8, then the titles. */
export const csvHeader = (): string => `\uFEFF${line(COLUNAS.map(([titulo]) => titulo))}`;

export const csvLine = (orcamento: LinhaOrcamento): string => line(COLUNAS.map(([, valor]) => valor(orcamento)));

import { foldTexto, type LinhaDaMovimentacao, nomeDaFaixa, QUANTIDADE_FAIXAS } from '@balcao/domain';
import { foldTitulo } from '../tabela/locate-campos.ts';
import { createLeitorDeValores, type LeitorDeValores, parseDiaEscrito } from '../tabela/parse-celula.ts';
import { readTabela } from '../tabela/read-tabela.ts';
import { type FormatoDaTabela, type LeituraRecusada, type LinhaDaTabela, readOrTell, TabelaRecusada } from '../tabela/tabela.model.ts';

type Campo = 'tipo' | 'cpf' | 'nome' | 'nascimento' | 'papel' | 'titularCpf' | 'em' | 'capital' | 'faixa';

/** A row of movements, and where it stands in its file. */
export interface LinhaLida extends LinhaDaMovimentacao {
  readonly linha: number;
}

/** A file of movements that was read, or why not. */
export type LeituraDeMovimentacao =
  | { readonly isLido: true; readonly formato: FormatoDaTabela; readonly linhas: readonly LinhaLida[] }
  | LeituraRecusada;

/** Titles by which files of movements head their columns. */
const TITULOS: Readonly<Record<Campo, string>> = {
  tipo: 'movimento|movimentação|tipo|tipo de movimento|tipo de movimentação|tipo movimento|operação|ação',
  cpf: 'cpf|cpf do segurado|cpf beneficiário|cpf do beneficiário|cpf da vida|documento',
  nome: 'nome|nome completo|nome do segurado|segurado|beneficiário|nome do beneficiário|vida',
  nascimento: 'nascimento|data de nascimento|data nascimento|dt nascimento|dt. nascimento|nasc|nasc.',
  papel: 'papel|vínculo|tipo de beneficiário|titularidade|condição|parentesco|titular/dependente',
  titularCpf: 'cpf titular|cpf do titular|titular cpf|titular',
  em: 'data|data do movimento|data da movimentação|data movimento|vigência|início de vigência|data de inclusão|data de exclusão|data inclusão/exclusão|em',
  capital: 'capital|capital segurado|capital (r$)|importância segurada|is',
  faixa: 'faixa|faixa etária',
};
/** Lines among which the titles are looked for, and rows a file may have. */
const MAX_ANTES = 60;
const MAX_LINHAS = 20_000;

const TIPOS: readonly (readonly [RegExp, LinhaDaMovimentacao['tipo']])[] = [
  [/^(i|inc|incl|inclu\w*|entrada|admissao|novo|nova)$/, 'INCLUSAO'],
  [/^(e|exc|excl|exclu\w*|saida|demissao|desligamento|cancelamento)$/, 'EXCLUSAO'],
  [/^(a|alt|altera\w*|mudanca|atualizacao|correcao)$/, 'ALTERACAO'],
];
const DEPENDENTES = /^(d|dep|depend\w*|conjuge|companheir\w|filh\w|filho\(a\)|enteado|enteada|agregad\w|pai|mae)$/;

/** Where each field stands, by the first line that heads at least who and what. */
function findTitulos(linhas: readonly LinhaDaTabela[]): { at: number; colunas: ReadonlyMap<Campo, number> } {
  for (const [at, { celulas }] of linhas.slice(0, MAX_ANTES).entries()) {
    const ditos = celulas.map(foldTitulo);
    const colunas = new Map<Campo, number>();
    for (const [campo, nomes] of Object.entries(TITULOS) as [Campo, string][]) {
      const coluna = nomes
        .split('|')
        .map((nome) => ditos.indexOf(foldTitulo(nome)))
        .find((onde) => onde >= 0 && ![...colunas.values()].includes(onde));
      if (coluna !== undefined) colunas.set(campo, coluna);
    }
    if (colunas.has('cpf') && colunas.has('tipo')) return { at, colunas };
  }
  throw new TabelaRecusada('SEM_TITULOS', 'Movimento, CPF');
}

/** Eleven digits where a spreadsheet took the zeros before it. */
const cpfOf = (celula: string): string => (/^\d{8,10}$/.test(celula) ? celula.padStart(11, '0') : celula);
const dayOf = (celula: string): string => (celula === '' ? '' : (parseDiaEscrito(celula) ?? celula.slice(0, 40)));

function faixaOf(celula: string): number | null {
  if (/^\d{1,2}$/.test(celula)) return Number(celula);
  const dita = foldTexto(celula)
    .replace(/[^0-9]+/g, ' ')
    .trim();
  if (dita === '') return null;
  const at = Array.from({ length: QUANTIDADE_FAIXAS }, (_, faixa) => nomeDaFaixa(faixa as 0)).findIndex(
    (nome) => nome.replace(/[^0-9]+/g, ' ').trim() === dita,
  );
  return at < 0 ? null : at + 1;
}

function papelOf(celula: string, { tipo, titularCpf }: Pick<LinhaDaMovimentacao, 'tipo' | 'titularCpf'>): LinhaDaMovimentacao['papel'] {
  const dito = foldTexto(celula);
  if (dito === '') return tipo === 'INCLUSAO' ? (titularCpf === '' ? 'TITULAR' : 'DEPENDENTE') : null;
  if (/^(t|tit|titular)$/.test(dito)) return 'TITULAR';
  return DEPENDENTES.test(dito) ? 'DEPENDENTE' : null;
}

function rowOf(linha: LinhaDaTabela, colunas: ReadonlyMap<Campo, number>, valores: LeitorDeValores): LinhaLida | null {
  const read = (campo: Campo): string => linha.celulas[colunas.get(campo) ?? -1] ?? '';
  if ([...colunas.values()].every((at) => (linha.celulas[at] ?? '') === '')) return null;
  const tipo = TIPOS.find(([escrito]) => escrito.test(foldTexto(read('tipo'))))?.[1] ?? null;
  const titularCpf = cpfOf(read('titularCpf').slice(0, 40));
  const capital = read('capital');
  return {
    linha: linha.linha,
    tipo,
    cpf: cpfOf(read('cpf').slice(0, 40)),
    nome: read('nome').slice(0, 120),
    nascimento: dayOf(read('nascimento')),
    papel: papelOf(read('papel'), { tipo, titularCpf }),
    titularCpf,
    em: dayOf(read('em')),
    // an amount nobody can read is refused at its row, not taken for none
    capitalCentavos: capital === '' ? null : (valores.read(capital) ?? -1),
    faixa: faixaOf(read('faixa')),
  };
}

async function readWhole(bytes: Uint8Array): Promise<LeituraDeMovimentacao> {
  const { formato, linhas } = await readTabela(bytes, { campos: {}, cabecalho: {} });
  const { at, colunas } = findTitulos(linhas);
  const daTabela = linhas.slice(at + 1);
  if (daTabela.length > MAX_LINHAS) throw new TabelaRecusada('LINHAS_DEMAIS', String(MAX_LINHAS));
  const capital = colunas.get('capital');
  const valores = createLeitorDeValores(capital === undefined ? [] : daTabela.map(({ celulas }) => celulas[capital] ?? ''), false);
  const lidas = daTabela.map((linha) => rowOf(linha, colunas, valores)).filter((linha) => linha !== null);
  if (lidas.length === 0) throw new TabelaRecusada('SEM_LINHAS');
  return { isLido: true, formato, linhas: lidas };
}

/** Reads a file of movements of a collective policy by the titles of its columns; what a cell says stays as it was written where it is not understood. */
export const readMovimentacao = (bytes: Uint8Array): Promise<LeituraDeMovimentacao> => readOrTell(() => readWhole(bytes));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAMILIAS, VARIAVEIS } from './config.ts';
import { EXIGIDAS_EM_PRODUCAO, EXIGIDAS_SEM_SERVICO_DE_MAPAS } from './production-start.ts';

/** A row of the first table of the README's section: names, defaults, whether production wants it. */
interface LinhaReadme {
  readonly nomes: readonly string[];
  readonly padroes: readonly string[];
  readonly producao: string;
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, nome]) => nome ?? '');

function readTable(): LinhaReadme[] {
  const texto = readFileSync(path.resolve(__dirname, '../../../README.md'), 'utf8');
  const secao = texto.split('## Variáveis de ambiente')[1] ?? '';
  const tabela = secao.split('De quem não é o gateway')[0] ?? '';
  const linhas = tabela.split('\n').filter((linha) => linha.startsWith('| `'));
  return linhas.map((linha) => {
    const [, nomes = '', padrao = '', producao = ''] = linha.split('|').map((cell) => cell.trim());
    return { nomes: namesIn(nomes), padroes: padrao.split(', '), producao };
  });
}

const tabela = readTable();
const nomes = tabela.flatMap((linha) => linha.nomes);
const isFamily = (nome: string): boolean => FAMILIAS.some((familia) => nome === `${familia}<AMBIENTE>`);
const rowOf = (nome: string) => tabela.find((linha) => linha.nomes.includes(nome));

it('tells every variable the gateway reads, once, and none that it does not', () => {
  expect(nomes.filter((nome) => !isFamily(nome)).toSorted()).toEqual(VARIAVEIS.map(({ nome }) => nome).toSorted());
  expect(nomes.filter(isFamily)).toHaveLength(FAMILIAS.length);
});

it('tells the default of each as the code has it', () => {
  const ditos = VARIAVEIS.filter(({ padrao }) => padrao !== null).map(({ nome }) => {
    const linha = rowOf(nome);
    return [nome, linha?.padroes[linha.nomes.indexOf(nome)]];
  });
  expect(ditos).toEqual(VARIAVEIS.filter(({ padrao }) => padrao !== null).map(({ nome, padrao }) => [nome, `\`${padrao}\``]));
});

it('tells what production does not start without', () => {
  const wanted = (dito: string) =>
    tabela
      .filter(({ producao }) => producao === dito)
      .flatMap((linha) => linha.nomes)
      .map((nome) => nome.replace('<AMBIENTE>', 'PRODUCTION'))
      .toSorted();
  expect(wanted('exigida')).toEqual(EXIGIDAS_EM_PRODUCAO.toSorted());
  expect(wanted('exigida sem `IMPORT_MAP_URL`')).toEqual(EXIGIDAS_SEM_SERVICO_DE_MAPAS.toSorted());
});

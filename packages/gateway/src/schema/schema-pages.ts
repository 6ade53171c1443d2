import { AREAS, type Area } from './areas.table.ts';
import type { Esquema, Restricao, Tabela } from './describe-schema.ts';

/** Where the table of areas lies, from the root: what a person edits when a table is in none. */
export const ARQUIVO_AREAS = 'packages/gateway/src/schema/areas.table.ts';

interface AreaLida {
  readonly titulo: string;
  readonly tabelas: readonly Tabela[];
}

/** Areas that do not hold each table of the schema once. */
export class AreasErradas extends Error {
  override readonly name = 'AreasErradas';
}

/** Tables of each area. @throws {AreasErradas} naming every table that is in no area, in two, or in one and nowhere else. */
function readAreas(areas: readonly Area[], { tabelas }: Esquema): AreaLida[] {
  const porNome = new Map(tabelas.map((tabela) => [tabela.nome, tabela]));
  const ditas = areas.flatMap((area) => area.tabelas);
  const faults = [
    ...tabelas.filter(({ nome }) => !ditas.includes(nome)).map(({ nome }) => `${nome} não está em área nenhuma`),
    ...ditas.filter((nome) => !porNome.has(nome)).map((nome) => `${nome} não é uma tabela do banco`),
    ...ditas.filter((nome, index) => ditas.indexOf(nome) !== index).map((nome) => `${nome} está em mais de uma área`),
  ];
  if (faults.length > 0) throw new AreasErradas(`${faults.join('; ')}. Corrija ${ARQUIVO_AREAS} e escreva de novo: npm run schema.`);
  return areas.map(({ titulo, tabelas: nomes }) => ({ titulo, tabelas: nomes.flatMap((nome) => porNome.get(nome) ?? []) }));
}

const AVISO = 'Escrito por `npm run schema` a partir das migrações; não se edita.';
const heading = (titulo: string) => `-- ${'='.repeat(78)}\n-- ${titulo}\n-- ${'='.repeat(78)}\n`;
const widest = (words: readonly string[]) => Math.max(0, ...words.map(({ length }) => length));

/** What nearly every table lets through: its own subscription's rows to the product, all to the owner's functions. */
const POLITICAS_DE_SEMPRE = [
  'FOR ALL TO balcao_app USING ((assinatura_id = ( SELECT assinatura_atual() AS assinatura_atual))) WITH CHECK ((assinatura_id = ( SELECT assinatura_atual() AS assinatura_atual)))',
  'FOR ALL TO balcao_dono USING (true) WITH CHECK (true)',
];

function politicasDe({ nome: tabela, politicas }: Tabela): string[] {
  if (politicas.length === 0) return ['-- sem isolamento por assinatura'];
  if (politicas.every(({ definicao }, index) => definicao === POLITICAS_DE_SEMPRE[index])) return ['-- isolada por assinatura'];
  return politicas.map(({ nome, definicao }) => `CREATE POLICY ${nome} ON ${tabela} ${definicao};`);
}

function statementsOf(tabela: Tabela): string {
  const { nome, comentario, isUnlogged, colunas, restricoes, indices, particao, parteResto } = tabela;
  const [nomes, tipos] = [widest(colunas.map((coluna) => coluna.nome)), widest(colunas.map(({ tipo }) => tipo))];
  const lines = [
    ...colunas.map((coluna) => `${coluna.nome.padEnd(nomes)} ${coluna.tipo.padEnd(tipos)} ${coluna.clausulas}`.trimEnd()),
    ...restricoes.map((restricao) => `CONSTRAINT ${restricao.nome} ${restricao.definicao}`),
  ];
  return [
    ...(comentario ? [`-- ${comentario}`] : []),
    `CREATE ${isUnlogged ? 'UNLOGGED ' : ''}TABLE ${nome} (`,
    lines.map((line) => `  ${line}`).join(',\n'),
    `)${particao ? ` PARTITION BY ${particao}` : ''};`,
    ...(parteResto ? [`CREATE TABLE ${parteResto} PARTITION OF ${nome} DEFAULT;`] : []),
    ...politicasDe(tabela),
    ...indices.map((indice) => `${indice};`),
    '',
  ].join('\n');
}

const sqlOf = (titulo: string, parts: readonly string[]) =>
  `${[`-- ${titulo}\n-- ${AVISO} Para ler: quem cria as tabelas são as migrações.\n`, ...parts].join('\n').trimEnd()}\n`;

const tablesPage = (areas: readonly AreaLida[]) =>
  sqlOf(
    'As tabelas do esquema balcao, por área: colunas, restrições, isolamento e índices.',
    areas.flatMap(({ titulo, tabelas }) => [heading(titulo), ...tabelas.map(statementsOf)]),
  );

const functionsPage = (areas: readonly AreaLida[], { tipos, vistas, funcoes }: Esquema) =>
  sqlOf('As funções e os gatilhos do esquema balcao, com os tipos e as vistas em que se apoiam.', [
    heading('Tipos e vistas'),
    ...tipos.map((definicao) => `${definicao}\n`),
    ...vistas.map((definicao) => `${definicao}\n`),
    heading('Funções e procedimentos, por nome'),
    ...funcoes.map((definicao) => `${definicao.trimEnd()};\n`),
    ...areas
      .filter(({ tabelas }) => tabelas.some(({ gatilhos }) => gatilhos.length > 0))
      .flatMap(({ titulo, tabelas }) => [
        heading(`Gatilhos: ${titulo}`),
        ...tabelas
          .filter(({ gatilhos }) => gatilhos.length > 0)
          .map(({ gatilhos }) => `${gatilhos.map((gatilho) => `${gatilho};`).join('\n')}\n`),
      ]),
  ]);

/** Whose every row is: its reference is said once, and not drawn from each table. */
const RAIZ = 'assinatura';
const isOwner = ({ referida }: Restricao) => referida === RAIZ;
const referencesOf = ({ restricoes }: Tabela) => restricoes.filter(({ tipo }) => tipo === 'f');
const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((nome) => b.includes(nome));

/** A reference as the diagram draws it: whether it must be there, and whether at most one row makes it. */
function relationOf(tabela: Tabela, { colunas, referida }: Restricao): string {
  const mandatory = colunas.every((nome) => tabela.colunas.some((coluna) => coluna.nome === nome && !coluna.opcional));
  const keys = [...tabela.restricoes.filter(({ tipo }) => tipo === 'p' || tipo === 'u').map((chave) => chave.colunas), ...tabela.unicas];
  const single = keys.some((chave) => isSame(chave, colunas));
  const label = colunas.filter((nome) => colunas.length === 1 || nome !== 'assinatura_id').join(', ');
  return `  ${referida} ${mandatory ? '||' : '|o'}--${single ? 'o|' : 'o{'} ${tabela.nome} : "${label}"`;
}

/** A table with the columns it is found and referred by; the others are in schema.sql. */
function entityOf(tabela: Tabela): string {
  const inKey = (tipo: Restricao['tipo'], nome: string) =>
    tabela.restricoes.some((restricao) => restricao.tipo === tipo && restricao.colunas.includes(nome));
  const lines = tabela.colunas.flatMap(({ nome, tipo }) => {
    const marks = [...(inKey('p', nome) ? ['PK'] : []), ...(inKey('f', nome) ? ['FK'] : [])];
    return marks.length > 0 ? [`    ${tipo.replaceAll(' ', '_')} ${nome} ${marks.join(', ')}`] : [];
  });
  return [`  ${tabela.nome} {`, ...lines, '  }'].join('\n');
}

function diagramOf({ titulo, tabelas }: AreaLida): string {
  const holdsRoot = tabelas.some(({ nome }) => nome === RAIZ);
  const relations = tabelas.flatMap((tabela) =>
    referencesOf(tabela)
      .filter((referencia) => holdsRoot || !isOwner(referencia))
      .map((referencia) => relationOf(tabela, referencia)),
  );
  return [
    `## ${titulo}`,
    '',
    '```mermaid',
    'erDiagram',
    ...tabelas.map(entityOf),
    ...new Set(relations),
    '```',
    '',
    ...tabelas.map(({ nome, comentario }) => `- \`${nome}\`${comentario ? `: ${comentario}` : ''}`),
    '',
  ].join('\n');
}

const diagramsPage = (areas: readonly AreaLida[]) =>
  [
    '# As tabelas',
    '',
    `${AVISO} As colunas e os índices estão em`,
    '[schema.sql](../gateway/schema.sql), as funções e os gatilhos em [functions.sql](../gateway/functions.sql); como se muda o banco,',
    'em [mudar-o-banco.md](src/how-to/mudar-o-banco.md).',
    '',
    'Cada desenho mostra as tabelas de uma área, só com as colunas de chave, e as referências que partem delas; uma tabela de outra área',
    'aparece só com o nome. A referência à assinatura, que quase toda tabela tem em `assinatura_id`, só é desenhada na primeira área.',
    '',
    ...areas.map(diagramOf),
  ].join('\n');

/**
 * The pages on which the schema is read, by their place from the root of the repository.
 *
 * @throws {AreasErradas} when the areas do not hold each table once
 */
export function schemaPages(esquema: Esquema, areas: readonly Area[] = AREAS): Readonly<Record<string, string>> {
  const lidas = readAreas(areas, esquema);
  return {
    'packages/gateway/schema.sql': tablesPage(lidas),
    'packages/gateway/functions.sql': functionsPage(lidas, esquema),
    'packages/handbook/tabelas.md': `${diagramsPage(lidas).trimEnd()}\n`,
  };
}

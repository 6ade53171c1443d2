import { type HousePlan, Impossivel } from './house-plan.ts';
import type { WordForms } from './word-forms.ts';

const SCHEMA = 'packages/gateway/schema.sql';
/** What the kit of records reads and writes of every table, whatever its fields. */
const DO_KIT = ['id', 'assinatura_id', 'criado_em', 'criado_por', 'alterado_em', 'alterado_por', 'versao', 'excluido_em', 'nome'];
/** What a generated record keeps beside that: added where the table has it not. */
const GERADAS: Readonly<Record<string, string>> = {
  ativo: 'boolean not null default true',
  observacao: 'text check (length(observacao) between 1 and 500)',
  busca: `text not null generated always as (balcao.sem_acento(nome) || ' ' || balcao.sem_acento(coalesce(observacao, ''))) stored`,
};

/** A column of a table, as `schema.sql` has it. */
interface Coluna {
  readonly nome: string;
  /** A row cannot be written without saying it. */
  readonly isExigida: boolean;
}

/** The columns of a table that earlier migrations made; null when there is none of that name. */
export function columnsOf(plan: HousePlan, tabela: string): readonly Coluna[] | null {
  const [, body] =
    new RegExp(`^CREATE TABLE ${tabela} \\(\\n([\\s\\S]*?)^\\);\\n-- isolada por assinatura$`, 'm').exec(plan.read(SCHEMA)) ?? [];
  return body === undefined
    ? null
    : [...body.matchAll(/^ {2}([a-z]\w*) +(.*)$/gm)].map(([, nome = '', resto = '']) => ({
        nome,
        isExigida: resto.includes('NOT NULL') && !/ DEFAULT | GENERATED /.test(resto),
      }));
}

/**
 * The migration that makes a record of a table that is there: what the kit needs and it lacks.
 *
 * @throws {Impossivel} when it lacks what only a person can fill, or asks for more than the generated fields say
 */
export function adoptTable({ snake, title }: WordForms, colunas: readonly Coluna[]): string {
  const nomes = colunas.map(({ nome }) => nome);
  const faltam = DO_KIT.filter((nome) => !nomes.includes(nome));
  if (faltam.length > 0)
    throw new Impossivel(`A tabela ${snake} já existe e não tem ${faltam.join(', ')}: altere-a antes por uma migração.`);
  const exigidas = colunas.filter(({ nome, isExigida }) => isExigida && !DO_KIT.includes(nome)).map(({ nome }) => nome);
  if (exigidas.length > 0)
    throw new Impossivel(`A tabela ${snake} já existe e exige ${exigidas.join(', ')}: escolha outro nome, ou escreva o cadastro à mão.`);
  const novas = Object.entries(GERADAS).filter(([nome]) => !nomes.includes(nome));
  return [
    `-- ${title}: the table that is there becomes a record.\n`,
    ...novas.map(([nome, tipo]) => `alter table balcao.${snake} add column ${nome} ${tipo};`),
    `create unique index ${snake}_unico on balcao.${snake} (assinatura_id, balcao.sem_acento(nome)) where excluido_em is null;`,
    `create index ${snake}_da_lista on balcao.${snake} (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;\n`,
  ].join('\n');
}

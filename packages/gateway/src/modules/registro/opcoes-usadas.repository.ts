import type { Tx } from '../../plugins/db.ts';

interface Opcao {
  readonly id: string;
  readonly nome: string;
}

/** What lists are narrowed by, as their options call it: the table it is of, what names one there and in a line, and what one is called. */
const CADASTROS = {
  seguradoras: { tabela: 'seguradora', chave: 'slug', coluna: 'seguradora', nome: 'nome' },
  ramos: { tabela: 'ramo', chave: 'codigo', coluna: 'ramo', nome: 'nome' },
  produtores: { tabela: 'produtor', chave: 'id', coluna: 'produtor_id', nome: 'nome' },
  corretoras: { tabela: 'corretora', chave: 'id', coluna: 'corretora_id', nome: 'fantasia' },
} as const;
type Cadastro = keyof typeof CADASTROS;

/** @param usadas the keys of those that are used, as SQL */
const optionsOf = (cadastro: Cadastro, usadas: string): string => {
  const { tabela, chave, nome } = CADASTROS[cadastro];
  return `coalesce((select jsonb_agg(x) from (select t.${chave}::text as id, t.${nome} as nome from balcao.${tabela} t
    where t.${chave} in (${usadas}) order by t.${nome} collate balcao.pt_br, 1 limit 500) x), '[]') as ${cadastro}`;
};

/**
 * What the lines of a list may be narrowed by: of each of these, those that some line has, by name, 500 at most.
 *
 * All of them in one pass over the lines: one that no line has would be looked for through all of them.
 *
 * @param linhas the lines, as SQL after `from`, with `l` for one
 */
export async function readOpcoesUsadas<C extends Cadastro>(
  tx: Tx,
  cadastros: readonly C[],
  linhas: string,
  params: readonly unknown[] = [],
): Promise<Record<C, Opcao[]>> {
  const colunas = cadastros.map((cadastro) => `l.${CADASTROS[cadastro].coluna}`).join(', ');
  const options = cadastros.map((cadastro) => optionsOf(cadastro, `select u.${CADASTROS[cadastro].coluna} from usadas u`));
  const row = await tx.row(`with usadas as materialized (select distinct ${colunas} from ${linhas}) select ${options.join(', ')}`, params);
  return row as unknown as Record<C, Opcao[]>;
}

/**
 * The same of all the lines of a list whose triggers note them as they are written (`opcao_de_lista`): what some line has, or had.
 *
 * @param dono whose lines they are; null for everybody's
 */
export async function readOpcoesAnotadas<C extends Cadastro>(
  tx: Tx,
  cadastros: readonly C[],
  lista: 'venda_lista' | 'parcela_lista',
  dono: string | null,
): Promise<Record<C, Opcao[]>> {
  const options = cadastros.map((cadastro) => {
    const tipo = CADASTROS[cadastro].chave === 'id' ? 'uuid' : 'text';
    return optionsOf(cadastro, `select o.valor::${tipo} from anotadas o where o.cadastro = '${cadastro}'`);
  });
  const row = await tx.row(
    `with anotadas as materialized (select distinct o.cadastro, o.valor from balcao.opcao_de_lista o
       where o.lista = $1 and o.cadastro = any($2::text[]) and ($3::uuid is null or o.usuario_id = $3)) select ${options.join(', ')}`,
    [lista, cadastros, dono],
  );
  return row as unknown as Record<C, Opcao[]>;
}

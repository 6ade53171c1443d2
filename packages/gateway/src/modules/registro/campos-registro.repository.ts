import { type CampoDoRegistro, type CamposDoRegistro, sayCampo } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createEscritaRepository } from './escrita-registro.repository.ts';
import type { ColunasDaHistoria } from './historia-registro.repository.ts';
import { createLeituraRepository, type PerguntaDaLista } from './leitura-registro.repository.ts';
import { copy } from './registro.copy.ts';

/** A record whose fields are columns of one table, each called as its field is. */
export interface RegistroDeCampos<Dados extends object> {
  /** Without its schema. It has `ativo`, and `busca`, the text it is searched by; `balcao.procuravel` gave it its index. */
  readonly tabela: string;
  readonly campos: CamposDoRegistro<Dados>;
  /** The field no two of a subscription may share, accents and case aside; a unique index over its `balcao.sem_acento` keeps it. */
  readonly unico: keyof Dados & string;
}

/** What the list of such a record is asked beside its page and its order. */
interface PerguntaComSituacao extends PerguntaDaLista {
  readonly situacao?: 'ATIVO' | 'INATIVO' | undefined;
}

/** `valorCentavos` is kept in `valor_centavos`. */
const columnOf = (campo: string): string => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`);

/** How a field is read: a day as its text, money as a number, whatever the driver makes of them. */
function readingOf(nome: string, { tipo }: CampoDoRegistro): string {
  const coluna = `t.${columnOf(nome)}`;
  return tipo === 'dia' ? `${coluna}::text` : tipo === 'dinheiro' ? `${coluna}::float8` : coluna;
}

/** Everything SQL says of a record of plain fields: its list, one of it, and how one is written. */
export function createCamposRepository<Dados extends object, Ficha extends Dados>({ tabela, campos, unico }: RegistroDeCampos<Dados>) {
  const entries = Object.entries<CampoDoRegistro>(campos) as [keyof Dados & string, CampoDoRegistro][];
  const orderOf = ([nome, { tipo }]: [string, CampoDoRegistro]) => [
    nome,
    tipo === 'texto' ? `t.${columnOf(nome)} collate balcao.pt_br` : `t.${columnOf(nome)}`,
  ];
  return {
    ...createLeituraRepository<Ficha, Ficha, PerguntaComSituacao>({
      from: `balcao.${tabela} t left join balcao.usuario a on a.id = t.alterado_por`,
      contagem: `balcao.${tabela} t`,
      chave: 't.id',
      nome: `t.${columnOf(unico)}`,
      where: 't.excluido_em is null',
      resumo: `t.id, t.versao, t.ativo, ${entries.map(([nome, campo]) => readingOf(nome, campo)).join(', ')},
        t.criado_em, t.alterado_em, a.nome as alterado_por`,
      busca: { tabela },
      filtros: { situacao: { coluna: 't.ativo', valor: (situacao) => situacao === 'ATIVO' } },
      ordens: { ...Object.fromEntries(entries.map(orderOf)), alteradoEm: 't.alterado_em' },
      ordem: unico,
    }),
    ...createEscritaRepository<Dados>({
      tabela,
      colunas: Object.fromEntries(entries.map(([nome]) => [columnOf(nome), (dados: Dados) => dados[nome]])),
    }),

    /**
     * Whether another record already has the value of the unique field. Writers of one subscription wait for each other here, so that
     * two of them never write the same value at once.
     */
    isTomado: async (tx: Tx, { assinaturaId }: Contexto, valor: unknown, exceto: string): Promise<boolean> => {
      await tx.run('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [`registro.${tabela}`, assinaturaId]);
      const coluna = columnOf(unico);
      return (
        (await tx.row(
          `select 1 from balcao.${tabela}
           where balcao.sem_acento(${coluna}) = balcao.sem_acento($1) and excluido_em is null and id <> $2`,
          [valor, exceto],
        )) !== null
      );
    },

    /** Which of some values of the unique field, accents and case aside, another record already has. */
    listTomados: async (tx: Tx, valores: readonly string[]): Promise<ReadonlySet<string>> => {
      const unica = `balcao.sem_acento(${columnOf(unico)})`;
      const rows = await tx.rows<{ valor: string }>(
        `select ${unica} as valor from balcao.${tabela} where excluido_em is null and ${unica} = any($1::text[])`,
        [valores],
      );
      return new Set(rows.map(({ valor }) => valor));
    },

    /** Writes many. @returns how many came in: none whose unique value another has */
    insertMany: (tx: Tx, { assinaturaId }: Contexto, novos: readonly (Dados & { readonly id: string })[]): Promise<number> => {
      const nomes = ['id', ...entries.map(([nome]) => columnOf(nome))].join(', ');
      const rows = novos.map((um) => ({ id: um.id, ...Object.fromEntries(entries.map(([nome]) => [columnOf(nome), um[nome]])) }));
      return tx.run(
        `insert into balcao.${tabela} (assinatura_id, ${nomes})
         select $1, ${nomes} from jsonb_populate_recordset(null::balcao.${tabela}, $2::jsonb)
         on conflict (assinatura_id, balcao.sem_acento(${columnOf(unico)})) where excluido_em is null do nothing`,
        [assinaturaId, JSON.stringify(rows)],
      );
    },
  };
}

export type CamposRepository<Dados extends object, Ficha extends Dados> = ReturnType<typeof createCamposRepository<Dados, Ficha>>;

/** The history of such a record: each field by its name, in words. */
export const historiaDeCampos = <Dados extends object>(campos: CamposDoRegistro<Dados>): ColunasDaHistoria => ({
  ...Object.fromEntries(
    Object.entries<CampoDoRegistro>(campos).map(([nome, campo]) => [
      columnOf(nome),
      [campo.rotulo, (valor: unknown) => sayCampo(campo, valor)],
    ]),
  ),
  ativo: [copy.situacao, (valor) => (valor === true ? copy.ativo : copy.inativo)],
});

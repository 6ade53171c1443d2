import type { MudancaRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

type Valor = unknown;
/** How the history shows a column of a table: its name, and its value in words. Columns without an entry are left out. */
export type ColunasDaHistoria = Readonly<Record<string, readonly [rotulo: string, show: (valor: Valor) => string | null]>>;

/** Rows of one table whose changes are changes of a record. */
interface Entidade {
  readonly nome: string;
  readonly ids: readonly string[];
  readonly colunas: ColunasDaHistoria;
  /** Said before each field: which of several rows it is of. */
  readonly prefixo?: (row: Readonly<Record<string, Valor>>) => string;
}

/** The record's own rows first. */
export type EntidadesDaHistoria = readonly [Entidade, ...Entidade[]];

interface Row {
  readonly id: string;
  readonly em: Date;
  readonly entidade: string;
  readonly acao: MudancaRegistro['acao'];
  readonly antes: Record<string, Valor> | null;
  readonly depois: Record<string, Valor> | null;
  readonly usuario: string | null;
  readonly isSuporte: boolean;
}

/** As many changes as anybody reads of one record. */
const MAX_MUDANCAS = 200;
const isVazio = (valor: Valor): boolean => valor === null || valor === undefined || valor === '';
const isSame = (a: Valor, b: Valor): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function mudancasOf({ antes, depois }: Row, { colunas, prefixo }: Entidade): MudancaRegistro['mudancas'] {
  const before = prefixo?.((depois ?? antes ?? {}) as Record<string, Valor>) ?? '';
  return Object.entries(colunas).flatMap(([coluna, [rotulo, show]]) => {
    const [de, para] = [antes?.[coluna], depois?.[coluna]].map((valor) => (isVazio(valor) ? null : show(valor)));
    if (isSame(antes?.[coluna], depois?.[coluna]) || de === para) return [];
    return [{ campo: before + rotulo, de: de ?? null, para: para ?? null }];
  });
}

/** A row that is marked as excluded reads as an exclusion, not as a change. */
const acaoOf = ({ acao, antes, depois }: Row): MudancaRegistro['acao'] =>
  acao === 'ALTERACAO' && isVazio(antes?.['excluido_em']) && !isVazio(depois?.['excluido_em']) ? 'EXCLUSAO' : acao;

/** A record and what is kept in rows of its own change in one transaction: one moment of one person is one change. */
function together(changes: readonly MudancaRegistro[]): MudancaRegistro[] {
  const joined: MudancaRegistro[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const isSameMoment = last && last.usuario === change.usuario && Date.parse(last.em) - Date.parse(change.em) < 1_000;
    if (last && isSameMoment && last.acao !== 'EXCLUSAO')
      joined[joined.length - 1] = {
        ...last,
        acao: change.acao === 'INCLUSAO' ? 'INCLUSAO' : last.acao,
        mudancas: [...change.mudancas, ...last.mudancas],
      };
    else joined.push(change);
  }
  return joined;
}

/**
 * What changed of a record, the newest first, out of the audit trail that is written with every change.
 */
export async function readHistoria(
  tx: Tx,
  entidades: EntidadesDaHistoria,
  suporte: (nome: string | null) => string,
): Promise<MudancaRegistro[]> {
  const rows = await tx.rows<Row>(
    `select a.id, a.ts as em, a.entidade, a.acao, a.antes, a.depois, u.nome as usuario, a.segfyer_id is not null as is_suporte
     from unnest($1::text[], $2::text[]) as e (entidade, id)
     join balcao.auditoria a on a.assinatura_id = balcao.assinatura_atual() and a.entidade = e.entidade and a.entidade_id = e.id
     left join balcao.usuario u on u.id = a.usuario_id
     where a.acao <> 'ALTERACAO' or exists (
       select from unnest($3::text[]) as c (nome) where a.antes -> c.nome is distinct from a.depois -> c.nome)
     order by a.ts desc, a.id desc limit ${MAX_MUDANCAS}`,
    [
      entidades.flatMap(({ nome, ids }) => ids.map(() => nome)),
      entidades.flatMap(({ ids }) => ids),
      // what the history does not show must not fill its limit: a sign-in writes the row of its user
      ['excluido_em', ...entidades.flatMap(({ colunas }) => Object.keys(colunas))],
    ],
  );
  const [propria] = entidades;
  const changes = rows.flatMap((row): MudancaRegistro[] => {
    const entidade = entidades.find(({ nome }) => nome === row.entidade) ?? propria;
    const mudancas = mudancasOf(row, entidade);
    // of a part of a record, that it came or went is a change of the record
    const acao = entidade === propria ? acaoOf(row) : 'ALTERACAO';
    if (mudancas.length === 0 && acao === 'ALTERACAO') return [];
    return [{ id: row.id, em: row.em.toISOString(), acao, usuario: row.isSuporte ? suporte(row.usuario) : row.usuario, mudancas }];
  });
  return together(changes);
}

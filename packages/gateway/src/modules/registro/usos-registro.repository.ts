import type { UsoRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** Rows that name a record: from where, under which condition (`$1` is the record), and how one of them is called. */
export interface FonteDeUso {
  readonly tipo: UsoRegistro['tipo'];
  readonly from: string;
  readonly where: string;
  readonly id: string;
  readonly nome: string;
  /** SQL of the address of one; absent where it has no page. */
  readonly rota?: string;
  /** The newest first. */
  readonly ordem: string;
}

const EXEMPLOS = 5;

/** Whatever names a record, kind by kind; kinds that do not are left out. */
export async function listUsos(tx: Tx, fontes: readonly FonteDeUso[], registro: string): Promise<UsoRegistro[]> {
  const usos: UsoRegistro[] = [];
  for (const { tipo, from, where, id, nome, rota = 'null', ordem } of fontes) {
    const rows = await tx.rows<UsoRegistro['exemplos'][number] & { total: number }>(
      `select ${id}::text as id, ${nome} as nome, ${rota} as rota, (count(*) over ())::int as total from ${from} where ${where}
       order by ${ordem} limit ${EXEMPLOS}`,
      [registro],
    );
    const [first] = rows;
    if (first) usos.push({ tipo, total: first.total, exemplos: rows.map(({ total: _, ...exemplo }) => exemplo) });
  }
  return usos;
}

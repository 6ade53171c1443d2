import type { MudancaRegistro, NoFormato, UsoRegistro } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { arquivoDe } from '../../plugins/list-file.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { type EntidadesDaHistoria, readHistoria } from './historia-registro.repository.ts';
import type { LeituraRepository, PerguntaDaLista } from './leitura-registro.repository.ts';
import { copy } from './registro.copy.ts';
import { type FonteDeUso, listUsos } from './usos-registro.repository.ts';

/** What the list of a record is asked, page by page. */
export interface ConsultaDoRegistro extends PerguntaDaLista {
  readonly pagina: number;
  readonly tamanho: number;
}

/** What narrows the list of a record. */
export type FiltrosDe<C extends ConsultaDoRegistro> = Omit<C, 'pagina' | 'tamanho' | 'ordenar'>;

/** What makes a list: who answers it, and how it looks as a file. */
interface ListaLida<Item extends object, C extends ConsultaDoRegistro> extends Pick<Recursos, 'db'> {
  readonly repository: Pick<LeituraRepository<object, Item, C>, 'listByIds' | 'listIds' | 'page'>;
  /** What a saved filter adds to the question; absent, the list takes none. */
  readonly readCondicao?: (tx: Tx, consulta: C, chamador: Chamador) => Promise<CondicaoSql | null>;
  /** The list as a file. */
  readonly arquivo: ReturnType<typeof arquivoDe<Item>>;
}

/** What makes a record one to be read. */
export interface RegistroLido<Ficha extends object, Item extends object, C extends ConsultaDoRegistro>
  extends Omit<ListaLida<Item, C>, 'repository'> {
  readonly repository: LeituraRepository<Ficha, Item, C>;
  /** Whatever names one. */
  readonly usos: readonly FonteDeUso[];
  /** Which rows are its history. */
  readonly historiaOf: (tx: Tx, id: string) => Promise<EntidadesDaHistoria> | EntidadesDaHistoria;
}

/** A list, page by page or whole as a file: all that a list whose rows are no record of their own is asked. */
export function createListaService<Item extends object, C extends ConsultaDoRegistro>({
  db,
  repository,
  readCondicao,
  arquivo,
}: ListaLida<Item, C>) {
  const withCondicao = async (tx: Tx, consulta: C, chamador: Chamador) => ({
    ...consulta,
    condicao: (await readCondicao?.(tx, consulta, chamador)) ?? null,
  });
  return {
    /** The first of those that the filters of the list find, by id. */
    findIds: (filtros: FiltrosDe<C>, chamador: Chamador, limite: number): Promise<readonly string[]> =>
      db.tenant(chamador, async (tx) => {
        const asked = await withCondicao(tx, { ...filtros, pagina: 1, tamanho: limite, ordenar: '' } as unknown as C, chamador);
        return repository.listIds(tx, asked, limite);
      }),

    list: (consulta: C, chamador: Chamador) =>
      db.snapshot(chamador, async (tx) => repository.page(tx, await withCondicao(tx, consulta, chamador))),

    /**
     * The whole filtered list as a file, batch by batch. Filters are checked before the first byte.
     *
     * @throws {Recusa} 422 when a sheet cannot hold so many lines
     */
    exportFile: async (consulta: NoFormato<C>, chamador: Chamador): Promise<Arquivo> => {
      const asked = await db.tenant(chamador, (tx) => withCondicao(tx, consulta, chamador));
      return arquivo(consulta.formato, {
        listKeys: () => db.tenant(chamador, (tx) => repository.listIds(tx, asked)),
        read: (ids) => db.tenant(chamador, (tx) => repository.listByIds(tx, ids)),
      });
    },
  };
}

/** The half of a record that changes nothing: its list, its file, one of it, what uses it, what changed of it. */
export function createLeituraService<Ficha extends object, Item extends object, C extends ConsultaDoRegistro>(
  registro: RegistroLido<Ficha, Item, C>,
) {
  const { db, repository, usos, historiaOf } = registro;

  /** @throws {Recusa} 404 */
  async function read(tx: Tx, id: string): Promise<Ficha> {
    const ficha = await repository.find(tx, id);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  return {
    read,

    ...createListaService(registro),

    get: (id: string, chamador: Chamador): Promise<Ficha> => db.tenant(chamador, (tx) => read(tx, id)),

    listUsos: (id: string, chamador: Chamador): Promise<UsoRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, id);
        return listUsos(tx, usos, id);
      }),

    listHistoria: (id: string, chamador: Chamador): Promise<MudancaRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, id);
        return readHistoria(tx, await historiaOf(tx, id), copy.suporte);
      }),
  };
}

export type LeituraService<Ficha extends object, Item extends object, C extends ConsultaDoRegistro> = ReturnType<
  typeof createLeituraService<Ficha, Item, C>
>;

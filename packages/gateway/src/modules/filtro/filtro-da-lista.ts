import { camposDoFiltro, type ListaFiltrada } from '@balcao/contracts';
import { hojeEm, judgeFiltro } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { compileFiltro, type CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { filtroPerdido } from './filtro.errors.ts';
import { filtroRepository } from './filtro.repository.ts';
import { fontesDoFiltro } from './fontes-do-filtro.ts';

/** What the saved filter a list is asked by (`filtro=<id>`) adds to the list's own question; null when it adds nothing. */
export type ReadFiltro = (tx: Tx, chamador: Chamador, lista: ListaFiltrada, id: string | undefined) => Promise<CondicaoSql | null>;

/** @throws {Recusa} of what it makes: 422 at `filtro` when there is none the caller may use */
export const createReadFiltro =
  ({ agora }: Pick<Recursos, 'agora'>): ReadFiltro =>
  async (tx, chamador, lista, id) => {
    if (id === undefined) return null;
    const filtro = await filtroRepository.findUsavel(tx, chamador.usuarioId, { id, lista });
    if (!filtro) throw filtroPerdido();
    const { definicao } = filtro;
    if (definicao === null) return null;
    const campos = camposDoFiltro[lista];
    // kept before the list lost a field
    if (judgeFiltro(campos, definicao).length > 0) throw filtroPerdido();
    return compileFiltro(definicao, { campos, colunas: fontesDoFiltro[lista].colunas, hoje: hojeEm(agora()) });
  };

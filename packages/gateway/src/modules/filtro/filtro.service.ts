import { acessoDaLista, camposDoFiltro, type DefinicaoFiltro, type FiltroSalvo, type ListaFiltrada } from '@balcao/contracts';
import { hasPermissao, hojeEm, judgeFiltro } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado, semAcesso } from '../../plugins/errors.ts';
import { compileFiltro } from '../../plugins/filtro-sql.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { escopoDe } from '../escopo/index.ts';
import { filtrosDemais, nomeRepetido } from './filtro.errors.ts';
import type { DadosFiltro, FiltroRepository } from './filtro.repository.ts';
import { type FonteDeFiltro, fontesDoFiltro } from './fontes-do-filtro.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly filtros: FiltroRepository;
}

/** What comes in: a definition that is absent is none, and of one that stands, as it stands. */
type Pedido = Omit<DadosFiltro, 'definicao'> & { readonly definicao?: DefinicaoFiltro | null | undefined };

/** Filters a person may keep of one list. */
const MAX_FILTROS = 50;
/** As far as records are counted while a filter is written. */
const TETO_CONTAGEM = 1_000;

/** @throws {Recusa} 403 that says which access reading the list itself asks */
function assertLista({ sessao }: Chamador, lista: ListaFiltrada): void {
  const exigencia = acessoDaLista[lista];
  if (!hasPermissao(sessao, exigencia)) throw semAcesso(exigencia, sessao);
}

/** @throws {Recusa} 422 at each field, comparison and value that is not of the list */
function assertDefinicao(lista: ListaFiltrada, definicao: DefinicaoFiltro | null | undefined): void {
  const errors = definicao ? judgeFiltro(camposDoFiltro[lista], definicao) : [];
  if (errors.length > 0) throw camposInvalidos(errors);
}

export function createFiltroService({ db, agora, newId, filtros }: Deps) {
  async function assertNome(
    tx: Tx,
    { usuarioId }: Chamador,
    pedido: { lista: ListaFiltrada; nome: string; menos: string | null },
  ): Promise<void> {
    const { total, repetido } = await filtros.weigh(tx, usuarioId, pedido);
    if (repetido) throw nomeRepetido();
    if (pedido.menos === null && total >= MAX_FILTROS) throw filtrosDemais();
  }
  async function owned(tx: Tx, { usuarioId }: Chamador, id: string): Promise<FiltroSalvo> {
    const filtro = await filtros.lock(tx, usuarioId, id);
    if (!filtro) throw naoEncontrado();
    return filtro;
  }

  return {
    list: async ({ lista }: { lista: ListaFiltrada }, chamador: Chamador) => {
      assertLista(chamador, lista);
      return db.tenant(chamador, (tx) => filtros.list(tx, chamador.usuarioId, lista));
    },

    create: async ({ lista, definicao = null, ...dados }: Pedido & { lista: ListaFiltrada }, chamador: Chamador) => {
      assertLista(chamador, lista);
      assertDefinicao(lista, definicao);
      return db.tenant(chamador, async (tx) => {
        await assertNome(tx, chamador, { lista, nome: dados.nome, menos: null });
        if (dados.padrao) await filtros.clearPadrao(tx, chamador.usuarioId, lista);
        const id = newId();
        await filtros.insert(tx, chamador, { id, lista, definicao, ...dados });
        return owned(tx, chamador, id);
      });
    },

    /** How many records of the list, of those the caller may see, a filter lets through. */
    count: async ({ lista, definicao }: { lista: ListaFiltrada; definicao: DefinicaoFiltro }, chamador: Chamador) => {
      assertLista(chamador, lista);
      assertDefinicao(lista, definicao);
      const { from, where, deQuem, colunas }: FonteDeFiltro = fontesDoFiltro[lista];
      const hoje = hojeEm(agora());
      const { params, bind } = createParams();
      const { usuarioId } = escopoDe(chamador.sessao);
      const parts = [where(() => bind(hoje)), compileFiltro(definicao, { campos: camposDoFiltro[lista], colunas, hoje })(bind)];
      if (usuarioId && deQuem) parts.push(deQuem(`${bind(usuarioId)}::uuid`));
      const total = await db.tenant(chamador, (tx) => filtros.countUpTo(tx, { from, sql: parts.join(' and '), params }, TETO_CONTAGEM + 1));
      return { total: Math.min(total, TETO_CONTAGEM), isTotalMinimo: total > TETO_CONTAGEM };
    },

    update: ({ filtroId, ...dados }: Pedido & { filtroId: string }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { lista, definicao: atual } = await owned(tx, chamador, filtroId);
        assertLista(chamador, lista);
        const definicao = dados.definicao === undefined ? atual : dados.definicao;
        assertDefinicao(lista, dados.definicao);
        await assertNome(tx, chamador, { lista, nome: dados.nome, menos: filtroId });
        if (dados.padrao) await filtros.clearPadrao(tx, chamador.usuarioId, lista);
        await filtros.update(tx, filtroId, { ...dados, definicao });
        return owned(tx, chamador, filtroId);
      }),

    remove: (filtroId: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await owned(tx, chamador, filtroId);
        await filtros.remove(tx, filtroId);
        return {};
      }),
  };
}

import type { DadosRegraMemo, RegraMemo } from '@balcao/contracts';
import { addDias, foldMemo, parametrosConciliacao, pickRegraDoMemo, suggestConciliacao } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ConciliacaoRepository } from './conciliacao.repository.ts';
import type { ConciliacaoService } from './conciliacao.service.ts';
import { copy } from './extrato-bancario.copy.ts';
import { categoriaDesconhecida } from './extrato-bancario.errors.ts';
import type { ExtratoRepository } from './extrato.repository.ts';
import type { ItemDosLivros, MovimentoRepository } from './movimento.repository.ts';
import { asRegras } from './movimento.service.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly conciliacoes: ConciliacaoRepository;
  readonly extratos: Pick<ExtratoRepository, 'findConta'>;
  readonly movimentos: Pick<MovimentoRepository, 'listTodosOsItens'>;
  readonly categorize: ConciliacaoService['categorize'];
}

/** As long as the description of an entry may be. */
const MAX_DESCRICAO = 200;

/** What the user taught: a memo that contains so and so is of a category. */
export function createRegraMemoService({ db, newId, conciliacoes, extratos, movimentos, categorize }: Deps) {
  const find = async (tx: Tx, id: string): Promise<RegraMemo> => {
    const regra = (await conciliacoes.listRegras(tx)).find((um) => um.id === id);
    if (!regra) throw naoEncontrado();
    return regra;
  };

  /** What the books have, of whatever brokerage, that movements of some days may be. */
  async function itensPerto(tx: Tx, contaId: string, dias: readonly string[]): Promise<ItemDosLivros[]> {
    const [primeiro, ultimo] = [dias.toSorted()[0], dias.toSorted().at(-1)];
    if (primeiro === undefined || ultimo === undefined) return [];
    const { janelaDias } = parametrosConciliacao;
    return movimentos.listTodosOsItens(tx, contaId, { de: addDias(primeiro, -janelaDias), ate: addDias(ultimo, janelaDias) });
  }

  return {
    list: (chamador: Chamador): Promise<RegraMemo[]> => db.tenant(chamador, (tx) => conciliacoes.listRegras(tx)),

    /** A rule of the same text and direction is taught again, not twice. @throws {Recusa} 422 at `categoriaId` */
    teach: ({ contem, categoriaId }: DadosRegraMemo, chamador: Chamador): Promise<RegraMemo> =>
      db.tenant(chamador, async (tx) => {
        await conciliacoes.lockRegras(tx, chamador);
        const categoria = (await conciliacoes.listCategorias(tx)).categorias.find(({ id }) => id === categoriaId);
        if (!categoria) throw camposInvalidos([categoriaDesconhecida('categoriaId')]);
        const sentido = categoria.tipo === 'RECEITA' ? 'ENTRADA' : 'SAIDA';
        const mesma = (await conciliacoes.listRegras(tx)).find((um) => um.sentido === sentido && foldMemo(um.contem) === foldMemo(contem));
        const id = mesma?.id ?? newId();
        if (mesma) await conciliacoes.changeRegra(tx, id, { contem, categoriaId });
        else await conciliacoes.insertRegra(tx, chamador, { id, contem, categoriaId });
        return find(tx, id);
      }),

    /** @throws {Recusa} 404 */
    remove: (id: string, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        if ((await conciliacoes.removeRegra(tx, id)) === 0) throw naoEncontrado();
        return {};
      }),

    /**
     * Explains the open movements of an account that some rule is of. One that may be something the books have already is left to a person: an
     * entry made of it would count the money twice.
     *
     * @returns how many were explained, and how many were left
     */
    apply: (contaId: string, chamador: Chamador): Promise<{ conciliados: number; deixados: number }> =>
      db.tenant(chamador, async (tx) => {
        if (!(await extratos.findConta(tx, contaId))) throw naoEncontrado();
        const regras = asRegras(await conciliacoes.listRegras(tx));
        const escolhas = (await conciliacoes.lockAbertos(tx, contaId)).flatMap((movimento) => {
          const regra = pickRegraDoMemo(regras, movimento);
          const descricao = movimento.memo.trim().slice(0, MAX_DESCRICAO) || copy.semTexto;
          return regra ? [{ movimento, categoriaId: regra.categoria, descricao }] : [];
        });
        const itens = await itensPerto(
          tx,
          contaId,
          escolhas.map(({ movimento }) => movimento.dia),
        );
        const novas = escolhas.filter(
          ({ movimento }) => suggestConciliacao({ ...movimento, fitid: null }, { itens, movimentos: [] }).length === 0,
        );
        await categorize(tx, chamador, novas);
        return { conciliados: novas.length, deixados: escolhas.length - novas.length };
      }),
  };
}

export type RegraMemoService = ReturnType<typeof createRegraMemoService>;

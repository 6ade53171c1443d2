import type { AlvoDaConciliacao, ConsultaMovimentos, RegraMemo, SugestoesDoMovimento, TotaisMovimentos } from '@balcao/contracts';
import {
  addDias,
  type MovimentoGuardado,
  palavrasDaBusca,
  parametrosConciliacao,
  pickRegraDoMemo,
  suggestConciliacao,
} from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { padraoDa } from '../lista/index.ts';
import { createListaService } from '../registro/index.ts';
import type { ConciliacaoRepository } from './conciliacao.repository.ts';
import { movimentosArquivo } from './movimento-arquivo.ts';
import { type ItemDosLivros, type MovimentoRepository, targetOf } from './movimento.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly movimentos: MovimentoRepository;
  readonly conciliacoes: Pick<ConciliacaoRepository, 'listRegras'>;
}

/** Rules as the domain picks among them. */
export const asRegras = (regras: readonly RegraMemo[]) =>
  regras.map(({ id, contem, sentido, categoriaId }) => ({ id, contem, sentido, categoria: categoriaId }));

/** Movements of an account, and what those that are open may be. */
export function createMovimentoService({ db, movimentos, conciliacoes }: Deps) {
  const lista = createListaService({ db, repository: movimentos, arquivo: movimentosArquivo });

  function suggestFor(
    movimento: MovimentoGuardado,
    { abertos, itens, regras }: { abertos: readonly MovimentoGuardado[]; itens: readonly ItemDosLivros[]; regras: readonly RegraMemo[] },
  ): SugestoesDoMovimento {
    const deMovimentos = new Map(abertos.map((um) => [um.id, um]));
    const deItens = new Map(itens.map((um) => [um.id, um]));
    const sugestoes = suggestConciliacao(movimento, { itens, movimentos: abertos }).map(({ tipo, score, ...ids }) => ({
      tipo,
      score: Math.round(score),
      movimentos: ids.movimentos.flatMap((id) => {
        const um = deMovimentos.get(id);
        return um ? [{ id, dia: um.dia, valorCentavos: um.valorCentavos, memo: um.memo }] : [];
      }),
      alvos: ids.itens.flatMap((id) => {
        const um = deItens.get(id);
        return um ? [targetOf(um)] : [];
      }),
    }));
    const picked = pickRegraDoMemo(asRegras(regras), movimento);
    const regra = regras.find(({ id }) => id === picked?.id);
    return {
      transacaoId: movimento.id,
      sugestoes,
      regra: regra ? { id: regra.id, contem: regra.contem, categoriaId: regra.categoriaId, categoria: regra.categoria } : null,
    };
  }

  return {
    list: lista.list,
    exportFile: lista.exportFile,
    sum: (consulta: Omit<ConsultaMovimentos, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisMovimentos> =>
      db.tenant(chamador, (tx) => movimentos.sum(tx, consulta)),

    /** Of those named, the open ones; whatever else is left out. */
    listSugestoes: ({ contaId, ids }: { contaId: string; ids: string }, chamador: Chamador): Promise<SugestoesDoMovimento[]> =>
      db.snapshot(chamador, async (tx) => {
        const pedidos = (await movimentos.listByIds(tx, ids.split(','))).filter(
          (um) => um.contaId === contaId && um.status === 'ABERTA' && um.valorCentavos !== 0,
        );
        const dias = pedidos.map(({ dia }) => dia).toSorted();
        const [primeiro, ultimo] = [dias[0], dias.at(-1)];
        if (primeiro === undefined || ultimo === undefined) return [];
        const { janelaDias } = parametrosConciliacao;
        const janela = { de: addDias(primeiro, -janelaDias), ate: addDias(ultimo, janelaDias) };
        // movements of one item lie within the window of the item, not of each other
        const largo = { de: addDias(janela.de, -janelaDias), ate: addDias(janela.ate, janelaDias) };
        const abertos = await movimentos.listAbertos(tx, contaId, largo);
        const itens = await movimentos.listItens(tx, contaId, janela);
        const regras = await conciliacoes.listRegras(tx);
        return pedidos.map((um) => suggestFor(um, { abertos, itens, regras }));
      }),

    /** @throws {Recusa} 404 */
    listAlvos: ({ transacaoId, q }: { transacaoId: string; q?: string | undefined }, chamador: Chamador): Promise<AlvoDaConciliacao[]> =>
      db.tenant(chamador, async (tx) => {
        const [movimento] = await movimentos.listByIds(tx, [transacaoId]);
        if (!movimento) throw naoEncontrado();
        return movimentos.listProximos(tx, movimento, palavrasDaBusca(q).map(padraoDa));
      }),
  };
}

export type MovimentoService = ReturnType<typeof createMovimentoService>;

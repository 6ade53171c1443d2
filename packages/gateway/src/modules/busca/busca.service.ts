import type { BuscaRecente, ItemBusca, ItemMenu, Sessao } from '@balcao/contracts';
import { hojeEm, semCodigoDoPais } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ConsumoPort } from '../consumo/index.ts';
import { nomeDoCampo, tituloDe, valorMostrado } from './busca.copy.ts';
import { fixadosDemais } from './busca.errors.ts';
import { acoesDe, type Casada, enderecoDe, matchAcoes, rank, splitCategoria } from './busca.model.ts';
import { escopoDe } from './busca.policy.ts';
import type { BuscaRepository, LinhaBusca, LinhaCasada } from './busca.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly busca: BuscaRepository;
  readonly consumo: ConsumoPort;
  /** The menus as a session sees them. */
  readonly menusDe: (sessao: Sessao) => Promise<readonly ItemMenu[]>;
}

const MAX_RECENTES = 20;
const MAX_FIXADOS = 20;
/** Of each fifteen results, no more than this are actions. */
const MAX_ACOES = 4;

const bestOf = (acoes: readonly Casada[]): Casada[] => acoes.toSorted((a, b) => a.nivel - b.nivel).slice(0, MAX_ACOES);

const isUuid = (guid: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(guid);

const toItem = (linha: LinhaBusca & Partial<Pick<LinhaCasada, 'campo' | 'valor'>>, sessao: Sessao): ItemBusca => {
  const { id, categoria, campo, valor } = linha;
  const isPorValor = typeof campo === 'string' && typeof valor === 'string';
  return {
    guid: id,
    type: 1,
    category: categoria,
    actionType: null,
    title: tituloDe(categoria, linha),
    fieldName: isPorValor ? nomeDoCampo(campo, valor) : null,
    fieldValue: isPorValor ? valorMostrado(campo, valor) : null,
    url: enderecoDe(linha, sessao),
  };
};

export function createBuscaService({ db, agora, busca, consumo, menusDe }: Deps) {
  /** Among the kind that was said first, when one was and something is found there; else among everything. */
  async function matchRegistros(tx: Tx, sessao: Sessao, consulta: string, limite: number): Promise<Casada[]> {
    const escopo = escopoDe(sessao);
    const dita = splitCategoria(consulta);
    const soDela = dita && { ...escopo, categorias: escopo.categorias.filter((categoria) => categoria === dita.categoria) };
    const found = soDela ? await busca.match(tx, dita.resto, soDela, limite) : [];
    const linhas = found.length > 0 ? found : await busca.match(tx, consulta, escopo, limite);
    return linhas.map((linha) => ({ nivel: linha.nivel, item: toItem(linha, sessao) }));
  }

  /** Every recent result as it is today; what is gone, or may no longer be opened, is left out. */
  async function listIn(tx: Tx, { usuarioId, sessao }: Chamador, acoes: readonly ItemBusca[]): Promise<BuscaRecente[]> {
    const recentes = await busca.listRecentes(tx, usuarioId);
    const ids = recentes.map(({ guid }) => guid).filter(isUuid);
    const itens = ids.length > 0 ? await busca.listItens(tx, ids, escopoDe(sessao)) : [];
    const porGuid = new Map([...acoes, ...itens.map((linha) => toItem(linha, sessao))].map((item) => [item.guid, item]));
    return recentes.flatMap(({ guid, fixado }) => {
      const item = porGuid.get(guid);
      return item ? [{ ...item, fixado }] : [];
    });
  }

  const acoesDaSessao = async (sessao: Sessao): Promise<ItemBusca[]> => acoesDe(await menusDe(sessao));

  return {
    async match(chamador: Chamador, { query, limit }: { query: string; limit: number }): Promise<ItemBusca[]> {
      const { sessao } = chamador;
      const [acoes, registros] = await Promise.all([
        acoesDaSessao(sessao),
        db.tenant(chamador, async (tx) => {
          const casadas = await matchRegistros(tx, sessao, semCodigoDoPais(query), limit);
          // last: the counter of the day is held for no longer than it takes to end the transaction
          await consumo.countBusca(tx, chamador, hojeEm(agora()));
          return casadas;
        }),
      ]);
      return rank([...bestOf(matchAcoes(acoes, query)), ...registros], limit);
    },

    async listRecentes(chamador: Chamador): Promise<BuscaRecente[]> {
      const acoes = await acoesDaSessao(chamador.sessao);
      return db.tenant(chamador, (tx) => listIn(tx, chamador, acoes));
    },

    /**
     * @throws {Recusa} 404 for what the caller could not find by searching.
     * @throws {Recusa} 422 when there are too many pins.
     */
    async noteRecente(chamador: Chamador, { guid, fixado = null }: { guid: string; fixado?: boolean | null }): Promise<BuscaRecente[]> {
      const acoes = await acoesDaSessao(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        const isAcao = acoes.some((acao) => acao.guid === guid);
        const isItem = isUuid(guid) && (await busca.listItens(tx, [guid], escopoDe(chamador.sessao))).length > 0;
        if (!isAcao && !isItem) throw naoEncontrado();
        await busca.saveRecente(tx, chamador, { guid: isItem ? guid.toLowerCase() : guid, fixado, em: agora() });
        await busca.trimRecentes(tx, chamador.usuarioId, MAX_RECENTES);
        const recentes = await listIn(tx, chamador, acoes);
        if (recentes.filter((recente) => recente.fixado).length > MAX_FIXADOS) throw fixadosDemais(MAX_FIXADOS);
        return recentes;
      });
    },
  };
}

export type BuscaService = ReturnType<typeof createBuscaService>;

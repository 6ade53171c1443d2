import type { Construcao } from '../construcao/construcao.model.ts';
import type { ArmazemConstrucoes } from '../registro/armazem.ts';
import { chaveUso } from '../registro/estado.model.ts';
import { recusas } from './servico.copy.ts';

/** Registered builds, cached after the first read because they never change. */
export interface Catalogo {
  get(servico: string, id: string): Promise<Construcao | null>;
  /** @throws RecusaServico 404 */
  need(servico: string, id: string): Promise<Construcao>;
  /** Newest first. */
  list(servico?: string): Promise<Construcao[]>;
  add(construcao: Construcao): Promise<Construcao>;
}

export function createCatalogo(armazem: ArmazemConstrucoes): Catalogo {
  const lidas = new Map<string, Construcao>();
  const keep = (construcao: Construcao): Construcao => {
    lidas.set(chaveUso(construcao.servico, construcao.id), construcao);
    return construcao;
  };
  const get: Catalogo['get'] = async (servico, id) => {
    const conhecida = lidas.get(chaveUso(servico, id));
    if (conhecida) return conhecida;
    const lida = await armazem.read({ servico, id });
    return lida && keep(lida);
  };
  return {
    get,
    async need(servico, id) {
      const construcao = await get(servico, id);
      if (!construcao) throw recusas.construcaoDesconhecida(servico, id);
      return construcao;
    },
    async list(servico) {
      const chaves = (await armazem.chaves()).filter((chave) => servico === undefined || chave.servico === servico);
      const lista = await Promise.all(chaves.map((chave) => get(chave.servico, chave.id)));
      return lista.filter((construcao) => construcao !== null).toSorted((a, b) => b.registradaEm.localeCompare(a.registradaEm));
    },
    add: async (construcao) => keep(await armazem.save(construcao)),
  };
}

import type { Construcao } from '../construcao/construcao.model.ts';
import { type ListaEnderecos, permitidos, recusasDoMapa } from '../enderecos/endereco-permitido.ts';
import { type Composto, composeMapa, type FonteMapa } from '../regras/compose-mapa.ts';
import type { Catalogo } from './catalogo.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, type Variante } from './variante.ts';

/** Size of the cache of recent compositions; each takes some tens of kilobytes. */
const GUARDADAS = 200;

export interface Composicao extends Composto {
  readonly digest: string;
  readonly construcoes: readonly Construcao[];
}

interface Deps {
  readonly catalogo: Catalogo;
  /** The map source, including environments created at run time. */
  readonly fonte: () => FonteMapa;
  readonly listaDe: (ambiente: string) => ListaEnderecos;
  readonly erro: (erro: unknown, onde: string) => void;
}

export interface Composicoes {
  /** @throws RecusaServico when a build is missing, or the map would name an address that may not be there. */
  compose(variante: Variante): Promise<Composicao>;
}

export function createComposicoes({ catalogo, fonte, listaDe, erro }: Deps): Composicoes {
  const prontas = new Map<string, Composicao>();
  const make = async (variante: Variante, digest: string): Promise<Composicao> => {
    const { ambiente, servicos } = variante;
    const lista = listaDe(ambiente);
    // addresses that are no longer allowed are left out of the map; the builds stay live
    const { avulsos, scopes, integridades, recusas: fora } = permitidos(variante, lista);
    for (const { onde, endereco, motivo } of fora)
      erro(new Error(`${onde}: ${endereco} ficou fora do mapa. ${motivo}`), `mapa de ${ambiente}`);
    const construcoes = await Promise.all(Object.entries(servicos).map(([servico, id]) => catalogo.need(servico, id)));
    const composto = composeMapa({ fonte: fonte(), ambiente, construcoes, avulsos, scopes });
    // the integrity from a build takes precedence over one given by a caller
    const mapa = { ...composto.mapa, integrity: { ...integridades, ...composto.mapa.integrity } };
    const [recusa] = recusasDoMapa(mapa, lista);
    if (recusa) throw recusas.mapaInvalido(`${recusa.onde}: ${recusa.motivo}`);
    return { ...composto, mapa, digest, construcoes };
  };
  return {
    async compose(variante) {
      const digest = digestDe(variante);
      // origins may be added at run time, so they are part of the cache key
      const chave = [digest, ...listaDe(variante.ambiente).origens].join(' ');
      const pronta = prontas.get(chave) ?? (await make(variante, digest));
      prontas.delete(chave);
      prontas.set(chave, pronta);
      const [maisAntiga] = prontas.keys();
      if (prontas.size > GUARDADAS && maisAntiga !== undefined) prontas.delete(maisAntiga);
      return pronta;
    },
  };
}

import type { Construcao } from '../construcao/construcao.model.ts';
import { type ListaEnderecos, recusasDoMapa } from '../enderecos/endereco-permitido.ts';
import { type Composto, compor, type FonteMapa } from '../regras/compor.ts';
import type { Catalogo } from './catalogo.ts';
import { recusas } from './servico.copy.ts';
import { digestDe, type Variante } from './variante.ts';

/** Compositions kept, the latest asked for: each is some tens of kilobytes. */
const GUARDADAS = 200;

export interface Composicao extends Composto {
  readonly digest: string;
  readonly construcoes: readonly Construcao[];
}

interface Deps {
  readonly catalogo: Catalogo;
  /** The source of addresses, with the environments made at run time. */
  readonly fonte: () => FonteMapa;
  readonly listaDe: (ambiente: string) => ListaEnderecos;
}

export interface Composicoes {
  /** @throws RecusaServico when a build is missing, or the map would name an address that may not be there. */
  compose(variante: Variante): Promise<Composicao>;
}

export function createComposicoes({ catalogo, fonte, listaDe }: Deps): Composicoes {
  const prontas = new Map<string, Composicao>();
  const make = async (variante: Variante, digest: string): Promise<Composicao> => {
    const { ambiente, servicos, avulsos, scopes, integridades } = variante;
    const construcoes = await Promise.all(Object.entries(servicos).map(([servico, id]) => catalogo.need(servico, id)));
    const composto = compor({ fonte: fonte(), ambiente, construcoes, avulsos, scopes });
    // what a build tells of a file wins over what a caller told
    const mapa = { ...composto.mapa, integrity: { ...integridades, ...composto.mapa.integrity } };
    const [recusa] = recusasDoMapa(mapa, listaDe(ambiente));
    if (recusa) throw recusas.mapaInvalido(`${recusa.onde}: ${recusa.motivo}`);
    return { ...composto, mapa, digest, construcoes };
  };
  return {
    async compose(variante) {
      const digest = digestDe(variante);
      const pronta = prontas.get(digest) ?? (await make(variante, digest));
      prontas.delete(digest);
      prontas.set(digest, pronta);
      const [maisAntiga] = prontas.keys();
      if (prontas.size > GUARDADAS && maisAntiga !== undefined) prontas.delete(maisAntiga);
      return pronta;
    },
  };
}

import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { BuscaRecusada } from './busca-recusada.ts';
import { buscas } from './enderecos.copy.ts';
import { redeDe } from './rede-interna.ts';

export interface EnderecoResolvido {
  readonly address: string;
  readonly family: number;
}

export type Resolver = (host: string) => Promise<readonly EnderecoResolvido[]>;

export const systemResolver: Resolver = (host) => lookup(host, { all: true });

async function addressesOf(host: string, resolver: Resolver): Promise<readonly EnderecoResolvido[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await resolver(host);
  } catch (causa) {
    throw new BuscaRecusada(buscas.nome(host), { cause: causa });
  }
}

/**
 * Resolves a host once and checks every address it has. The connection must use the returned address: resolving again could
 * give another answer.
 *
 * @throws BuscaRecusada when one of them may not be reached.
 */
export async function resolvePermitido(
  hostname: string,
  { resolver, isInternaPermitida }: { readonly resolver: Resolver; readonly isInternaPermitida: boolean },
): Promise<EnderecoResolvido> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const achados = await addressesOf(host, resolver);
  const [primeiro] = achados;
  if (!primeiro) throw new BuscaRecusada(buscas.nome(host));
  const isPermitido = ({ address }: EnderecoResolvido) => {
    const rede = redeDe(address);
    return rede === 'publica' || (rede === 'interna' && isInternaPermitida);
  };
  if (!achados.every(isPermitido)) throw new BuscaRecusada(buscas.enderecoInterno(host));
  return primeiro;
}

/** A `lookup` that always returns one address. */
export const lookupFixo =
  ({ address, family }: EnderecoResolvido): LookupFunction =>
  (_host, opcoes, done) =>
    opcoes.all ? done(null, [{ address, family }]) : done(null, address, family);

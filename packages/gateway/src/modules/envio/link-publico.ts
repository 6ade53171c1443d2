import { createHmac } from 'node:crypto';
import { addressOf, publicoRoutes } from '@balcao/contracts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Correio } from '../../plugins/mail.ts';
import { digestOf, isToken } from '../../plugins/session.model.ts';

/** A page a stranger opens with a link, and what the link is of. */
export type PaginaPublica = 'cotacao' | 'questionario' | 'permissoes' | 'compartilhamento';

const caminhos: Readonly<Record<PaginaPublica, string>> = {
  cotacao: addressOf(publicoRoutes, 'cotacaoCliente'),
  questionario: addressOf(publicoRoutes, 'questionarioCliente'),
  permissoes: addressOf(publicoRoutes, 'permissoesCliente'),
  compartilhamento: addressOf(publicoRoutes, 'compartilhamentoCliente'),
};

/** Links that open one page without signing in. The database keeps only their digests. */
export interface LinksPublicos {
  /** Digest to keep of the link of `id`. */
  digest(pagina: PaginaPublica, id: string): Buffer;
  /** The whole address. The token stands in the fragment, which browsers send neither to servers nor to the next page. */
  url(pagina: PaginaPublica, id: string): string;
}

/**
 * Tokens of 256 bits, derived from this installation's key and the id: nobody can guess one, reading the database is not enough to make
 * one, and the broker may copy the link again.
 */
export function createLinksPublicos(chave: Buffer, correio: Pick<Correio, 'endereco'>): LinksPublicos {
  const selo = deriveKey(chave, 'links-publicos');
  const tokenOf = (pagina: PaginaPublica, id: string): string => createHmac('sha256', selo).update(`${pagina}:${id}`).digest('base64url');
  return {
    digest: (pagina, id) => digestOf(tokenOf(pagina, id)),
    url: (pagina, id) => `${correio.endereco(caminhos[pagina])}#${tokenOf(pagina, id)}`,
  };
}

/** What is looked up for a token that came from outside; of one that cannot be ours, the digest of nothing. */
export const digestOfDado = (token: string): Buffer => digestOf(isToken(token) ? token : '');

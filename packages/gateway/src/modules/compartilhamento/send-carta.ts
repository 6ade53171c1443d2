import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import { signDaCorretora } from '../parametros/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { copy } from './compartilhamento.copy.ts';
import type { SeguradoRow } from './compartilhamento.repository.ts';

interface Deps {
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly correio: Pick<Correio, 'enqueue'>;
}

/** What a letter says, of whoever receives it and whoever sends it. */
type Write = (de: { readonly nome: string; readonly corretora: string }) => {
  readonly assunto: string;
  readonly paragrafos: string[];
  readonly url: string;
};

/** The letter that takes a link to a client, in the name of their brokerage. */
export function createSendCarta({ registry, correio }: Deps) {
  /** @returns the address it went to; null when the client has none */
  return async (tx: Tx, contexto: Contexto, { nome, email }: SeguradoRow, write: Write): Promise<string | null> => {
    if (!email) return null;
    const { emNomeDe, ...assinatura } = await signDaCorretora(tx, contexto, registry);
    const { nome: corretora } = emNomeDe;
    const { url, ...carta } = write({ nome, corretora });
    await correio.enqueue(tx, {
      para: email,
      ...assinatura,
      emNomeDe: { ...emNomeDe, rodape: copy.rodape(corretora) },
      ...carta,
      botao: { texto: copy.botao, url },
    });
    return email;
  };
}

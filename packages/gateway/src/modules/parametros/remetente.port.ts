import { dominioDe } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Carta } from '../../plugins/mail.model.ts';
import { gruposRepository } from './grupos.repository.ts';
import { remetenteRepository } from './remetente.repository.ts';

/** How an e-mail to a client is signed. */
export interface Assinatura extends Pick<Carta, 'de'> {
  readonly nome: string;
  readonly responderPara: string;
}

interface Quem {
  /** The brokerage, unless another name was chosen. */
  readonly corretora: string;
  /** Who is answered, unless somebody else was chosen. */
  readonly responderPara: string;
}

/** What the subscription chose of its e-mails to clients; its own domain only while it is verified. */
export async function signCarta(tx: Tx, { assinaturaId }: Contexto, quem: Quem): Promise<Assinatura> {
  const { nome: escolhido, responderPara, endereco } = await gruposRepository.read(tx, 'remetente');
  const row = endereco === null ? null : await remetenteRepository.find(tx, dominioDe(endereco));
  const nome = escolhido || quem.corretora;
  const dominio =
    row?.situacao === 'VERIFICADO' && endereco !== null
      ? { endereco, dominio: row.dominio, seletor: row.seletor, segredo: row.segredo.toString('base64'), dono: assinaturaId }
      : null;
  return {
    nome,
    responderPara: responderPara ?? quem.responderPara,
    // nothing chosen: the product signs as it always does
    ...((escolhido || dominio) && { de: { nome, dominio } }),
  };
}

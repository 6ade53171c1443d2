import { dominioDe } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Carta, EmNomeDe } from '../../plugins/mail.model.ts';
import { type MarcaDaCorretora, type RegistryPort, showCorretora } from '../registry/index.ts';
import { gruposRepository } from './grupos.repository.ts';
import { remetenteRepository } from './remetente.repository.ts';

/** How an e-mail to a client is signed. */
export interface Assinatura extends Pick<Carta, 'de'> {
  readonly emNomeDe: EmNomeDe;
}

interface Quem {
  /** The brokerage, unless another name was chosen. */
  readonly corretora: string;
  /** Its telephone and logo; null when it is no longer there. */
  readonly marca: Pick<MarcaDaCorretora, 'telefone' | 'logo'> | null;
  /** Who is answered, unless somebody else was chosen; without either, nobody in particular. */
  readonly responderPara?: string;
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
  const respondido = responderPara ?? quem.responderPara;
  return {
    emNomeDe: {
      nome,
      telefone: quem.marca?.telefone ?? '',
      logo: quem.marca?.logo ?? null,
      ...(respondido && { responderPara: respondido }),
    },
    // nothing chosen: the product signs as it always does
    ...((escolhido || dominio) && { de: { nome, dominio } }),
  };
}

/** The same, in the name of the subscription's own brokerage, with its telephone and logo. */
export async function signDaCorretora(
  tx: Tx,
  contexto: Contexto,
  registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>,
  responderPara = '',
): Promise<Assinatura> {
  const { nome: corretora, ...marca } = await showCorretora(tx, registry, await registry.findPrincipal(tx));
  return signCarta(tx, contexto, { corretora, marca, responderPara });
}

import type { Tx } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import { cartas, type LimiteDeProvas, provas } from '../access/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { muitosLinks } from './usuario.errors.ts';

interface Deps {
  readonly registry: Pick<RegistryPort, 'findPrincipal'>;
  readonly correio: Correio;
  readonly agora: () => Date;
}

/** Who sends a letter, and from which subscription. */
interface Remetente {
  readonly assinaturaId: string;
  readonly sessao: { readonly username: string };
}

interface Destinatario {
  readonly id: string;
  readonly nome: string;
  readonly email: string;
}

/** Links of one kind to one person within an hour, and within a day: a mailbox is nobody's to fill. */
const LINKS: LimiteDeProvas = { janelaMs: 60 * 60_000, porJanela: 3, porDia: 10 };

/** Letters with a link that an administrator has sent to a user: the newest is the one that counts. */
export function createConvites({ registry, correio, agora }: Deps) {
  /** @throws {Recusa} 429 after several */
  async function issue(
    tx: Tx,
    { id }: Destinatario,
    finalidade: 'CONVITE' | 'SENHA_ESQUECIDA',
    { assinaturaId }: Remetente,
  ): Promise<string> {
    const token = await provas.issueWithin(tx, LINKS, { contexto: { assinaturaId, usuarioId: id }, finalidade, agora: agora() });
    if (token === null) throw muitosLinks();
    return token;
  }

  return {
    async send(tx: Tx, convidado: Destinatario, chamador: Remetente): Promise<void> {
      const token = await issue(tx, convidado, 'CONVITE', chamador);
      const corretora = (await registry.findPrincipal(tx))?.nome ?? '';
      const de = { nome: convidado.nome, quem: chamador.sessao.username, corretora };
      await correio.enqueue(tx, { para: convidado.email, ...cartas.convite(de, correio.endereco(`/convite?token=${token}`)) });
    },

    async sendSenha(tx: Tx, usuario: Destinatario, chamador: Remetente): Promise<void> {
      const token = await issue(tx, usuario, 'SENHA_ESQUECIDA', chamador);
      await correio.enqueue(tx, { para: usuario.email, ...cartas.senhaPedida(usuario.nome, correio.endereco(`/expired?hash=${token}`)) });
    },
  };
}

export type Convites = ReturnType<typeof createConvites>;

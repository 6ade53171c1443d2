import {
  inicioDoVolume,
  nomeStatusAssinatura,
  parametrosEnvio as parametros,
  temLink,
  type VolumeDeEnvio,
  volumeRestante,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { linkNoTeste, volumeDaAssinatura, volumeDoDestinatario, volumeDoUsuario } from './volume.errors.ts';
import { volumeRepository as volumes } from './volume.repository.ts';

/** How many e-mails may still leave; when none may, from when one does. */
export interface EmailsRestantes {
  readonly restantes: number;
  readonly liberaEm: Date | null;
}

const isTeste = ({ sessao }: Chamador): boolean => sessao.statusAssinatura === nomeStatusAssinatura('TRIAL');

/** How much of our mail one user, one subscription and one recipient may have, and what who only tries the product may write by it. */
export function createVolume({ agora }: Pick<Recursos, 'agora'>) {
  const limitsOf = (chamador: Chamador): VolumeDeEnvio => (isTeste(chamador) ? parametros.volumeNoTeste : parametros.volume);
  const periodo = (quantos: number) => ({ desde: inicioDoVolume(agora()), quantos });

  async function remaining(tx: Tx, chamador: Chamador, querendo: number) {
    const { usuario, assinatura } = limitsOf(chamador);
    const doUsuario = await volumes.doUsuario(tx, chamador, periodo(usuario));
    const daAssinatura = await volumes.daAssinatura(tx, periodo(assinatura));
    return {
      usuario: volumeRestante({ enviados: doUsuario, maximo: usuario, querendo }),
      assinatura: volumeRestante({ enviados: daAssinatura, maximo: assinatura, querendo }),
    };
  }

  return {
    /** Told where a sending is written. */
    async tell(tx: Tx, chamador: Chamador): Promise<EmailsRestantes> {
      const { usuario, assinatura } = await remaining(tx, chamador, 1);
      const [liberaEm = null] = [usuario.liberaEm, assinatura.liberaEm]
        .filter((em) => em !== null)
        .toSorted((a, b) => b.getTime() - a.getTime());
      return { restantes: Math.min(usuario.restantes, assinatura.restantes), liberaEm };
    },

    /** @throws {Recusa} 429 that says when as many e-mails may leave; nothing was written */
    async take(tx: Tx, chamador: Chamador, destinatarios: readonly string[]): Promise<void> {
      if (destinatarios.length === 0) return;
      await volumes.hold(tx, chamador);
      const { usuario, assinatura } = await remaining(tx, chamador, destinatarios.length);
      if (usuario.liberaEm) throw volumeDoUsuario(usuario.liberaEm);
      if (assinatura.liberaEm) throw volumeDaAssinatura(assinatura.liberaEm);
      const { destinatario: maximo } = limitsOf(chamador);
      for (const destinatario of destinatarios) {
        const enviados = isTeste(chamador)
          ? await volumes.deTestes(tx, destinatario, periodo(maximo))
          : await volumes.doDestinatario(tx, destinatario, periodo(maximo));
        const { liberaEm } = volumeRestante({ enviados, maximo, querendo: 1 });
        if (liberaEm) throw volumeDoDestinatario(destinatario, liberaEm);
      }
    },

    /**
     * Who only tries the product sends no address of elsewhere by our mail: the link of the page goes in its button.
     *
     * @param textos as they will be read, by the field they were typed in
     * @throws {Recusa} 422 at the field
     */
    assertTexto(chamador: Chamador, textos: Readonly<Record<string, string>>): void {
      if (!isTeste(chamador)) return;
      const campo = Object.keys(textos).find((nome) => temLink(textos[nome] ?? ''));
      if (campo !== undefined) throw linkNoTeste(campo);
    },
  };
}

export type Volume = ReturnType<typeof createVolume>;

import type { mensagemCalls } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { requireSegfyer } from '../../plugins/segfyer.policy.ts';
import type { MensagemRepository } from './mensagem.repository.ts';
import type { TellAdministradores } from './avisos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly mensagens: MensagemRepository;
  readonly tell: TellAdministradores;
}

type Mensagem = z.output<(typeof mensagemCalls)['publish']['input']>;

const jaPassou = () => camposInvalidos([erroCampo('validaAte', 'foraDaFaixa', 'Escolha um momento que ainda não passou.')]);

/** Messages of the provider to every administrator: each gets a notice, to be read later, and those who are signed in see it at once. */
export function createMensagemService({ db, agora, mensagens, tell }: Deps) {
  return {
    /** @throws {Recusa} 403 when the caller is not of the support team. */
    async list(chamador: Chamador, { pagina, tamanho }: z.output<(typeof mensagemCalls)['list']['input']>) {
      requireSegfyer(chamador);
      return { ...(await db.tenant(chamador, (tx) => mensagens.list(tx, { pagina, tamanho, em: agora() }))), pagina, tamanho };
    },

    /** @throws {Recusa} 403 when the caller is not of the support team, 422 when its term is over before it begins. */
    async publish(chamador: Chamador, { titulo, texto, link, validaAte }: Mensagem): Promise<{ id: string; entregues: number }> {
      requireSegfyer(chamador);
      const em = agora();
      const ate = new Date(validaAte);
      if (ate <= em) throw jaPassou();
      const id = uuidv7();
      return db.tenant(chamador, async (tx) => {
        await mensagens.insert(tx, chamador, { id, titulo, texto, link: link ?? null, validaAte: ate, em });
        const entregues = await mensagens.deliver(tx, id, em);
        await tell(tx, null, titulo);
        return { id, entregues };
      });
    },

    /** @throws {Recusa} 403 when the caller is not of the support team, 404 when there is none in its term. */
    async withdraw(chamador: Chamador, id: string): Promise<void> {
      requireSegfyer(chamador);
      await db.tenant(chamador, async (tx) => {
        if (!(await mensagens.withdraw(tx, id, agora()))) throw naoEncontrado();
        await tell(tx, null, null);
      });
    },
  };
}

export type MensagemService = ReturnType<typeof createMensagemService>;

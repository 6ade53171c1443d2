import type { Termo } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { outroTexto, termoSubstituido } from './termos.errors.ts';
import type { TermosRepository } from './termos.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly repository: TermosRepository;
}

interface Aceite {
  readonly id: string;
  readonly sha256: string;
  readonly userAgent: string | null;
}

export function createTermosService({ db, agora, repository }: Deps) {
  return {
    async getPendente(chamador: Chamador): Promise<Termo | null> {
      const linha = await db.tenant(chamador, (tx) => repository.pending(tx, chamador.usuarioId, agora()));
      if (!linha) return null;
      const { publicadoEm, ...termo } = linha;
      return { ...termo, publicadoEm: publicadoEm.toISOString() };
    },

    /** @throws {Recusa} 409 unless it is the text in force that was read. */
    sign: (chamador: Chamador, { id, sha256, userAgent }: Aceite): Promise<{ assinadoEm: string; sha256: string }> =>
      db.tenant(chamador, async (tx) => {
        const termo = await repository.current(tx, agora());
        if (!termo || termo.id !== id) throw termoSubstituido();
        if (termo.sha256 !== sha256) throw outroTexto();
        const assinadoEm = await repository.sign(tx, chamador, { termo, userAgent, em: agora() });
        return { assinadoEm: assinadoEm.toISOString(), sha256 };
      }),
  };
}

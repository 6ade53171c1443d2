import type { Encarregado, MinhaPolitica, PoliticaPublica } from '@balcao/contracts';
import { normalizeEncarregado, validateEncarregado } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { createListaService } from '../registro/index.ts';
import { encarregadoAlterado, outraPolitica, politicaSubstituida } from './lgpd.errors.ts';
import { aceitesArquivo } from './politica-arquivo.ts';
import { aceitesRepository, type PoliticaRepository } from './politica.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly politicas: PoliticaRepository;
  readonly encarregadoEmail: string | null;
}

interface Aceite {
  readonly id: string;
  readonly sha256: string;
  readonly userAgent: string | null;
}

export function createPoliticaService({ db, agora, politicas, encarregadoEmail }: Deps) {
  async function minha(tx: Tx, usuarioId: string): Promise<MinhaPolitica> {
    const aceites = await politicas.listAceites(tx, usuarioId);
    const encarregado = await politicas.findEncarregado(tx);
    return {
      aceites: aceites.map(({ versao, aceitoEm }) => ({ versao, aceitoEm: aceitoEm.toISOString() })),
      encarregado: encarregado && { nome: encarregado.nome, email: encarregado.email, telefone: encarregado.telefone },
      encarregadoVersao: encarregado?.versao ?? 0,
    };
  }

  return {
    ...createListaService({ db, repository: aceitesRepository, arquivo: aceitesArquivo }),

    /** @throws {Recusa} 404 when the version was never published */
    view: (versao: string | null): Promise<PoliticaPublica> =>
      db.global(async (tx) => {
        const politica = await politicas.find(tx, agora(), versao);
        if (!politica) throw naoEncontrado();
        const versoes = await politicas.listVersoes(tx, agora());
        return {
          politica: { ...politica, publicadoEm: politica.publicadoEm.toISOString() },
          versoes: versoes.map((uma) => ({ versao: uma.versao, publicadoEm: uma.publicadoEm.toISOString() })),
          encarregadoEmail,
        };
      }),

    getMinha: (chamador: Chamador): Promise<MinhaPolitica> => db.tenant(chamador, (tx) => minha(tx, chamador.usuarioId)),

    /** @throws {Recusa} 409 unless it is the text in force that was read */
    accept: (chamador: Chamador, { id, sha256, userAgent }: Aceite): Promise<{ aceitoEm: string }> =>
      db.tenant(chamador, async (tx) => {
        const politica = await politicas.find(tx, agora(), null);
        if (!politica || politica.id !== id) throw politicaSubstituida();
        if (politica.sha256 !== sha256) throw outraPolitica();
        const aceitoEm = await politicas.accept(tx, chamador, { politica, userAgent, em: agora() });
        return { aceitoEm: aceitoEm.toISOString() };
      }),

    /** @throws {Recusa} 422 at each field; 409 with what stands when somebody wrote since */
    saveEncarregado: ({ versao, ...typed }: Encarregado & { versao: number }, chamador: Chamador): Promise<MinhaPolitica> => {
      const errors = validateEncarregado(typed);
      if (errors.length > 0) throw camposInvalidos(errors);
      return db.tenant(chamador, async (tx) => {
        const isWritten = await politicas.saveEncarregado(tx, chamador, { ...normalizeEncarregado(typed), versao });
        if (!isWritten) throw encarregadoAlterado(await minha(tx, chamador.usuarioId));
        return minha(tx, chamador.usuarioId);
      });
    },
  };
}

export type PoliticaService = ReturnType<typeof createPoliticaService>;

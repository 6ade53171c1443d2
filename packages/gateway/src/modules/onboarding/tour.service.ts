import type { Tour } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { TourRepository } from './tour.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly tour: TourRepository;
}

export function createTourService({ db, agora, tour }: Deps) {
  return {
    getPerfil: (chamador: Chamador) => db.tenant(chamador, (tx) => tour.findPerfil(tx, chamador.usuarioId)),

    /** Where the user stands; at step 0 until something was saved. */
    getTour: (chamador: Chamador): Promise<Tour> =>
      db.tenant(chamador, async (tx) => {
        const saved = await tour.findTour(tx, chamador.usuarioId);
        if (saved) return saved;
        const perfil = await tour.findPerfil(tx, chamador.usuarioId);
        return { step: 0, loginConfigurado: (perfil?.credentials_active ?? 0) > 0, fadeMenu: false };
      }),

    /** Once the tour has begun, the next sign-in is no first access. */
    saveTour: (chamador: Chamador, novo: Tour): Promise<Tour> =>
      db.tenant(chamador, async (tx) => {
        await tour.endPrimeiroAcesso(tx, chamador.usuarioId);
        return (await tour.saveTour(tx, chamador, novo, agora())) ?? novo;
      }),

    getPassos: (chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { logins, documentos, multicalculo } = await tour.findFeitos(tx);
        return [
          { id: 'logins' as const, feito: logins },
          { id: 'documentos' as const, feito: documentos },
          { id: 'multicalculo' as const, feito: multicalculo },
        ];
      }),
  };
}

export type TourService = ReturnType<typeof createTourService>;

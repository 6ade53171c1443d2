import type { Preferencias } from '@balcao/contracts';
import { tryStorage } from '@balcao/shared/storage';

/** How the page looks: theme and density. */
export type Aparencia = Pick<Preferencias, 'tema' | 'densidade'>;

/** As the first script of the page reads them (root-config/src/index.html). */
const CHAVES = { tema: 'balcao:tema', densidade: 'balcao:densidade' } as const;

/** Remembers for the next page, before its first paint; a failure is only logged (spec §8). */
export const saveAparencia = ({ tema, densidade }: Aparencia): void =>
  tryStorage(() => {
    localStorage.setItem(CHAVES.tema, tema);
    localStorage.setItem(CHAVES.densidade, densidade);
  });

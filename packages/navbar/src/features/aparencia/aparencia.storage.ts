import { Preferencias } from '@balcao/contracts';
import { readStoredText, tryStorage } from '@balcao/shared/storage';

/** Theme and density. */
export type Aparencia = Pick<Preferencias, 'tema' | 'densidade'>;

/** The page's first script reads these too, before anything is drawn (root-config/src/index.html). */
const CHAVE = { tema: 'balcao:tema', densidade: 'balcao:densidade' } as const;

/** What is stored in this browser; missing or invalid values become the defaults. */
export function readAparencia(): Aparencia {
  const { tema, densidade } = Preferencias.shape;
  return {
    tema: tema.safeParse(readStoredText(CHAVE.tema)).data ?? 'sistema',
    densidade: densidade.safeParse(readStoredText(CHAVE.densidade)).data ?? 'confortavel',
  };
}

/** Stores it; a failure is only logged (spec §8). */
export const saveAparencia = ({ tema, densidade }: Aparencia): void =>
  tryStorage(() => {
    localStorage.setItem(CHAVE.tema, tema);
    localStorage.setItem(CHAVE.densidade, densidade);
  });

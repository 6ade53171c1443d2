import { Preferencias } from '@balcao/contracts';

/** Theme and density. */
export type Aparencia = Pick<Preferencias, 'tema' | 'densidade'>;

/** The page's first script reads these too, before anything is drawn (root-config/src/index.html). */
const CHAVE = { tema: 'balcao:tema', densidade: 'balcao:densidade' } as const;

/** What is stored in this browser; missing or invalid values become the defaults. */
export function readAparencia(): Aparencia {
  const { tema, densidade } = Preferencias.shape;
  try {
    return {
      tema: tema.safeParse(localStorage.getItem(CHAVE.tema) ?? undefined).data ?? 'sistema',
      densidade: densidade.safeParse(localStorage.getItem(CHAVE.densidade) ?? undefined).data ?? 'confortavel',
    };
  } catch {
    // storage forbidden by the browser
    return { tema: 'sistema', densidade: 'confortavel' };
  }
}

/** Stores it; a failure is only logged (spec §8). */
export function saveAparencia({ tema, densidade }: Aparencia): void {
  try {
    localStorage.setItem(CHAVE.tema, tema);
    localStorage.setItem(CHAVE.densidade, densidade);
  } catch (error) {
    console.warn(error);
  }
}

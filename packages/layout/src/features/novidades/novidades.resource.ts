import { layoutCalls, type Sessao } from '@balcao/contracts';
import { isNovidadesVisivel } from '@balcao/domain';
import { hasCookie, keepCookie } from '../../cookie.storage.ts';
import { useReading } from '../../reading.resource.ts';

const COOKIE = 'balcao_novidades';
/** Spec §4, §9. */
const DISPENSA_DIAS = 365;

export const useNovidades = () => useReading(layoutCalls.listNovidades);

/** Whether the carousel is due: in its window, and not dismissed in this browser. */
export const isNovidadesDue = ({ dataAssinatura }: Sessao, agora: Date): boolean =>
  isNovidadesVisivel(dataAssinatura, agora) && !hasCookie(COOKIE);

/** Not shown again for a year. */
export const dismissNovidades = (): void => keepCookie(COOKIE, DISPENSA_DIAS);

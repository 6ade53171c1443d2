import { countFaixas, hojeEm, isData } from '@balcao/domain';
import { useState } from 'react';
import { useValor } from '../../digitacao/use-campo.ts';
import { nascimentosDe, type VidaAberta } from './vidas.model.ts';

/** First day of cover, the day ages are counted on; today until it is known. */
export function useInicio(): string {
  const [hoje] = useState(() => hojeEm(new Date()));
  const inicio = useValor<string>('risco.seguro.vigIni');
  return inicio && isData(inicio) ? inicio : hoje;
}

/** How many of the lives typed so far fall in each band. */
export function useContagem(): number[] {
  const vidas = useValor<readonly (VidaAberta | null)[]>('risco.vidas') ?? [];
  const inicio = useInicio();
  return countFaixas(nascimentosDe(vidas).filter(Boolean), inicio);
}

import { onboardingCalls, type Sessao } from '@balcao/contracts';
import { mensagemTrial } from '@balcao/domain';
import { usePathname } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { type PassoTrial, passosDe, validadeMs } from './trial.model.ts';

const semPassos: never[] = [];

/** Steps that the subscription has done; refetched after navigation. On failure the steps are shown as not done. */
export function usePassos(): readonly PassoTrial[] {
  const pathname = usePathname();
  const { data, refetch } = useCall(onboardingCalls.getPassos, {}, { staleTime: 0 });
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  return passosDe(data ?? semPassos);
}

/** Sentence of the trial, updated at midnight of São Paulo, at the end of the trial, and when the computer wakes from sleep. */
export function useMensagemTrial({ dataTrialFim }: Pick<Sessao, 'dataTrialFim'>): string | null {
  const [agora, setAgora] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setAgora(new Date()), validadeMs(dataTrialFim, agora));
    const wake = () => !document.hidden && setAgora(new Date());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [dataTrialFim, agora]);
  return mensagemTrial({ dataTrialFim }, agora);
}

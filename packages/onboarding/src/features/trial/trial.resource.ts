import { onboardingCalls, type Sessao } from '@balcao/contracts';
import { mensagemTrial } from '@balcao/domain';
import { usePathname } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { type PassoTrial, passosDe, validadeMs } from './trial.model.ts';

const semPassos: never[] = [];

/** What the subscription has really done; asked again on another page, for it may have been done there. Silent on failure: the steps stay to do. */
export function usePassos(): readonly PassoTrial[] {
  const pathname = usePathname();
  const { data, refetch } = useCall(onboardingCalls.getPassos, {}, { staleTime: 0 });
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  return passosDe(data ?? semPassos);
}

/** The trial's sentence, said anew at each midnight of São Paulo, at the end itself, and when a sleeping page wakes. */
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

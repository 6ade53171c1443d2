import { layoutEvents, type Manutencao, manutencaoCalls } from '@balcao/contracts';
import { manutencaoAvisada, situacaoDaManutencao } from '@balcao/domain';
import { on } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { useReading } from '../../reading.resource.ts';

const MINUTO_MS = 60_000;

/** The maintenance every page shows now, and whether it is under way; read again when support changes one. */
export function useManutencao(): { manutencao: Manutencao; isEmCurso: boolean } | null {
  const { data, reload } = useReading(manutencaoCalls.listManutencoes);
  const [agora, setAgora] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setAgora(new Date()), MINUTO_MS);
    const escuta = on(layoutEvents.manutencaoMudou).subscribe(reload);
    return () => {
      clearInterval(timer);
      escuta.unsubscribe();
    };
  }, [reload]);
  const manutencao = manutencaoAvisada(data ?? [], agora);
  return manutencao && { manutencao, isEmCurso: situacaoDaManutencao(manutencao, agora) === 'EM_CURSO' };
}

import { type Orcamento, quotingCalls } from '@balcao/contracts';
import { call, type FalhaRequisicao, holdUnsavedWork, requireSession } from '@balcao/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dropOldCopies, openCofre } from './copia-local.resource.ts';
import { type EstadoGravacao, Gravador, type VersaoSalva } from './gravador.resource.ts';

/** A save that left with the previous screen: reading before it lands would bring the past back. */
const saidas = new Map<string, Promise<void>>();

const read = async (orcamentoId: string): Promise<Orcamento> => {
  await saidas.get(orcamentoId);
  return call(quotingCalls.getOrcamento, { orcamentoId });
};

/** The orçamento as it is now: the form starts from it, so an older answer of the cache will not do. */
export function useOrcamento(orcamentoId: string) {
  const query = useQuery<Orcamento, FalhaRequisicao>({
    queryKey: ['orcamento', orcamentoId],
    queryFn: () => read(orcamentoId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { data: query.data, error: query.error, isError: query.isError, refetch: query.refetch };
}

export interface RascunhoVivo {
  readonly gravador: Gravador;
  /** Changes found in this browser were taken up when the screen opened. */
  readonly isRestaurado: boolean;
}

const versaoDe = ({ versao, alteradoEm, rascunho }: Orcamento): VersaoSalva => ({ versao, alteradoEm, rascunho });

/** Opens one orçamento to be typed in: what it holds is saved as it changes, until the screen goes. */
export function useRascunho(orcamento: Orcamento): RascunhoVivo {
  const [vivo] = useState(() => openRascunho(orcamento));
  const { gravador } = vivo;
  useEffect(() => {
    const orcamentoId = orcamento.id;
    const letGo = holdWhileUnsaved(gravador);
    const onOnline = () => gravador.retry();
    const onHide = () => gravador.keepCopy();
    const onLeave = (event: BeforeUnloadEvent) => {
      // saved or about to be: nothing to warn about; without connection only this browser has it
      if (gravador.isDirty && gravador.estados.value.tipo === 'semConexao') event.preventDefault();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('beforeunload', onLeave);
      const saida = gravador.stop().finally(() => {
        saidas.delete(orcamentoId);
        letGo();
      });
      saidas.set(orcamentoId, saida);
    };
  }, [gravador, orcamento.id]);
  return vivo;
}

/** Pins this parcel's build from the first keystroke that is not saved until it is, whatever stands in between. @returns how to let go */
function holdWhileUnsaved(gravador: Gravador): () => void {
  let release: (() => void) | null = null;
  const letGo = () => {
    release?.();
    release = null;
  };
  const subscription = gravador.estados.subscribe(({ tipo }) => {
    if (tipo === 'emDia') letGo();
    else release ??= holdUnsavedWork('quoting');
  });
  return () => {
    subscription.unsubscribe();
    letGo();
  };
}

function openRascunho(orcamento: Orcamento): RascunhoVivo {
  const now = () => Date.now();
  dropOldCopies(localStorage, now());
  const cofre = openCofre({ usuarioId: requireSession().usuarioId, orcamentoId: orcamento.id }, localStorage, now);
  const gravador = new Gravador(versaoDe(orcamento), {
    save: (versao, rascunho) => call(quotingCalls.saveRascunho, { orcamentoId: orcamento.id, versao, rascunho }),
    read: async () => versaoDe(await call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id })),
    writeCopia: cofre.write,
    removeCopia: cofre.remove,
    now,
  });
  const copia = cofre.read();
  if (copia) gravador.restore(copia);
  return { gravador, isRestaurado: copia !== null && gravador.isDirty };
}

/** How saving is going, now and as it changes. */
export function useEstadoGravacao(gravador: Gravador): EstadoGravacao {
  const [estado, setEstado] = useState<EstadoGravacao>(gravador.estados.value);
  useEffect(() => {
    const subscription = gravador.estados.subscribe(setEstado);
    return () => subscription.unsubscribe();
  }, [gravador]);
  return estado;
}

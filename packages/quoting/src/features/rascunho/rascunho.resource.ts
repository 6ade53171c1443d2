import { type Formulario, type Orcamento, quotingCalls, type RascunhoOrcamento } from '@balcao/contracts';
import { copyRisco, isEncerrado } from '@balcao/domain';
import { call, type FalhaRequisicao, holdUnsavedWork, requireSession } from '@balcao/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { dropOldCopies, openCofre } from './copia-local.resource.ts';
import { type EstadoGravacao, Gravador, type VersaoLida } from './gravador.resource.ts';
import { mergeRascunhos, type Mudanca } from './rascunho.model.ts';

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
  /** What others had saved meanwhile, taken over with them. */
  readonly recebidas: readonly Mudanca[];
}

const versaoDe = ({ versao, alteradoEm, rascunho, isMinhaVersao, status }: Orcamento): VersaoLida => ({
  versao,
  alteradoEm,
  rascunho,
  isMinha: isMinhaVersao,
  isEncerrado: isEncerrado(status),
});

/** Opens one orçamento to be typed in: what it holds is saved as it changes, until the screen goes. */
export function useRascunho(orcamento: Orcamento): RascunhoVivo {
  const [vivo] = useState(() => openRascunho(orcamento));
  const { gravador } = vivo;
  useEffect(() => {
    const orcamentoId = orcamento.id;
    let isOnScreen = true;
    const letGo = holdWhileUnsaved(gravador, () => {
      // a screen that left wrote its copy as it did, and another may have written since
      if (!isOnScreen) return true;
      flushDigitados();
      return gravador.keepCopy();
    });
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
      isOnScreen = false;
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
function holdWhileUnsaved(gravador: Gravador, putAway: () => boolean): () => void {
  let release: (() => void) | null = null;
  const letGo = () => {
    release?.();
    release = null;
  };
  const subscription = gravador.estados.subscribe(({ tipo }) => {
    if (tipo === 'emDia') letGo();
    else release ??= holdUnsavedWork('quoting', putAway);
  });
  return () => {
    subscription.unsubscribe();
    letGo();
  };
}

const cofreDe = (orcamentoId: string) => openCofre({ usuarioId: requireSession().usuarioId, orcamentoId }, localStorage, () => Date.now());

function openRascunho(orcamento: Orcamento): RascunhoVivo {
  const now = () => Date.now();
  dropOldCopies(localStorage, now());
  const cofre = cofreDe(orcamento.id);
  const salvo = versaoDe(orcamento);
  const gravador = new Gravador(salvo, {
    // a field drawn and never filled stands in the form's values as undefined, which is no JSON
    save: (versao, rascunho) =>
      call(quotingCalls.saveRascunho, {
        orcamentoId: orcamento.id,
        versao,
        rascunho: JSON.parse(JSON.stringify(rascunho)) as RascunhoOrcamento,
      }),
    read: async () => versaoDe(await call(quotingCalls.getOrcamento, { orcamentoId: orcamento.id })),
    writeCopia: cofre.write,
    removeCopia: cofre.remove,
    now,
  });
  if (salvo.isEncerrado) gravador.close();
  const copia = cofre.read();
  const recebidas = copia ? gravador.restore(copia) : [];
  return { gravador, isRestaurado: copia !== null && gravador.isDirty, recebidas };
}

/**
 * Carries what could not be saved in a case that is over to the new one made of its data: the new one finds it in this browser when it
 * opens, and saves it. Only what such a case takes of another is carried. Where both say something, what was typed stays.
 */
export async function carryNaoSalvos(
  gravador: Gravador,
  { novoId, de, para }: { novoId: string; de: Formulario; para: Formulario },
): Promise<void> {
  if (!gravador.isDirty) return;
  const { versao, rascunho: base } = versaoDe(await call(quotingCalls.getOrcamento, { orcamentoId: novoId }));
  const taken = ({ risco }: RascunhoOrcamento): RascunhoOrcamento => ({ risco: copyRisco(risco, { de, para }), comercial: {} });
  const { rascunho } = mergeRascunhos({ base: taken(gravador.salvo), minha: taken(gravador.atual), deles: base });
  cofreDe(novoId).write({ versao, em: new Date().toISOString(), rascunho, base, enviados: [] });
  gravador.discard();
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

import { sentenceOfFalha } from '@balcao/domain';
import { showToast } from '@balcao/ui';
import { isFalha } from '@balcao/ui/failures';
import { useState } from 'react';
import type { AlvoDosAtos, AtosDoRegistro, DesfechoDaSituacao } from './registro.props.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

/** Why a change of situation was not made, or not of all: a sentence for the whole of it, or what became of each. */
export interface RecusaDaSituacao {
  readonly texto: string | null;
  readonly desfechos: readonly DesfechoDaSituacao[];
}

/** Activates and deactivates records: a toast says how many were; what was refused is kept for the screen to show in its place. */
export function useSituacao(palavras: PalavrasDoRegistro, setAtivos: AtosDoRegistro['setAtivos']) {
  const [isBusy, setIsBusy] = useState(false);
  const [recusa, setRecusa] = useState<RecusaDaSituacao | null>(null);
  /** @returns whether it was answered: of some it may still have been refused */
  const set = async (alvo: AlvoDosAtos, ativo: boolean): Promise<boolean> => {
    setIsBusy(true);
    setRecusa(null);
    try {
      const desfechos = await setAtivos(alvo, ativo);
      const mudaram = desfechos.filter(({ mudou }) => mudou).length;
      const isRefused = desfechos.some(({ ok }) => !ok);
      if (isRefused) setRecusa({ texto: null, desfechos });
      if (mudaram > 0 || !isRefused) showToast({ tone: 'sucesso', titulo: ativo ? palavras.ativou(mudaram) : palavras.desativou(mudaram) });
      return true;
    } catch (error) {
      setRecusa({ texto: sentenceOfFalha(isFalha(error) ? error : null), desfechos: [] });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { set, isBusy, recusa, dismiss: () => setRecusa(null) };
}

import { showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { useState } from 'react';
import { copy } from './records.copy.ts';
import type { AtosDoRegistro } from './registro.props.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

const motivosDe = (outcomes: Awaited<ReturnType<AtosDoRegistro['setAtivos']>>): string[] => [
  ...new Set(outcomes.flatMap(({ ok, mensagem }) => (ok ? [] : (mensagem ?? [])))),
];

/** Activates and deactivates records, and says how it went. */
export function useSituacao(palavras: PalavrasDoRegistro, setAtivos: AtosDoRegistro['setAtivos']) {
  const [isBusy, setIsBusy] = useState(false);
  /** `find` says which; it may have to ask. */
  const setAfter = async (find: () => Promise<readonly string[]>, ativo: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const ids = await find();
      const outcomes = ids.length === 0 ? [] : await setAtivos(ids, ativo);
      const done = outcomes.filter(({ ok }) => ok).length;
      const failed = outcomes.length - done;
      showToast({
        tone: failed > 0 ? 'atencao' : 'sucesso',
        titulo: ativo ? palavras.ativou(done) : palavras.desativou(done),
        ...(failed > 0 && { texto: [copy.semMudar(failed), ...motivosDe(outcomes)].join(' ') }),
      });
    } catch (error) {
      showFailure(copy.naoMudou, error);
    } finally {
      setIsBusy(false);
    }
  };
  const set = (ids: readonly string[], ativo: boolean): Promise<void> => setAfter(() => Promise.resolve(ids), ativo);
  return { set, setAfter, isBusy };
}

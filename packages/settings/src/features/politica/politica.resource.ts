import { type Encarregado, type MinhaPolitica, politicaCalls, type PoliticaVersao } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { openGuardado, useForm } from '@balcao/shared/forms';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { focusCampo, showToast } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './politica.copy.ts';
import { dadosDe, digitadoDe, endereco, errosOf, parseDigitado } from './politica.model.ts';

/** The version asked for, or the one in force. */
export const usePolitica = (versao: string | null) => useCall(politicaCalls.getPolitica, versao === null ? {} : { versao });

/** What the signed-in user accepted; not asked for without a session. */
export const useMinha = () => useCall(politicaCalls.getMinha, {}, { enabled: useSession() !== null });

export const useAceites = () =>
  useLista({ endereco, list: politicaCalls.listAceites, file: { call: politicaCalls.exportAceites, nome: copy.arquivo } });

export const useAccept = () => useCommand(politicaCalls.accept, { invalidates: [politicaCalls.getMinha, politicaCalls.listAceites] });
export const pedidoDe = ({ id, sha256 }: PoliticaVersao) => ({ id, sha256 });

async function save(dados: Encarregado, versao: number): Promise<MinhaPolitica> {
  const saved = await call(politicaCalls.saveEncarregado, { ...dados, versao });
  queryClient.setQueryData(keyOf(politicaCalls.getMinha, {}), saved);
  return saved;
}

/** The form of the officer: what is typed survives a reload and the end of the session. */
export function useEncarregado(minha: MinhaPolitica) {
  const [guardado] = useState(() => openGuardado('encarregado', parseDigitado));
  return useForm({
    inicial: digitadoDe(minha),
    after: digitadoDe,
    send: (typed) => save(dadosDe(typed), minha.encarregadoVersao),
    judge: errosOf,
    goTo: focusCampo,
    guardado,
    isGuardadoAoDigitar: true,
    onSent: () => showToast({ tone: 'sucesso', titulo: copy.salvou }),
  });
}

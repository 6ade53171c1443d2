import { carteiraCalls, compartilhamentoCalls, quotingCalls, renovacaoCalls, type RenovacaoGerada } from '@balcao/contracts';
import { call, FalhaRequisicao, navigateTo } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { useRef, useState } from 'react';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy } from './renovacoes.copy.ts';
import { endereco, POR_PEDIDO, restantes } from './renovacoes.model.ts';

export const useRenovacoes = () =>
  useLista({
    endereco,
    filtrada: 'RENOVACOES',
    list: renovacaoCalls.listRenovacoes,
    file: { call: renovacaoCalls.exportRenovacoes, nome: copy.arquivo },
  });

/** Every policy that the list's filters find, as long as they are no more than it says. @throws {FalhaRequisicao} as `call` does */
export const readLote = ({ filtro, total }: Pick<ReturnType<typeof useRenovacoes>, 'filtro' | 'total'>) =>
  call(renovacaoCalls.listDoLote, { ...filtro, total });

/** Quotes being generated, a few at a time. */
export interface Geracao {
  readonly ids: readonly string[];
  readonly feitas: readonly RenovacaoGerada[];
  readonly estado: 'andando' | 'parando' | 'parada' | 'falhou' | 'pronta';
  readonly falha: FalhaRequisicao | null;
}

/** Generates quotes part by part: it can be stopped between parts and taken up again, and no policy is ever quoted twice. */
export function useGeracao() {
  const [geracao, setGeracao] = useState<Geracao | null>(null);
  const wanted = useRef(true);
  // a part whose answer was lost is asked again under its own key
  const pending = useRef<{ ids: readonly string[]; key: string } | null>(null);

  async function run(ids: readonly string[], before: readonly RenovacaoGerada[]): Promise<void> {
    wanted.current = true;
    let feitas = before;
    const show = (estado: Geracao['estado'], falha: FalhaRequisicao | null = null) => setGeracao({ ids, feitas, estado, falha });
    show('andando');
    try {
      for (let left = restantes(ids, feitas); left.length > 0; left = restantes(ids, feitas)) {
        if (!wanted.current) return show('parada');
        pending.current ??= { ids: left.slice(0, POR_PEDIDO), key: crypto.randomUUID() };
        const part = pending.current;
        feitas = [...feitas, ...(await call(renovacaoCalls.generateOrcamentos, { ids: [...part.ids] }, { idempotencyKey: part.key }))];
        pending.current = null;
        show(wanted.current ? 'andando' : 'parando');
      }
      show('pronta');
    } catch (error) {
      show('falhou', error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error }));
    } finally {
      const stale = [renovacaoCalls.listRenovacoes, quotingCalls.listOrcamentos, carteiraCalls.getQuadro];
      await Promise.all(stale.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })));
    }
  }

  return {
    geracao,
    start: (ids: readonly string[]) => {
      pending.current = null;
      void run(ids, []);
    },
    stop: () => {
      wanted.current = false;
      setGeracao((now) => now && { ...now, estado: 'parando' });
    },
    resume: () => geracao && void run(geracao.ids, geracao.feitas),
    close: () => setGeracao(null),
  };
}

/** Policies of clients at other brokerages, read with their consent. */
export const useOportunidades = () => useCall(compartilhamentoCalls.listOportunidades, {});

/** Opens a quote of a policy held elsewhere, and goes to its form. */
export const useOrcamentoDaExterna = () =>
  useCommand(compartilhamentoCalls.openOrcamento, {
    invalidates: [compartilhamentoCalls.listOportunidades],
    onDone: (aberto) => navigateTo(enderecoDoFormulario(aberto.formulario, { id: aberto.id })),
  });

import { type FichaProdutor, FichaProdutor as Ficha, produtorCalls, registryCalls, UsoRegistro } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useFicha } from '../../use-ficha.ts';
import { copy } from './produtores.copy.ts';
import { camposOf, dadosDe, type Digitado, digitadoDe, endereco, errosOf } from './produtores.model.ts';

/** What answered something about producers before one of them changed. */
const mudaram = [
  produtorCalls.listFichas,
  produtorCalls.listUsos,
  produtorCalls.listHistoria,
  produtorCalls.getOpcoes,
  registryCalls.listProdutores,
];
const forget = () => Promise.all(mudaram.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })));

export const useProdutores = () =>
  useLista({
    endereco,
    filtrada: 'PRODUTORES',
    list: produtorCalls.listFichas,
    file: { call: produtorCalls.exportFichas, nome: copy.arquivo },
  });
export type ListaDeProdutores = ReturnType<typeof useProdutores>;

/** The list has producers it had not. */
export const refreshLista = forget;

export const useProdutor = (produtorId: string) => useCall(produtorCalls.getFicha, { produtorId });
export const useOpcoes = () => useCall(produtorCalls.getOpcoes, {});
export const useUsos = (produtorId: string) => useCall(produtorCalls.listUsos, { produtorId }, { staleTime: 0 });
export const useHistoria = (produtorId: string) => useCall(produtorCalls.listHistoria, { produtorId }, { staleTime: 0 });

export const useSituacao = () => useCommand(produtorCalls.setAtivos, { invalidates: [...mudaram, produtorCalls.getFicha] });

/** Producers whose name has a text, but for one. */
export const searchProdutores =
  (exceto: string | null) =>
  async (q: string, signal: AbortSignal): Promise<Option[]> => {
    const { itens } = await call(produtorCalls.listFichas, { q, situacao: 'ATIVO' }, { signal });
    return itens.filter(({ id }) => id !== exceto).map(({ id, nome, tipo }) => ({ value: id, label: nome, description: copy.tipo[tipo] }));
  };

/** What uses a producer, when that is why it was not excluded. */
export const usosOf = (error: unknown): UsoRegistro[] | null =>
  error instanceof FalhaRequisicao && error.code === 'produtor-em-uso' ? (z.array(UsoRegistro).safeParse(error.data).data ?? null) : null;

export async function excluir({ id, versao }: Pick<FichaProdutor, 'id' | 'versao'>): Promise<void> {
  await call(produtorCalls.deleteProdutor, { produtorId: id, versao });
  await forget();
}

/** The version of a producer as it stands, for an act on a line of the list. */
export const readVersao = async (produtorId: string): Promise<number> => (await call(produtorCalls.getFicha, { produtorId })).versao;

/** The form of a producer, or of a new one. */
export function useFormProdutor(gravada: FichaProdutor | null) {
  // asked again after a lost answer, the same producer comes in once; another content is another asking
  const chave = useRef({ conteudo: '', id: '' });
  return useFicha({
    gravada,
    digitadoDe,
    schema: Ficha,
    camposOf,
    judge: errosOf,
    send: async (digitado: Digitado, base) => {
      const dados = dadosDe(digitado);
      const conteudo = JSON.stringify(dados);
      if (chave.current.conteudo !== conteudo) chave.current = { conteudo, id: crypto.randomUUID() };
      const saved = base
        ? await call(produtorCalls.updateProdutor, { ...dados, produtorId: base.id, versao: base.versao })
        : await call(produtorCalls.createProdutor, dados, { idempotencyKey: chave.current.id });
      queryClient.setQueryData(keyOf(produtorCalls.getFicha, { produtorId: saved.id }), saved);
      await forget();
      return saved;
    },
  });
}

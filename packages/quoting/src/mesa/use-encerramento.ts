import type { Orcamento } from '@balcao/contracts';
import { isEncerrado } from '@balcao/domain';
import { useEffect, useEffectEvent } from 'react';
import type { EstadoGravacao, Gravador } from '../features/rascunho/gravador.resource.ts';
import { followSituacao } from '../features/rascunho/situacao.resource.ts';

interface Encerramento {
  readonly orcamento: Orcamento;
  readonly gravador: Gravador;
  readonly estado: EstadoGravacao;
  readonly onRefresh: () => void;
}

/**
 * Whether the case is over, as it was read, as a refused save found out, or as it happens elsewhere while it is open here; saving ends
 * and begins again with it.
 */
export function useEncerramento({ orcamento: { id, status }, gravador, estado, onRefresh }: Encerramento): boolean {
  const isOver = isEncerrado(status);
  const isFound = estado.tipo === 'encerrado' && !isOver;
  useEffect(() => {
    if (isOver) gravador.close();
    else gravador.reopen();
  }, [gravador, isOver]);
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    if (isFound) refresh();
  }, [isFound]);
  useEffect(() => followSituacao(id, () => refresh()), [id]);
  return isOver || estado.tipo === 'encerrado';
}

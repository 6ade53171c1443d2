import { contaCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** Where the account is open. Always read again: what was seen a while ago may have ended. */
export const useSessoes = () => useCall(contaCalls.listSessoes, {}, { staleTime: 0 });

const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(contaCalls.listSessoes) });

/** Ends one session; one that had already ended is what was wanted. @throws {FalhaRequisicao} */
export async function endSessao(id: string): Promise<void> {
  try {
    await call(contaCalls.endSessao, { id });
  } catch (error) {
    if (!(error instanceof FalhaRequisicao && error.tipo === 'naoEncontrado')) throw error;
  }
  await readAgain();
}

/** Ends every session but this one. @returns how many @throws {FalhaRequisicao} */
export async function endOutras(): Promise<number> {
  const { encerradas } = await call(contaCalls.endOutras, {});
  await readAgain();
  return encerradas;
}

const CHAVE = 'balcao:respostas-vistas';
const MAX = 50;

const read = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // a browser that keeps nothing asks again
    return [];
  }
};

/** Whether the broker decided upon these answers in this browser. */
export const wereSeen = (solicitacaoId: string): boolean => read().includes(solicitacaoId);

/** They need not be asked about again; a failure to keep it is only logged (spec §8). */
export function keepSeen(solicitacaoId: string): void {
  try {
    localStorage.setItem(CHAVE, JSON.stringify([solicitacaoId, ...read()].slice(0, MAX)));
  } catch (error) {
    console.warn(error);
  }
}

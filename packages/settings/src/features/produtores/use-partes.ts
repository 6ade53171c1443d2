import { useSearchParams } from 'react-router-dom';

/** What the address says of a part that is still to be begun. */
export const NOVO = 'novo';

const PARTES = ['produtor', 'importacao'] as const;

/** Which part of the screen the address asks for: a producer, a file of them, or, without either, the list. */
export function usePartes() {
  const [search, setSearch] = useSearchParams();
  return {
    produtor: search.get('produtor'),
    importacao: search.get('importacao'),
    /** Another part; what narrows the list stays in the address. */
    open: (parte: Partial<Record<(typeof PARTES)[number], string>>) => {
      const next = new URLSearchParams(search);
      for (const nome of PARTES) {
        const valor = parte[nome];
        if (valor === undefined) next.delete(nome);
        else next.set(nome, valor);
      }
      setSearch(next);
    },
  };
}

import { useMemo } from 'react';
import { acoes } from './acoes.resource.ts';
import { copy } from './paleta.copy.ts';
import { achadosDe, filtrar, type Opcao, semRepetir, telasDe } from './paleta.model.ts';
import { type Busca, useBusca, useRecentes, useTelas } from './paleta.resource.ts';

/** What the palette offers for a text: what was opened before while there is none, then pages, actions and what the search found. */
export function useOpcoes(texto: string): { opcoes: readonly Opcao[]; busca: Busca } {
  const telas = useTelas();
  const recentes = useRecentes();
  const busca = useBusca(texto);
  const opcoes = useMemo(() => {
    const own = filtrar([...telasDe(telas ?? []), ...acoes], texto);
    const telasEAcoes = [...own.filter(({ grupo }) => grupo === 'telas'), ...own.filter(({ grupo }) => grupo === 'acoes')];
    if (!texto.trim()) return semRepetir([...achadosDe(recentes ?? [], 'recentes', copy), ...telasEAcoes]);
    return semRepetir([...telasEAcoes, ...achadosDe(busca.itens, 'busca', copy)]);
  }, [texto, telas, recentes, busca.itens]);
  return { opcoes, busca };
}

import { listComandos } from '@balcao/shared';
import { useMemo, useState } from 'react';
import { acoes } from './acoes.resource.ts';
import { copy } from './paleta.copy.ts';
import { achadosDe, comandosDe, filterOpcoes, novosDe, type Opcao, semRepetir, telasDe } from './paleta.model.ts';
import { type Busca, useBusca, useRecentes, useTelas } from './paleta.resource.ts';

/** What the palette offers for a text: what can be done on the page behind it, what was opened before while there is no text, then pages, actions and what the search found. */
export function useOpcoes(texto: string): { opcoes: readonly Opcao[]; busca: Busca } {
  // the page behind an open palette changes nothing that one could see
  const [aqui] = useState(() => comandosDe(listComandos()));
  const telas = useTelas();
  const recentes = useRecentes();
  const busca = useBusca(texto);
  const opcoes = useMemo(() => {
    const doMenu = telasDe(telas ?? []);
    // the page behind may begin one itself, by the same words
    const novos = novosDe(doMenu, copy).filter(({ titulo }) => !aqui.some((comando) => comando.titulo === titulo));
    const own = filterOpcoes([...doMenu, ...novos, ...acoes], texto);
    const telasEAcoes = [...own.filter(({ grupo }) => grupo === 'telas'), ...own.filter(({ grupo }) => grupo === 'acoes')];
    const here = filterOpcoes(aqui, texto);
    if (!texto.trim()) return semRepetir([...here, ...achadosDe(recentes ?? [], 'recentes', copy), ...telasEAcoes]);
    return semRepetir([...here, ...telasEAcoes, ...achadosDe(busca.itens, 'busca', copy)]);
  }, [texto, aqui, telas, recentes, busca.itens]);
  return { opcoes, busca };
}

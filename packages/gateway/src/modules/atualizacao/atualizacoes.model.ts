import type { Atualizacao } from '@balcao/contracts';
import type { Registro } from '../composition/index.ts';

/** Kinds of entries that change what everybody gets. */
export const TIPOS = ['publicado', 'canario', 'revertido', 'aprovado'] as const satisfies readonly Registro['tipo'][];

const servicesOf = (itens: readonly object[]): string[] => [
  ...new Set(itens.flatMap((item) => ('servico' in item && typeof item.servico === 'string' ? [item.servico] : []))),
];

/** What an entry changed for everybody; null when it changed nothing for them, as a trial of some does not. */
export function atualizacaoOf(registro: Registro): Atualizacao | null {
  const { id, em, motivo } = registro;
  const comum = { id, em, nota: motivo?.trim() || null };
  switch (registro.tipo) {
    case 'publicado': {
      const servicos = servicesOf(registro.itens);
      if (servicos.length === 0) return null;
      // what came with the installation has no words of the team
      const nota = registro.base ? null : comum.nota;
      return { ...comum, nota, servicos, tipo: registro.retornoDe === undefined ? 'NOVA' : 'RETORNO' };
    }
    case 'aprovado': {
      const servicos = registro.canario ? [] : servicesOf(registro.itens);
      return servicos.length === 0 ? null : { ...comum, servicos, tipo: 'NOVA' };
    }
    case 'canario':
      return registro.acao === 'promovido' ? { ...comum, servicos: [registro.item.servico], tipo: 'NOVA' } : null;
    case 'revertido':
      // the words of a revert are the service's own: they count failures, and are of no use here
      return registro.para ? { ...comum, nota: null, servicos: [registro.servico], tipo: 'RETORNO' } : null;
    default:
      return null;
  }
}

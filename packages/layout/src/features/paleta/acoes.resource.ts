import { accessRoutes, addressOf, layoutRoutes } from '@balcao/contracts';
import { copy } from './paleta.copy.ts';
import type { Opcao } from './paleta.model.ts';
import { changeAparencia } from './paleta.resource.ts';

const feitos: Readonly<Record<string, () => void>> = {
  temaClaro: () => changeAparencia({ tema: 'claro' }),
  temaEscuro: () => changeAparencia({ tema: 'escuro' }),
  temaSistema: () => changeAparencia({ tema: 'sistema' }),
  confortavel: () => changeAparencia({ densidade: 'confortavel' }),
  compacta: () => changeAparencia({ densidade: 'compacta' }),
};

const acao = (id: keyof typeof copy.acoes, href: string | null = null): Opcao => ({
  id: `acao:${id}`,
  grupo: 'acoes',
  titulo: copy.acoes[id],
  detalhe: null,
  href,
});

/** What the palette does besides opening pages and records. */
export const acoes: readonly Opcao[] = [
  acao('temaClaro'),
  acao('temaEscuro'),
  acao('temaSistema'),
  acao('confortavel'),
  acao('compacta'),
  acao('ajuda', addressOf(layoutRoutes, 'suporte')),
  acao('sair', addressOf(accessRoutes, 'logoff')),
];

/** Does an action that leads nowhere. */
export const act = ({ id }: Opcao): void => feitos[id.slice('acao:'.length)]?.();

import { accessRoutes, addressOf, layoutEvents } from '@balcao/contracts';
import { emit, runComando } from '@balcao/shared';
import { copy } from './paleta.copy.ts';
import type { Opcao } from './paleta.model.ts';
import { changeAparencia } from './paleta.resource.ts';

const feitos: Readonly<Record<string, () => void>> = {
  temaClaro: () => changeAparencia({ tema: 'claro' }),
  temaEscuro: () => changeAparencia({ tema: 'escuro' }),
  temaSistema: () => changeAparencia({ tema: 'sistema' }),
  confortavel: () => changeAparencia({ densidade: 'confortavel' }),
  compacta: () => changeAparencia({ densidade: 'compacta' }),
  ajuda: () => emit(layoutEvents.suportePedido, {}),
  teclas: () => emit(layoutEvents.teclasPedidas, {}),
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
  acao('teclas'),
  acao('ajuda'),
  acao('sair', addressOf(accessRoutes, 'logoff')),
];

/** Does what leads nowhere: a command of the page, or an action of the palette. */
export function act({ id, grupo }: Opcao): void {
  if (grupo === 'aqui') runComando(id.slice('aqui:'.length));
  else feitos[id.slice('acao:'.length)]?.();
}

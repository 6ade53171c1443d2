import type { Call } from '../define.ts';
import { layoutCalls } from '../layout/layout.contract.ts';
import { notificacaoCalls } from '../notificacao/notificacao.contract.ts';
import { painelCalls } from '../painel/painel.contract.ts';
import { tarefaCalls } from '../tarefa/tarefa.contract.ts';
import { construcaoRoutes } from './construcao.routes.ts';

/** Calls that a page needs before its first render, by `parcel/routeId`: they have no input and start while its script is loading. */
export const primeirasLeituras: Readonly<Record<string, readonly Call[]>> = {
  'dashboard/home': [painelCalls.getResumo],
};

/** Screens that are not built have no line in the menu, so nothing reads their count. */
const contagemDeTarefas: readonly Call[] = construcaoRoutes.rules.tarefas.isEmConstrucao ? [] : [tarefaCalls.count];

/** Calls of the main frame for a signed-in user. A prefetched response that nothing consumes stays open as long as the page. */
export const leiturasDaMoldura: readonly Call[] = [layoutCalls.menus, notificacaoCalls.getLatest, ...contagemDeTarefas];

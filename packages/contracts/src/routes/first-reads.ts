import type { Call } from '../define.ts';
import { layoutCalls } from '../layout/layout.contract.ts';
import { notificacaoCalls } from '../notificacao/notificacao.contract.ts';
import { painelCalls } from '../painel/painel.contract.ts';
import { tarefaCalls } from '../tarefa/tarefa.contract.ts';
import { construcaoRoutes } from './construcao.routes.ts';

/** What a page reads before it can show itself, by `parcel/routeId`: calls without input, asked for while its script is still on the way. */
export const primeirasLeituras: Readonly<Record<string, readonly Call[]>> = {
  'management/home': [painelCalls.getResumo],
};

/** A screen that is not built has no line in the menu, and so nobody there to read its count. */
const contagemDeTarefas: readonly Call[] = construcaoRoutes.rules.tarefas.isEmConstrucao ? [] : [tarefaCalls.count];

/** What the main frame reads for whoever is signed in. What is asked for and taken by nobody stays open for as long as the page does. */
export const leiturasDaMoldura: readonly Call[] = [layoutCalls.menus, notificacaoCalls.getLatest, ...contagemDeTarefas];

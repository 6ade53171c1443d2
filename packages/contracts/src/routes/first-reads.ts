import type { Call } from '../define.ts';
import { layoutCalls } from '../layout/layout.contract.ts';
import { notificacaoCalls } from '../notificacao/notificacao.contract.ts';
import { painelCalls } from '../painel/painel.contract.ts';
import { tarefaCalls } from '../tarefa/tarefa.contract.ts';

/** What a page reads before it can show itself, by `parcel/routeId`: calls without input, asked for while its script is still on the way. */
export const primeirasLeituras: Readonly<Record<string, readonly Call[]>> = {
  'management/home': [painelCalls.getResumo],
};

/** What the main frame reads for whoever is signed in. */
export const leiturasDaMoldura: readonly Call[] = [layoutCalls.menus, notificacaoCalls.getLatest, tarefaCalls.count];

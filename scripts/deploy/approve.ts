import { ditos } from './deploy.copy.ts';
import { type Estado, ofEnvironment } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';

interface PedidoAprovacao {
  readonly id: string;
  readonly isRefused: boolean;
  readonly motivo: string | undefined;
}

/** How each service of a waiting deploy is taken back once it is live. */
function undoOf(bench: Workbench, { servicos, pendentes }: Estado, id: string): string[] {
  const { itens = [], canario = null } = pendentes[id] ?? {};
  const nomes = itens.flatMap((item) => ('servico' in item ? [item.servico] : []));
  if (canario) return nomes.map((servico) => bench.command(`canary ${shortName(servico)} --end --reason "…"`));
  return nomes.flatMap((servico) => {
    const antes = servicos[servico];
    return antes ? [bench.command(`rollback ${shortName(servico)} --to ${antes.construcao}`)] : [];
  });
}

/** A second person lets a waiting deploy through, or takes it off the list. */
export async function approve(bench: Workbench, { id, isRefused, motivo }: PedidoAprovacao): Promise<void> {
  const caminho = ofEnvironment(bench.ambiente, `aprovacoes/${encodeURIComponent(id)}`);
  if (isRefused) {
    const corpo = motivo ? { motivo } : {};
    const { sequencia } = await bench.swap(() => bench.ask<{ sequencia: number }>(caminho, { metodo: 'DELETE', corpo }));
    return bench.say(ditos.recusada(sequencia));
  }
  const antes = await bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado'));
  const { sequencia } = await bench.swap(() => bench.ask<{ sequencia: number }>(caminho, { metodo: 'POST', corpo: {} }));
  bench.say(ditos.aprovada(sequencia));
  for (const comando of undoOf(bench, antes, id)) bench.say(ditos.desfazer(comando));
}

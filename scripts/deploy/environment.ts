import { ditos } from './deploy.copy.ts';
import { ofEnvironment } from './service.model.ts';
import type { Workbench } from './session.ts';

/** Nothing is deployed until it is unfrozen; going back stays possible. */
export async function freeze(bench: Workbench, motivo: string): Promise<void> {
  await bench.ask(ofEnvironment(bench.ambiente, 'congelamento'), { metodo: 'POST', corpo: { motivo } });
  bench.say(ditos.congelou(bench.ambiente));
  bench.say(ditos.desfazer(bench.command('unfreeze')));
}

export async function unfreeze(bench: Workbench, motivo: string | undefined): Promise<void> {
  await bench.ask(ofEnvironment(bench.ambiente, 'congelamento'), { metodo: 'DELETE', corpo: motivo ? { motivo } : {} });
  bench.say(ditos.descongelou(bench.ambiente));
  bench.say(ditos.desfazer(bench.command('freeze --reason "…"')));
}

/** On: overrides and canaries are off, for everybody, at once. */
export async function turnKillSwitch(
  bench: Workbench,
  { ligada, motivo }: { readonly ligada: boolean; readonly motivo: string },
): Promise<void> {
  await bench.swap(() => bench.ask(ofEnvironment(bench.ambiente, 'chave-geral'), { metodo: 'POST', corpo: { ligada, motivo } }));
  bench.say(ligada ? ditos.chaveLigada(bench.ambiente) : ditos.chaveDesligada(bench.ambiente));
  bench.say(ditos.desfazer(bench.command(`kill-switch ${ligada ? 'off' : 'on'} --reason "…"`)));
}

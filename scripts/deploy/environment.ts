import { ditos } from './deploy.copy.ts';
import type { Outcome } from './outcome.ts';
import { ofEnvironment, type Publicacao } from './service.model.ts';
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

/** A new environment, empty or as another one is. */
export async function createEnvironment(
  bench: Workbench,
  { de, motivo }: { readonly de: string | undefined; readonly motivo: string },
): Promise<Outcome> {
  const { ambiente: nome } = bench;
  const corpo = { nome, motivo, ...(de !== undefined && { copiaDe: de }) };
  const { publicacao } = await bench.swap(() => bench.ask<{ publicacao: Publicacao | null }>('/v1/ambientes', { metodo: 'POST', corpo }));
  bench.say(ditos.criado(nome));
  bench.say(ditos.desfazer(bench.command(`remove --confirm ${nome} --reason "…"`)));
  const pendente = publicacao?.pendente ?? null;
  if (pendente !== null) bench.say(ditos.espera(bench.command(`approve ${pendente}`)));
  return { isWaiting: pendente !== null };
}

/** Takes an environment away; its name is typed twice. */
export async function removeEnvironment(
  bench: Workbench,
  { confirma, motivo }: { readonly confirma: string; readonly motivo: string },
): Promise<void> {
  const caminho = `/v1/ambientes/${encodeURIComponent(bench.ambiente)}`;
  await bench.swap(() => bench.ask(caminho, { metodo: 'DELETE', corpo: { confirma, motivo } }));
  bench.say(ditos.apagado(bench.ambiente));
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

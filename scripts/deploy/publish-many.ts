import type { Outcome } from './outcome.ts';
import { ditos } from './deploy.copy.ts';
import { Impedimento, DeployRecusado } from './failures.ts';
import { tellDifference } from './history.ts';
import { impactOf } from './impact.ts';
import { type Diferenca, type Estado, ofEnvironment, type Publicacao } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';

export interface PedidoConjunto {
  /** null: every one there is. */
  readonly servicos: readonly string[] | null;
  /** Where what was built lies; undefined: it is built now. */
  readonly pasta: string | undefined;
  readonly motivo: string | undefined;
  readonly isDry: boolean;
}

export interface PedidoCopia {
  readonly de: string;
  /** null: everything. */
  readonly servicos: readonly string[] | null;
  readonly motivo: string | undefined;
  readonly isDry: boolean;
}

async function openState(bench: Workbench): Promise<Estado> {
  const estado = await bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado'));
  if (estado.congelado) throw new Impedimento(ditos.congelado(estado.congelado.autor, estado.congelado.motivo));
  return estado;
}

/** One command for each service that was live: a set has no single way back. */
function tellUndo(bench: Workbench, estado: Estado, { servicos }: Diferenca): void {
  const voltam = servicos.filter(({ servico, para }) => para !== null && estado.servicos[servico]);
  for (const { servico, de } of voltam) bench.say(ditos.desfazer(bench.command(`rollback ${shortName(servico)} --to ${de}`)));
}

/** Rehearses a change of many services, prints its impact, and then applies it atomically. */
async function change(
  bench: Workbench,
  estado: Estado,
  call: { readonly resto: string; readonly corpo: object; readonly isDry: boolean },
): Promise<Outcome> {
  const { resto, corpo, isDry } = call;
  const send = (simular: boolean) =>
    bench
      .ask<Publicacao>(ofEnvironment(bench.ambiente, resto), { metodo: 'POST', corpo: { ...corpo, simular, esperado: estado.digest } })
      .catch((error: unknown) => {
        throw error instanceof DeployRecusado && error.codigo === 'mudou' ? new Impedimento(ditos.mudouDeNovo) : error;
      });
  const ensaio = await send(true);
  if (ensaio.diferenca) tellDifference(bench, ensaio.diferenca);
  if (ensaio.impacto) bench.say(impactOf(ensaio.impacto, ''));
  if (isDry) {
    bench.say(ditos.soSimulado);
    return { isWaiting: false };
  }
  const { pendente, mudou, sequencia, diferenca } = await bench.swap(() => send(false));
  if (pendente !== null) {
    bench.say(ditos.espera(bench.command(`approve ${pendente}`)));
    bench.say(ditos.retirar(bench.command(`approve ${pendente} --refuse`)));
    return { isWaiting: true };
  }
  bench.say(mudou ? ditos.publicada(sequencia, bench.sinceStart()) : ditos.semMudanca);
  if (mudou && diferenca) tellUndo(bench, estado, diferenca);
  return { isWaiting: false };
}

/** Puts the builds of many services live at once. */
export async function publishMany(bench: Workbench, { servicos, pasta, motivo = ditos.ensaio, isDry }: PedidoConjunto): Promise<Outcome> {
  const { buildHere, loadBuilt, servicesBuilt, servicesHere } = await import('./built.ts');
  const { register } = await import('./register.ts');
  const estado = await openState(bench);
  const nomes = servicos ?? (await (pasta === undefined ? servicesHere() : servicesBuilt(pasta)));
  bench.say(ditos.publicando(ditos.servicos(nomes.length), bench.ambiente, bench.url));
  const escolhidas: { servico: string; construcao: string }[] = [];
  for (const servico of nomes) {
    const built = pasta === undefined ? await buildHere(servico, bench.say) : await loadBuilt(servico, pasta);
    const { id } = await register(bench, built, estado.servicos[servico]?.construcao ?? null);
    escolhidas.push({ servico, construcao: id });
  }
  return change(bench, estado, { resto: 'publicacoes', corpo: { servicos: escolhidas, motivo }, isDry });
}

/** Gives the environment what another one has. */
export async function copyFrom(bench: Workbench, { de, servicos, motivo = ditos.ensaio, isDry }: PedidoCopia): Promise<Outcome> {
  const estado = await openState(bench);
  return change(bench, estado, { resto: 'copias', corpo: { de, motivo, ...(servicos && { servicos }) }, isDry });
}

import type { Outcome } from './outcome.ts';
import { ditos } from './deploy.copy.ts';
import { Impedimento, DeployRecusado } from './failures.ts';
import { impactOf, reachWords } from './impact.ts';
import { type Alcance, type Estado, ofEnvironment, type Publicacao } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';

export interface PedidoPublicacao {
  readonly servico: string;
  /** A build already registered; undefined: the one of this tree. */
  readonly construcao: string | undefined;
  /** Where what was built lies; undefined: it is built now. */
  readonly pasta: string | undefined;
  readonly canario: Alcance | null;
  readonly motivo: string | undefined;
  readonly isDry: boolean;
}

const liveOf = ({ servicos }: Estado, servico: string) => servicos[servico]?.construcao ?? null;

/** The build to go live, in the service's hands. */
async function registeredBuild(
  bench: Workbench,
  { servico, construcao, pasta }: PedidoPublicacao,
  before: Promise<Estado>,
): Promise<string> {
  if (construcao !== undefined) return construcao;
  const { loadBuilt, buildHere } = await import('./built.ts');
  // a user without access learns it before waiting for a build
  const built = pasta === undefined ? await before.then(() => buildHere(servico, bench.say)) : await loadBuilt(servico, pasta);
  const { register } = await import('./register.ts');
  const { id, commit } = await register(bench, built, liveOf(await before, servico));
  bench.say(ditos.registrada(id, commit));
  return id;
}

const changesBetween = (antes: Estado, agora: Estado): string[] =>
  Object.keys({ ...antes.servicos, ...agora.servicos })
    .filter((servico) => liveOf(antes, servico) !== liveOf(agora, servico))
    .map((servico) => `${servico} agora é ${liveOf(agora, servico) ?? '(nada)'}`);

/** Runs an action on a state; after a concurrent change, reports it and runs once more on the new state. */
async function onFreshState<T>(bench: Workbench, servico: string, before: Estado, run: (estado: Estado) => Promise<T>): Promise<T> {
  try {
    return await run(before);
  } catch (error) {
    if (!(error instanceof DeployRecusado && error.codigo === 'mudou')) throw error;
  }
  const agora = await bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado'));
  if (liveOf(agora, servico) !== liveOf(before, servico)) {
    throw new Impedimento(ditos.publicadaPorOutro(servico, liveOf(agora, servico) ?? '(nada)'));
  }
  bench.say(ditos.mudouAlheio(changesBetween(before, agora)));
  return run(agora).catch((error: unknown) => {
    throw error instanceof DeployRecusado && error.codigo === 'mudou' ? new Impedimento(ditos.mudouDeNovo) : error;
  });
}

function tellWaiting(bench: Workbench, pendente: string): Outcome {
  bench.say(ditos.espera(bench.command(`approve ${pendente}`)));
  bench.say(ditos.retirar(bench.command(`approve ${pendente} --refuse`)));
  return { isWaiting: true };
}

interface Feito {
  readonly servico: string;
  readonly construcao: string;
  readonly canario: Alcance | null;
  readonly antes: string | null;
}

function tellDone(bench: Workbench, { sequencia }: Publicacao, { servico, construcao, canario, antes }: Feito): void {
  const curto = shortName(servico);
  bench.say(ditos.publicada(sequencia, bench.sinceStart()));
  if (canario) {
    bench.say(ditos.canario(servico, construcao, reachWords(canario)));
    bench.say(ditos.ampliar(bench.command(`canary ${curto} --promote --reason "…"`)));
    return bench.say(ditos.desfazer(bench.command(`canary ${curto} --end --reason "…"`)));
  }
  bench.say(ditos.deParaServico(servico, antes, construcao));
  bench.say(antes === null ? ditos.semVolta : ditos.desfazer(bench.command(`rollback ${curto} --to ${antes}`)));
}

/** Deploys a service: builds it, registers it, prints its impact, swaps, and prints the undo command. */
export async function publish(bench: Workbench, pedido: PedidoPublicacao): Promise<Outcome> {
  const { servico, canario, motivo, isDry } = pedido;
  bench.say(ditos.publicando(servico, bench.ambiente, bench.url));
  const asking = bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado')).then((estado) => {
    if (estado.congelado) throw new Impedimento(ditos.congelado(estado.congelado.autor, estado.congelado.motivo));
    return estado;
  });
  // a refused credential is reported by the request below
  asking.catch(() => undefined);
  const construcao = await registeredBuild(bench, pedido, asking);
  const before = await asking;
  const antes = liveOf(before, servico);
  if (antes === construcao && !before.canarios[servico]) {
    bench.say(ditos.jaNoAr(servico, construcao));
    return { isWaiting: false };
  }

  const corpo = { servico, construcao, motivo: motivo ?? ditos.ensaio, ...(canario && { canario }) };
  const deploy = (mais: object) =>
    bench.ask<Publicacao>(ofEnvironment(bench.ambiente, 'implantacoes'), { metodo: 'POST', corpo: { ...corpo, ...mais } });
  return onFreshState(bench, servico, before, async ({ digest: esperado }) => {
    const { impacto } = await deploy({ simular: true, esperado });
    if (impacto) bench.say(impactOf(impacto, servico));
    if (isDry) {
      bench.say(ditos.soSimulado);
      return { isWaiting: false };
    }
    const publicacao = await bench.swap(() => deploy({ esperado }));
    if (publicacao.pendente !== null) return tellWaiting(bench, publicacao.pendente);
    tellDone(bench, publicacao, { servico, construcao, canario, antes });
    return { isWaiting: false };
  });
}

import { ditos } from './deploy.copy.ts';
import { type Estado, ofEnvironment } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';

interface Retorno {
  readonly sequencia: number;
  readonly mudou: boolean;
  /** null: only its canary ended. */
  readonly construcao: string | null;
}

interface PedidoRetorno {
  readonly servico: string;
  readonly para: string | undefined;
  readonly motivo: string | undefined;
}

/** Takes a service back to the build before, or to the one named. */
export async function rollback(bench: Workbench, { servico, para, motivo = ditos.motivoRetorno }: PedidoRetorno): Promise<void> {
  const antes = (await bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado'))).servicos[servico]?.construcao ?? null;
  const corpo = { servico, motivo, ...(para !== undefined && { para }) };
  const { mudou, sequencia, construcao } = await bench.swap(() =>
    bench.ask<Retorno>(ofEnvironment(bench.ambiente, 'retornos'), { metodo: 'POST', corpo }),
  );
  if (!mudou) return bench.say(ditos.semMudanca);
  bench.say(ditos.retornado(sequencia));
  if (construcao === null) return bench.say(ditos.canarioEncerrado(servico));
  bench.say(ditos.deParaServico(servico, antes, construcao));
  if (antes !== null) bench.say(ditos.desfazer(bench.command(`${shortName(servico)} --build ${antes} --reason desfeito`)));
}

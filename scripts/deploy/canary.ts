import { ditos } from './deploy.copy.ts';
import { reachWords } from './impact.ts';
import { type Alcance, ofEnvironment } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';

interface Alvo {
  readonly servico: string;
  readonly motivo: string;
}

const addressOf = ({ ambiente }: Workbench, servico: string, resto = '') =>
  ofEnvironment(ambiente, `canarios/${encodeURIComponent(servico)}${resto}`);

/** The same build for more people. */
export async function growCanary(bench: Workbench, alvo: Alvo & { readonly alcance: Alcance }): Promise<void> {
  const corpo = { ...alvo.alcance, motivo: alvo.motivo };
  const { sequencia, alcance } = await bench.swap(() =>
    bench.ask<{ sequencia: number; alcance: Alcance }>(addressOf(bench, alvo.servico), { metodo: 'PATCH', corpo }),
  );
  bench.say(ditos.canarioAmpliado(sequencia, reachWords(alcance)));
  bench.say(ditos.ampliar(bench.command(`canary ${shortName(alvo.servico)} --promote --reason "…"`)));
  bench.say(ditos.desfazer(bench.command(`canary ${shortName(alvo.servico)} --end --reason "…"`)));
}

/** The canary's build for everyone. */
export async function promoteCanary(bench: Workbench, alvo: Alvo): Promise<void> {
  const { sequencia } = await bench.swap(() =>
    bench.ask<{ sequencia: number }>(addressOf(bench, alvo.servico, '/promocao'), { metodo: 'POST', corpo: { motivo: alvo.motivo } }),
  );
  bench.say(ditos.canarioPromovido(sequencia));
  bench.say(ditos.desfazer(bench.command(`rollback ${shortName(alvo.servico)}`)));
}

/** No user has the canary any more. */
export async function endCanary(bench: Workbench, alvo: Alvo): Promise<void> {
  const { sequencia } = await bench.swap(() =>
    bench.ask<{ sequencia: number }>(addressOf(bench, alvo.servico), { metodo: 'DELETE', corpo: { motivo: alvo.motivo } }),
  );
  bench.say(ditos.canarioFim(sequencia));
}

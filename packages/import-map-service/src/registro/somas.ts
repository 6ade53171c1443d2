import type { RelatoSaude } from '../regras/saude.ts';
import { chaveUso } from './estado.model.ts';

/** Marks kept of one build in one minute: enough to tell many from few. */
export const SESSOES_POR_MINUTO = 1_000;
const MINUTO_MS = 60_000;

export const minutoDe = (momento: Date): string => new Date(Math.floor(momento.getTime() / MINUTO_MS) * MINUTO_MS).toISOString();

/** Reports added up by build and minute, so that a busy day weighs little. */
export function createSomas() {
  const somas = new Map<string, RelatoSaude>();
  return {
    add(relatos: readonly RelatoSaude[]): void {
      for (const { servico, construcao, anonimo = false, montagens, falhas, sessoes, em: momento } of relatos) {
        const em = minutoDe(new Date(momento));
        const chave = `${chaveUso(servico, construcao)} ${em} ${anonimo}`;
        const soma = somas.get(chave) ?? { servico, construcao, anonimo, montagens: 0, falhas: 0, sessoes: [], em };
        somas.set(chave, {
          ...soma,
          montagens: soma.montagens + montagens,
          falhas: soma.falhas + falhas,
          sessoes: [...new Set([...soma.sessoes, ...sessoes])].slice(0, SESSOES_POR_MINUTO),
        });
      }
    },
    all: (): RelatoSaude[] => [...somas.values()],
    /** Everything, which is then no longer here. */
    take(): RelatoSaude[] {
      const tudo = [...somas.values()];
      somas.clear();
      return tudo;
    },
  };
}

import type { RelatoSaude } from '../regras/saude.ts';
import type { Anotacao } from './armazem.ts';
import { chaveUso } from './estado.model.ts';

/** Maximum number of tabs and of people stored per origin and minute. */
export const ABAS_POR_MINUTO = 200;
const MINUTO_MS = 60_000;

export const minutoDe = (momento: Date): string => new Date(Math.floor(momento.getTime() / MINUTO_MS) * MINUTO_MS).toISOString();

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])].slice(0, ABAS_POR_MINUTO);

const countOf = ({ abas, ruins, boas, ...quem }: Anotacao): RelatoSaude => ({
  ...quem,
  montagens: new Set([...abas, ...ruins]).size + boas,
  falhas: ruins.length,
});

/** Aggregates reports by build, origin and minute, to keep a busy day small. */
export function createSomas() {
  const somas = new Map<string, Anotacao>();
  return {
    add(anotacoes: readonly Anotacao[]): void {
      for (const { em: momento, ...dita } of anotacoes) {
        const em = minutoDe(new Date(momento));
        const chave = `${chaveUso(dita.servico, dita.construcao)} ${em} ${dita.tipo} ${dita.origem}`;
        const soma = somas.get(chave);
        somas.set(chave, {
          ...dita,
          em,
          abas: union(soma?.abas ?? [], dita.abas),
          ruins: union(soma?.ruins ?? [], dita.ruins),
          pessoas: union(soma?.pessoas ?? [], dita.pessoas),
          boas: (soma?.boas ?? 0) + dita.boas,
        });
      }
    },
    /** The aggregated reports. */
    counted: (): RelatoSaude[] => [...somas.values()].map(countOf),
    /** Returns everything and empties the aggregate. */
    take(): Anotacao[] {
      const tudo = [...somas.values()];
      somas.clear();
      return tudo;
    },
  };
}

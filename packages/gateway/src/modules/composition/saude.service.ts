import type { RelatoSaude } from '@balcao/contracts';
import type { EstadoAmbiente, RelatoDeConstrucao } from './mapas.port.ts';

/** Whoever reports: a session, or the address of a stranger, both as opaque marks. */
export interface QuemRelata {
  readonly marca: string;
  readonly isSessao: boolean;
}

interface Deps {
  readonly estado: () => EstadoAmbiente | null;
  readonly entregar: (relatos: readonly RelatoDeConstrucao[]) => Promise<void>;
  readonly medir: (relato: RelatoDeConstrucao) => void;
}

/** Builds somebody may be running now: reports of others are not measured, nor passed on. */
function isLive({ servicos, canarios, concessoes }: EstadoAmbiente, { servico, construcao }: RelatoSaude): boolean {
  const passagens = servicos[servico];
  return (
    passagens?.construcao === construcao ||
    canarios[servico]?.item.construcao === construcao ||
    Object.values(concessoes).some(({ construcoes }) => construcoes[servico] === construcao)
  );
}

/** What one tab failed at most in one report: a page in a loop is one page. */
const MAXIMO_POR_RELATO = 20;

export function createSaudeService({ estado, entregar, medir }: Deps) {
  return {
    /** @returns how many reports were taken */
    async receive(relatos: readonly RelatoSaude[], { marca, isSessao }: QuemRelata): Promise<number> {
      const conhecido = estado();
      const vivos = relatos.filter((relato) => conhecido && isLive(conhecido, relato));
      const entregues = vivos.map(({ servico, construcao, montagens, falhas: ditas }) => {
        const falhas = Math.min(ditas, MAXIMO_POR_RELATO);
        const relato = { servico, construcao, montagens: Math.max(montagens, falhas), falhas, sessoes: falhas > 0 ? [marca] : [] };
        medir(relato);
        // anybody can be a stranger: whoever adds up counts them only when many say the same
        return isSessao ? relato : { ...relato, anonimo: true };
      });
      if (entregues.length > 0) await entregar(entregues);
      return vivos.length;
    },
  };
}

export type SaudeService = ReturnType<typeof createSaudeService>;

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
  readonly agora: () => Date;
}

/** Strangers alone take a build back only when so many addresses say the same: anybody can be a stranger. */
export const ESTRANHOS_BASTANTES = 5;
const JANELA_MS = 15 * 60_000;

interface Espera {
  readonly desde: number;
  readonly marcas: Set<string>;
  montagens: number;
  falhas: number;
}

/** Strangers' reports of each build wait here until enough of them failed. */
function createEspera(agora: () => Date) {
  const esperas = new Map<string, Espera>();
  return (relato: RelatoDeConstrucao, marca: string): RelatoDeConstrucao | null => {
    const chave = `${relato.servico}@${relato.construcao}`;
    const momento = agora().getTime();
    for (const [outra, { desde }] of esperas) if (momento - desde > JANELA_MS) esperas.delete(outra);
    const espera = esperas.get(chave) ?? { desde: momento, marcas: new Set<string>(), montagens: 0, falhas: 0 };
    esperas.set(chave, espera);
    if (relato.falhas > 0) espera.marcas.add(marca);
    espera.montagens += relato.montagens;
    espera.falhas += relato.falhas;
    if (espera.marcas.size < ESTRANHOS_BASTANTES) return null;
    const { montagens, falhas, marcas } = espera;
    // what is told is not told again; the marks stay, so that those who follow count at once
    [espera.montagens, espera.falhas] = [0, 0];
    return { ...relato, montagens, falhas, sessoes: [...marcas] };
  };
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

export function createSaudeService({ estado, entregar, medir, agora }: Deps) {
  const wait = createEspera(agora);
  return {
    /** @returns how many reports were taken */
    async receive(relatos: readonly RelatoSaude[], { marca, isSessao }: QuemRelata): Promise<number> {
      const conhecido = estado();
      const vivos = relatos.filter((relato) => conhecido && isLive(conhecido, relato));
      const entregues = vivos.flatMap(({ servico, construcao, montagens, falhas: ditas }) => {
        const falhas = Math.min(ditas, MAXIMO_POR_RELATO);
        const relato = { servico, construcao, montagens: Math.max(montagens, falhas), falhas, sessoes: falhas > 0 ? [marca] : [] };
        medir(relato);
        const seu = isSessao ? relato : wait(relato, marca);
        return seu ? [seu] : [];
      });
      if (entregues.length > 0) await entregar(entregues);
      return vivos.length;
    },
  };
}

export type SaudeService = ReturnType<typeof createSaudeService>;

import { trocasPara } from '@balcao/import-map-service';
import { allRoutes, type RelatoSaude, type SemDono } from '@balcao/contracts';
import type { EstadoAmbiente, RelatoDeConstrucao } from './mapas.port.ts';

/** The reporter and the page of a report. */
export interface QuemRelata extends Pick<RelatoDeConstrucao, 'tipo' | 'origem' | 'pessoa'> {
  /** Mark of the served page; null: not one of our pages. */
  readonly aba: string | null;
  /** Absent for an anonymous visitor. */
  readonly usuarioId?: string;
}

interface Deps {
  readonly estado: () => EstadoAmbiente | null;
  readonly deliver: (relatos: readonly RelatoDeConstrucao[]) => Promise<void>;
  readonly measure: (relato: RelatoDeConstrucao) => void;
  /** Called when no parcel owns an address of the site. */
  readonly warnSemDono: (semDono: SemDono) => void;
  readonly agora: () => Date;
}

type Construcao = Pick<RelatoSaude, 'servico' | 'construcao'>;

/** Whether the reporter is served this build: the live one, one pinned for them, or one granted by support. */
function isServed(estado: EstadoAmbiente, { tipo, origem, usuarioId }: QuemRelata, { servico, construcao }: Construcao): boolean {
  const trocas = trocasPara(estado, tipo === 'visitante' ? {} : { assinaturaId: origem, usuarioId });
  return (
    (trocas[servico] ?? estado.servicos[servico]?.construcao) === construcao ||
    Object.values(estado.concessoes).some(({ construcoes }) => construcoes[servico] === construcao)
  );
}

const MINUTO_MS = 60_000;

/** Filters repeated reports: a page counts once per build and minute, and once more when a success becomes a failure. */
function createContados(agora: () => Date) {
  let minuto = 0;
  let contados = new Set<string>();
  return (dito: string): boolean => {
    const atual = Math.floor(agora().getTime() / MINUTO_MS);
    if (atual !== minuto) [minuto, contados] = [atual, new Set()];
    if (contados.has(dito)) return false;
    contados.add(dito);
    return true;
  };
}

const servicosDasRotas: ReadonlySet<string> = new Set(allRoutes.map(({ parcel }) => `@balcao/${parcel}`));

export function createSaudeService({ estado, deliver, measure, warnSemDono, agora }: Deps) {
  const isNovidade = createContados(agora);
  return {
    /** @returns the number of accepted reports */
    async receive(relatos: readonly RelatoSaude[], quem: QuemRelata): Promise<number> {
      const conhecido = estado();
      const { aba, tipo, origem, pessoa } = quem;
      if (!conhecido || aba === null) return 0;
      const meus = relatos.filter((relato) => relato.montagens + relato.falhas > 0 && isServed(conhecido, quem, relato));
      const novos = meus
        .map(({ servico, construcao, falhas }) => ({ servico, construcao, aba, tipo, origem, pessoa, falhou: falhas > 0 }))
        .filter(({ servico, construcao, falhou }) => isNovidade(`${aba} ${servico} ${construcao} ${falhou}`));
      for (const relato of novos) measure(relato);
      if (novos.length > 0) await deliver(novos);
      return meus.length;
    },
    /** Reports of an address whose parcel is missing in the page's map; accepted when the current map does not have it either. */
    receiveSemDono(ditos: readonly SemDono[], { aba }: Pick<QuemRelata, 'aba'>): void {
      const conhecido = estado();
      if (!conhecido || aba === null) return;
      for (const { servico, rota } of ditos) {
        if (!servicosDasRotas.has(servico) || conhecido.servicos[servico] || !isNovidade(`sem dono ${servico} ${rota}`)) continue;
        warnSemDono({ servico, rota });
      }
    },
  };
}

export type SaudeService = ReturnType<typeof createSaudeService>;

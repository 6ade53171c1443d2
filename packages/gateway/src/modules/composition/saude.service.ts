import { trocasPara } from '@balcao/import-map-service';
import { allRoutes, type RelatoSaude, type SemDono } from '@balcao/contracts';
import type { EstadoAmbiente, RelatoDeConstrucao } from './mapas.port.ts';

/** Whoever reports, and the page it is said by. */
export interface QuemRelata extends Pick<RelatoDeConstrucao, 'tipo' | 'origem' | 'pessoa'> {
  /** Mark of the page that was served; null: none of ours was. */
  readonly aba: string | null;
  /** Absent: a stranger. */
  readonly usuarioId?: string;
}

interface Deps {
  readonly estado: () => EstadoAmbiente | null;
  readonly entregar: (relatos: readonly RelatoDeConstrucao[]) => Promise<void>;
  readonly medir: (relato: RelatoDeConstrucao) => void;
  /** An address of the site is nobody's. */
  readonly avisar: (semDono: SemDono) => void;
  readonly agora: () => Date;
}

type Construcao = Pick<RelatoSaude, 'servico' | 'construcao'>;

/** Whether this is what whoever reports is served: for everyone, for them alone, or lent to somebody by support. */
function isServed(estado: EstadoAmbiente, { tipo, origem, usuarioId }: QuemRelata, { servico, construcao }: Construcao): boolean {
  const trocas = trocasPara(estado, tipo === 'visitante' ? {} : { assinaturaId: origem, usuarioId });
  return (
    (trocas[servico] ?? estado.servicos[servico]?.construcao) === construcao ||
    Object.values(estado.concessoes).some(({ construcoes }) => construcoes[servico] === construcao)
  );
}

const MINUTO_MS = 60_000;

/** Whether a page says something new: it counts once for each build and minute, and once more when what had gone well fails. */
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

export function createSaudeService({ estado, entregar, medir, avisar, agora }: Deps) {
  const isNovidade = createContados(agora);
  return {
    /** @returns how many reports were taken */
    async receive(relatos: readonly RelatoSaude[], quem: QuemRelata): Promise<number> {
      const conhecido = estado();
      const { aba, tipo, origem, pessoa } = quem;
      if (!conhecido || aba === null) return 0;
      const meus = relatos.filter((relato) => relato.montagens + relato.falhas > 0 && isServed(conhecido, quem, relato));
      const novos = meus
        .map(({ servico, construcao, falhas }) => ({ servico, construcao, aba, tipo, origem, pessoa, falhou: falhas > 0 }))
        .filter(({ servico, construcao, falhou }) => isNovidade(`${aba} ${servico} ${construcao} ${falhou}`));
      for (const relato of novos) medir(relato);
      if (novos.length > 0) await entregar(novos);
      return meus.length;
    },
    /** A page was asked for an address whose parcel its map does not have; believed where the map in force does not have it either. */
    receiveSemDono(ditos: readonly SemDono[], { aba }: Pick<QuemRelata, 'aba'>): void {
      const conhecido = estado();
      if (!conhecido || aba === null) return;
      for (const { servico, rota } of ditos) {
        if (!servicosDasRotas.has(servico) || conhecido.servicos[servico] || !isNovidade(`sem dono ${servico} ${rota}`)) continue;
        avisar({ servico, rota });
      }
    },
  };
}

export type SaudeService = ReturnType<typeof createSaudeService>;

import type { Construcoes } from '@balcao/contracts';

/** Builds of one service on two pages. */
export interface Diferenca {
  readonly servico: string;
  /** Undefined where that page has no such service. */
  readonly deles: string | null | undefined;
  readonly minha: string | null | undefined;
  readonly isDiferente: boolean;
}

/** Compares two compositions; services that differ come first. */
export function differencesOf(deles: Construcoes, minhas: Construcoes): Diferenca[] {
  const servicos = [...new Set([...Object.keys(deles), ...Object.keys(minhas)])];
  return servicos
    .map((servico) => ({
      servico,
      deles: deles[servico],
      minha: minhas[servico],
      isDiferente: deles[servico] !== minhas[servico],
    }))
    .sort((a, b) => Number(b.isDiferente) - Number(a.isDiferente));
}

import type { OrcamentoResumo } from '@balcao/contracts';

/** The latest quote of each insured person, newest first: who was served last is often served again. */
export function clientesRecentes(orcamentos: readonly OrcamentoResumo[]): OrcamentoResumo[] {
  const byNome = new Map<string, OrcamentoResumo>();
  for (const orcamento of orcamentos) {
    const nome = orcamento.segurado?.trim().toLocaleLowerCase('pt-BR');
    if (nome && !byNome.has(nome)) byNome.set(nome, orcamento);
  }
  return [...byNome.values()];
}

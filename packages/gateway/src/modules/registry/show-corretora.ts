import type { Tx } from '../../plugins/db.ts';
import type { CorretoraPrincipal, MarcaDaCorretora, RegistryRepository } from './registry.repository.ts';

/** A brokerage as its clients are shown it: with its telephone and its logo, when it has them. */
export async function showCorretora(
  tx: Tx,
  registry: Pick<RegistryRepository, 'findMarca'>,
  corretora: CorretoraPrincipal | null,
): Promise<CorretoraPrincipal & Pick<MarcaDaCorretora, 'telefone' | 'logo'>> {
  if (!corretora) return { nome: '', cnpj: '', susep: '', telefone: '', logo: null };
  const { nome, cnpj, susep } = corretora;
  const marca = await registry.findMarca(tx, cnpj);
  return { nome, cnpj, susep, telefone: marca?.telefone ?? '', logo: marca?.logo ?? null };
}

import type { ConfigEnderecos } from '../../config.ts';

/**
 * An address as stored with the environment's own in place of its `{name}`; null where the environment has none.
 *
 * @example fillEndereco('{ajuda}', enderecos) // 'https://ajuda.balcao.example/busca'
 */
export function fillEndereco(endereco: string, enderecos: ConfigEnderecos): string | null {
  const nome = /^\{(\w+)\}$/.exec(endereco)?.[1];
  if (!nome) return endereco;
  return Object.entries(enderecos).find(([chave]) => chave === nome)?.[1] ?? null;
}

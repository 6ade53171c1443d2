import { registryRepository } from './registry.repository.ts';

export { showCorretora } from './show-corretora.ts';

export type { MarcaDaCorretora, SeguradoraDaCorretora } from './registry.repository.ts';

/** Brokerages, insurers and who sells, as quoting chooses from them. */
export type RegistryPort = Pick<
  typeof registryRepository,
  | 'findComissaoMaxima'
  | 'findCorretora'
  | 'findMarca'
  | 'findPrincipal'
  | 'findRemetente'
  | 'listAtivas'
  | 'listCorretoras'
  | 'listDaCorretora'
  | 'listProdutores'
>;
export const registryPort: RegistryPort = registryRepository;

import type { Origem } from './composicao.model.ts';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

export const copy = {
  ambiente: 'Ambiente',
  sequencia: 'Sequência',
  digest: 'Digest',
  contornar: 'Contornar os módulos na tela',
  servicos: 'Serviços desta página',
  aqui: 'Aqui',
  deTodos: 'De todos',
  igual: 'a mesma',
  desconhecida: 'desconhecida',
  tamanho: 'Tamanho',
  tamanhoDe: (bytes: number | null) => (bytes === null ? '—' : `${numero.format(bytes / 1000)} KB (brotli)`),
  carga: 'Carga',
  montagem: 'Montagem',
  tempoDe: (ms: number | null) => (ms === null ? '—' : `${numero.format(ms)} ms`),
  semAmbiente: 'Esta página não diz de que é composta.',
  semDeTodos: 'O que todos têm não pôde ser lido agora; o resto desta lista vale.',
  tentar: 'Tentar novamente',
} as const;

export const origens: Readonly<Record<Origem, string>> = {
  sobreposicao: 'sobreposta aqui',
  suporte: 'emprestada',
  canario: 'canário',
  local: 'construção local',
  implantada: 'implantada',
  endereco: 'só endereço',
  desconhecida: 'origem desconhecida',
};

export const estados: Readonly<Record<string, string>> = {
  NOT_LOADED: 'não carregada',
  LOADING_SOURCE_CODE: 'carregando',
  NOT_BOOTSTRAPPED: 'carregada',
  BOOTSTRAPPING: 'iniciando',
  NOT_MOUNTED: 'fora da tela',
  MOUNTING: 'montando',
  MOUNTED: 'na tela',
  UPDATING: 'atualizando',
  UNMOUNTING: 'saindo',
  UNLOADING: 'descarregando',
  LOAD_ERROR: 'não carregou',
  SKIP_BECAUSE_BROKEN: 'quebrada',
};

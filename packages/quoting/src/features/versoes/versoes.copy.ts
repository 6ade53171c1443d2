import { formatDataHora } from '@balcao/domain';

/** Sentences of the difference between two runs. */
export const copy = {
  titulo: 'Comparar versões',
  de: 'De',
  para: 'Para',
  versaoDe: (versao: number, criadoEm: string) => `Versão ${versao} · ${formatDataHora(criadoEm)}`,
  mesma: 'Escolha duas versões diferentes.',
  risco: 'Dados que mudaram',
  termos: 'Condições que mudaram',
  precos: 'Preços por seguradora',
  igual: 'Nada mudou aqui entre as duas versões.',
  campo: 'Campo',
  seguradora: 'Seguradora',
  condicao: 'Condição',
  antes: 'Antes',
  depois: 'Depois',
  diferenca: 'Diferença',
  semPreco: 'Sem preço',
  termo: { comissao: 'Comissão', desconto: 'Desconto' },
  subiu: 'subiu',
  caiu: 'caiu',
} as const;

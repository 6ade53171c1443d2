import { rotulosDoRegime } from '@balcao/domain';

/** Words of the record of brokerages. */
export const copy = {
  regime: rotulosDoRegime,
  ativa: 'Ativa',
  inativa: 'Inativa',
  sim: 'Sim',
  nao: 'Não',
  /** An image by the beginning of its hash: two of them can be told apart. */
  imagem: (sha256: string): string => `Imagem ${sha256.slice(0, 6)}`,
  aliquota: 'Alíquota',
  longo: (max: number): string => `Use no máximo ${max} caracteres.`,
  tipoPix: 'Diga o tipo da chave Pix.',
  limitada: 'O seu acesso é só a algumas corretoras: peça a quem vê todas para incluir outra.',
} as const;

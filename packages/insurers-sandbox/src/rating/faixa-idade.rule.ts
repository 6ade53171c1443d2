import type { FaixaIdade } from '../seguradoras/perfil.ts';

const limites: readonly [ate: number, faixa: FaixaIdade][] = [
  [25, '18-25'],
  [35, '26-35'],
  [50, '36-50'],
  [65, '51-65'],
];

/** Band of an age in whole years. */
export const faixaDaIdade = (anos: number): FaixaIdade => limites.find(([ate]) => anos <= ate)?.[1] ?? '66+';

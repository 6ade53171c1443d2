/** A choice of the extension's install modal: how many days it stays away. */
export interface AdiamentoExtensao {
  readonly id: 'depois' | 'amanha' | 'proximaSemana' | 'proximoMes' | 'naoQuero';
  readonly dias: number;
}

/** Later, tomorrow, next week, next month, don't want (spec §4, §9), in the order they are offered. */
export const adiamentosExtensao: readonly AdiamentoExtensao[] = [
  { id: 'depois', dias: 0 },
  { id: 'amanha', dias: 1 },
  { id: 'proximaSemana', dias: 7 },
  { id: 'proximoMes', dias: 30 },
  { id: 'naoQuero', dias: 365 },
];

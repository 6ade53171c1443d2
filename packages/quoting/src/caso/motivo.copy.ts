/** What every dialog that asks for a reason says of it. */
export const copy = {
  motivo: 'Motivo',
  curto: 'Diga o motivo em pelo menos 3 letras.',
} as const;

export const copy = { motivo: 'Motivo', curto: 'Diga o motivo em ao menos 5 letras.' } as const;

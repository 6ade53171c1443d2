export const copy = { suporte: 'Suporte' } as const;

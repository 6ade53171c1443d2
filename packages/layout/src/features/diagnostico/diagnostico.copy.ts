export const copy = { teste: 'Diagnóstico', recorder: 'Gravador de diagnóstico' } as const;

export const copy = { abrindo: 'Abrindo…' } as const;

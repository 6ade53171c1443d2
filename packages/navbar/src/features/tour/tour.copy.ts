export const copy = { tour: 'Tour guiado' } as const;

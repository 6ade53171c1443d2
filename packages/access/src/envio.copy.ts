/** What every form of access says, the first one of all included: nothing else is here. */
export const copy = { tentarNovamente: 'Tentar novamente', email: 'E-mail' } as const;

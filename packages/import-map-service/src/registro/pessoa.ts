/** The installation's own password: whoever holds it, so nobody in particular. */
export const DEPLOYER = 'deployer';

/** The identity of a person, however they write their name. */
export const idDaPessoa = (pessoa: string): string => pessoa.trim().replace(/\s+/g, ' ').toLowerCase();

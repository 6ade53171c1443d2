/** Author of requests made with the installation's password, which identifies no person. */
export const DEPLOYER = 'deployer';

/** Identity of a person, independent of the spelling of the name. */
export const idDaPessoa = (pessoa: string): string => pessoa.trim().replace(/\s+/g, ' ').toLowerCase();

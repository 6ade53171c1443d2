export { addressesOfDescadastro, createTokensDescadastro, type TokensDescadastro } from './descadastro-token.ts';

export { createTokensDescadastro, type TokensDescadastro } from './descadastro-token.ts';

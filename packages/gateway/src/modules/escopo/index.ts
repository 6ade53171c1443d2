export { assertMayDuplicate, assertMayQuote, type Escopo, escopoDe, mayQuote } from './escopo.policy.ts';

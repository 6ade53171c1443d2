export { assertMayDuplicate, assertMayQuote, type Escopo, escopoDe } from './escopo.policy.ts';

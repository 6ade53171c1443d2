export * as publishedQuoteAuto from './opin/quote-auto.published.ts';
export * as publishedQuoteLife from './opin/quote-life.published.ts';
export * as publishedQuotePatrimonial from './opin-patrimonial/quote-patrimonial.published.ts';
export { createSandbox, type OpcoesSandbox, type Sandbox } from './sandbox.ts';

export * as publishedQuoteAuto from './opin/quote-auto.published.ts';
export { createSandbox, type OpcoesSandbox, type Sandbox } from './sandbox.ts';

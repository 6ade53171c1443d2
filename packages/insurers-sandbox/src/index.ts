export * as publishedQuoteAuto from './opin/quote-auto.published.ts';
export * as publishedQuoteLife from './opin/quote-life.published.ts';
export * as publishedQuotePatrimonial from './opin-patrimonial/quote-patrimonial.published.ts';
export { createSandbox, type OpcoesSandbox, type Sandbox } from './sandbox.ts';
export { buildDados } from './documentos/build-dados.ts';
export type { DadosDocumento, TipoDocumento as TipoDocumentoImpresso } from './documentos/dados-documento.ts';
export { drawDocumento, printDocumento } from './documentos/draw-documento.ts';
export { printScan } from './documentos/print-scan.ts';
export { seguradoras as seguradorasDeTeste } from './seguradoras/seguradoras.table.ts';

export { emitProposta } from './emissao.ts';
export { findApolice, judgeContrato, writeApolice, writeContas } from './contrato.ts';
export { type ApoliceLida, completeApolice, corretoraDoDocumento, fillLinhaDigitavel, writeApoliceLida } from './apolice-lida.ts';

export { emitProposta } from './emissao.ts';
export { findApolice, judgeContrato, writeApolice, writeContas } from './contrato.ts';
export {
  completeApolice,
  type ContratoLido,
  contratoLido,
  corretoraDoDocumento,
  fillLinhaDigitavel,
  writeApoliceLida,
} from './apolice-lida.ts';

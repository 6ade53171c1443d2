export {
  bpsDaLinha,
  type CampoDoCasamento,
  type Casamento,
  type ComissaoEsperada,
  type DecisaoDoCasamento,
  type DiferencaDoCasamento,
  foldNumero,
  isNaTolerancia,
  type LinhaDoExtrato,
  type MetodoDeCasamento,
  parametrosCasamento,
  type ParametrosCasamento,
} from './casamento/casamento.ts';
export { matchExtrato } from './casamento/match-extrato.ts';
export { rotulosDoCasamento, rotulosDoMetodo, sayCasamento } from './casamento/say-casamento.ts';

export { keepNewest } from './cotacao/keep-newest.ts';
export { addAnos } from './datas/add-anos.ts';
export { addDias } from './datas/add-dias.ts';
export { diffDias } from './datas/diff-dias.ts';
export { formatData } from './datas/format-data.ts';
export { formatDataHora } from './datas/format-data-hora.ts';
export { formatDuracao } from './datas/format-duracao.ts';
export { formatHora } from './datas/format-hora.ts';
export { FUSO, noFuso } from './datas/fuso.ts';
export { hojeEm } from './datas/hoje-em.ts';
export { idadeEm } from './datas/idade-em.ts';
export { isData } from './datas/is-data.ts';
export { parseData } from './datas/parse-data.ts';
export { formatBps } from './dinheiro/format-bps.ts';
export { formatCentavos } from './dinheiro/format-centavos.ts';
export { formatNumero } from './dinheiro/format-numero.ts';
export { parseBps } from './dinheiro/parse-bps.ts';
export { parseCentavos } from './dinheiro/parse-centavos.ts';
export { percentual } from './dinheiro/percentual.ts';
export { ratear } from './dinheiro/ratear.ts';
export { roundHalfUp } from './dinheiro/round-half-up.ts';
export {
  decideNavigation,
  type DecisaoNavegacao,
  type MotivoRedirecionamento,
  type PedidoNavegacao,
} from './rotas/decide-navigation.ts';
export { marcarRetorno } from './rotas/marcar-retorno.ts';
export { matchRoute, type RotaEncontrada } from './rotas/match-route.ts';
export { returnUrlSeguro } from './rotas/return-url-seguro.ts';
export { type Flags, hasPermissao } from './sessao/has-permissao.ts';
export { isTrialExpirado } from './sessao/is-trial-expirado.ts';
export { parseSessao } from './sessao/parse-sessao.ts';
export { LIMITE_COOKIE, serializeSessao } from './sessao/serialize-sessao.ts';
export { MAX_CORRETORA, truncateCorretora } from './sessao/truncate-corretora.ts';

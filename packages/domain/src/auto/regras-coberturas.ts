import { formatCentavos } from '../dinheiro/format-centavos.ts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { erro, type Regras } from './pedido-validacao.ts';

/** Covers and their limits (domain design §3.2, table of ranges). */
export const regrasCoberturas: Regras = function* ({ risco: { coberturas }, parametros }) {
  if (coberturas.tipo === 'COMPREENSIVA' && !coberturas.franquia) yield obrigatorio('risco.coberturas.franquia');
  yield* naFaixa('risco.coberturas.ajustePct', coberturas.ajustePct, parametros.ajustePct, (pct) => `${pct}%`);
  yield* naFaixa('risco.coberturas.dmCentavos', coberturas.dmCentavos, parametros.dmCentavos, formatCentavos);
  yield* naFaixa('risco.coberturas.dcCentavos', coberturas.dcCentavos, parametros.dcCentavos, formatCentavos);
  yield* naFaixa('risco.coberturas.dmoCentavos', coberturas.dmoCentavos, parametros.dmoCentavos, formatCentavos);
  yield* naFaixa('risco.coberturas.appMorteCentavos', coberturas.appMorteCentavos, parametros.appCentavos, formatCentavos);
  yield* naFaixa('risco.coberturas.appInvalidezCentavos', coberturas.appInvalidezCentavos, parametros.appCentavos, formatCentavos);
  const acessorios = coberturas.acessorios ?? [];
  if (acessorios.length > parametros.acessorios.max) {
    yield erro('risco.coberturas.acessorios', 'muitoLongo', `Informe no máximo ${parametros.acessorios.max} acessórios.`);
  }
  for (const [index, acessorio] of acessorios.entries()) {
    yield* naFaixa(
      `risco.coberturas.acessorios.${index}.valorCentavos`,
      acessorio.valorCentavos,
      parametros.acessorioCentavos,
      formatCentavos,
    );
  }
};

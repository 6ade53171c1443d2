import { formatBps } from '../dinheiro/bps.ts';
import { formatEmpresa } from '../documentos/format-empresa.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { RegrasBloco } from './pedido-blocos.ts';
import { naFaixa, obrigatorio } from './regra-campo.ts';

/** Block C (domain design §3.1): at least one active insurer, each with a commission inside what was agreed. */
export const regrasComercial: RegrasBloco = function* ({ comercial, seguradoras, parametros }) {
  const chosen = comercial.seguradoras ?? [];
  if (chosen.length === 0) yield erroCampo('comercial.seguradoras', 'obrigatorio', 'Escolha ao menos uma seguradora.');
  for (const slug of chosen) {
    const agreed = seguradoras.find((seguradora) => seguradora.slug === slug);
    if (!agreed) {
      yield erroCampo('comercial.seguradoras', 'foraDaLista', `${formatEmpresa(slug)} não está ativa para esta corretora.`);
      continue;
    }
    const comissao = comercial.comissaoBps?.[slug];
    const range = { min: agreed.comissaoMinBps, max: agreed.comissaoMaxBps };
    if (comissao == null) yield obrigatorio(`comercial.comissaoBps.${slug}`);
    yield* naFaixa(`comercial.comissaoBps.${slug}`, comissao, range, formatBps);
    const desconto = { min: parametros.descontoBps.min, max: agreed.descontoMaxBps ?? parametros.descontoBps.max };
    yield* naFaixa(`comercial.descontoBps.${slug}`, comercial.descontoBps?.[slug], desconto, formatBps);
  }
};

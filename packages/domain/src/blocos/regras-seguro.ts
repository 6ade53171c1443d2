import type { ErroCampo } from '@balcao/contracts';
import { addDias, diffDias } from '../datas/add-dias.ts';
import { formatData } from '../datas/format-data.ts';
import { isData } from '../datas/parse-data.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoBlocos, RegrasBloco } from './pedido-blocos.ts';
import { naFaixa, obrigatorio } from './regra-campo.ts';

function* regrasVigencia({ risco, hoje, parametros }: PedidoBlocos): Generator<ErroCampo> {
  const { vigIni, vigFim } = risco.seguro;
  if (!vigIni || !isData(vigIni)) return;
  const first = addDias(hoje, parametros.inicioVigenciaDias.min);
  const last = addDias(hoje, parametros.inicioVigenciaDias.max);
  if (vigIni < first) yield erroCampo('risco.seguro.vigIni', 'foraDaFaixa', `A vigência não pode começar antes de ${formatData(first)}.`);
  if (vigIni > last) yield erroCampo('risco.seguro.vigIni', 'foraDaFaixa', `A vigência deve começar até ${formatData(last)}.`);
  if (!vigFim || !isData(vigFim)) return;
  const dias = diffDias(vigIni, vigFim);
  if (dias < parametros.vigenciaDias.min)
    yield erroCampo('risco.seguro.vigFim', 'conflito', 'O fim da vigência deve ser depois do início.');
  if (dias > parametros.vigenciaDias.max) {
    yield erroCampo(
      'risco.seguro.vigFim',
      'foraDaFaixa',
      `O fim da vigência deve ser até ${formatData(addDias(vigIni, parametros.vigenciaDias.max))}.`,
    );
  }
}

/** A renewal, from the same insurer or another, must say what it renews. */
function* regrasRenovacao({ risco, parametros }: PedidoBlocos): Generator<ErroCampo> {
  const { seguradoraAnterior, apoliceAnterior, fimVigAnterior, premioAnteriorCentavos, sinistros } = risco.seguro;
  if (!seguradoraAnterior) yield obrigatorio('risco.seguro.seguradoraAnterior');
  if (!apoliceAnterior) yield obrigatorio('risco.seguro.apoliceAnterior');
  if (!fimVigAnterior) yield obrigatorio('risco.seguro.fimVigAnterior');
  yield* naFaixa('risco.seguro.premioAnteriorCentavos', premioAnteriorCentavos, parametros.premioAnteriorCentavos, formatCentavos);
  if (sinistros == null) yield obrigatorio('risco.seguro.sinistros');
  yield* naFaixa('risco.seguro.sinistros', sinistros, parametros.sinistros);
}

/** Who sells shares the whole, no more and no less. */
function* regrasProdutores({ risco }: PedidoBlocos): Generator<ErroCampo> {
  const produtores = risco.seguro.produtores ?? [];
  if (produtores.length === 0) return;
  const campo = 'risco.seguro.produtores';
  if (new Set(produtores.map(({ id }) => id)).size < produtores.length) yield erroCampo(campo, 'conflito', 'Há um produtor repetido.');
  if (produtores.some(({ pctBps }) => (pctBps ?? 0) <= 0))
    yield erroCampo(campo, 'foraDaFaixa', 'Cada produtor deve ter uma participação acima de zero.');
  const sum = produtores.reduce((total, { pctBps }) => total + (pctBps ?? 0), 0);
  if (sum !== 10_000) yield erroCampo(campo, 'invalido', 'As participações dos produtores devem somar 100%.');
}

/** Block B (domain design §3.1): what is contracted, from when, and what it renews. */
export const regrasSeguro: RegrasBloco = function* (pedido) {
  const { tipo } = pedido.risco.seguro;
  yield* regrasVigencia(pedido);
  if (tipo && tipo !== 'NOVO') yield* regrasRenovacao(pedido);
  yield* regrasProdutores(pedido);
};

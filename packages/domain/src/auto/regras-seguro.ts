import type { ErroCampo } from '@balcao/contracts';
import { addDias } from '../datas/add-dias.ts';
import { diffDias } from '../datas/diff-dias.ts';
import { formatData } from '../datas/format-data.ts';
import { isData } from '../datas/is-data.ts';
import { erro, naFaixa, obrigatorio, type PedidoValidacao, type Regras } from './pedido-validacao.ts';

function* regrasVigencia({ risco, hoje, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const { vigIni, vigFim } = risco.seguro;
  if (!vigIni || !isData(vigIni)) return;
  const first = addDias(hoje, parametros.inicioVigenciaDias.min);
  const last = addDias(hoje, parametros.inicioVigenciaDias.max);
  if (vigIni < first) yield erro('risco.seguro.vigIni', 'foraDaFaixa', `A vigência não pode começar antes de ${formatData(first)}.`);
  if (vigIni > last) yield erro('risco.seguro.vigIni', 'foraDaFaixa', `A vigência deve começar até ${formatData(last)}.`);
  if (!vigFim || !isData(vigFim)) return;
  const dias = diffDias(vigIni, vigFim);
  if (dias < parametros.vigenciaDias.min) yield erro('risco.seguro.vigFim', 'conflito', 'O fim da vigência deve ser depois do início.');
  if (dias > parametros.vigenciaDias.max) {
    yield erro(
      'risco.seguro.vigFim',
      'foraDaFaixa',
      `O fim da vigência deve ser até ${formatData(addDias(vigIni, parametros.vigenciaDias.max))}.`,
    );
  }
}

/** A renewal, from the same insurer or another, must say what it renews. */
function* regrasRenovacao({ risco, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const { seguradoraAnterior, apoliceAnterior, fimVigAnterior, sinistros } = risco.seguro;
  if (!seguradoraAnterior) yield obrigatorio('risco.seguro.seguradoraAnterior');
  if (!apoliceAnterior) yield obrigatorio('risco.seguro.apoliceAnterior');
  if (!fimVigAnterior) yield obrigatorio('risco.seguro.fimVigAnterior');
  if (sinistros == null) yield obrigatorio('risco.seguro.sinistros');
  yield* naFaixa('risco.seguro.sinistros', sinistros, parametros.sinistros);
}

/** Who sells shares the whole, no more and no less. */
function* regrasProdutores({ risco }: PedidoValidacao): Generator<ErroCampo> {
  const produtores = risco.seguro.produtores ?? [];
  if (produtores.length === 0) return;
  const campo = 'risco.seguro.produtores';
  if (new Set(produtores.map(({ id }) => id)).size < produtores.length) yield erro(campo, 'conflito', 'Há um produtor repetido.');
  if (produtores.some(({ pctBps }) => (pctBps ?? 0) <= 0))
    yield erro(campo, 'foraDaFaixa', 'Cada produtor deve ter uma participação acima de zero.');
  const sum = produtores.reduce((total, { pctBps }) => total + (pctBps ?? 0), 0);
  if (sum !== 10_000) yield erro(campo, 'invalido', 'As participações dos produtores devem somar 100%.');
}

/**
 * Class of bonus. A new insurance starts at class 0: a class earned elsewhere comes with the policy that earned it, which is
 * a renewal *congênere* and asks for it.
 */
function* regrasBonus({ risco, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const { bonus, ci } = risco.renovacao;
  yield* naFaixa('risco.renovacao.bonus', bonus, parametros.bonus);
  if (typeof bonus !== 'number' || bonus <= 0) return;
  if (risco.seguro.tipo === 'NOVO') {
    yield erro('risco.renovacao.bonus', 'conflito', 'Seguro novo começa na classe 0. Para aproveitar bônus, escolha renovação.');
  } else if (!ci) {
    yield erro('risco.renovacao.ci', 'obrigatorio', 'Informe o código de identificação (CI) que comprova o bônus.');
  }
}

/** Block B (domain design §3.1) with the bonus of §3.2 AUTO: what is contracted, from when, and what it renews. */
export const regrasSeguro: Regras = function* (pedido) {
  const { tipo } = pedido.risco.seguro;
  yield* regrasVigencia(pedido);
  if (tipo && tipo !== 'NOVO') yield* regrasRenovacao(pedido);
  yield* regrasProdutores(pedido);
  yield* regrasBonus(pedido);
  const { ci } = pedido.risco.renovacao;
  if (ci && !/^[0-9A-Z./-]{1,40}$/i.test(ci)) yield erro('risco.renovacao.ci', 'invalido', 'O CI tem apenas letras e números, até 40.');
};

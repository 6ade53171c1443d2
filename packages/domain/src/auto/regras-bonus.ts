import type { ErroCampo } from '@balcao/contracts';
import { naFaixa } from '../blocos/regra-campo.ts';
import { erro, type PedidoValidacao, type Regras } from './pedido-validacao.ts';

/**
 * Class of bonus. A new insurance starts at class 0: a class earned elsewhere comes with the policy that earned it, which is
 * a renewal *congênere* and asks for it.
 */
function* regrasClasse({ risco, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const { bonus, ci } = risco.renovacao;
  yield* naFaixa('risco.renovacao.bonus', bonus, parametros.bonus);
  if (typeof bonus !== 'number' || bonus <= 0) return;
  if (risco.seguro.tipo === 'NOVO') {
    yield erro('risco.renovacao.bonus', 'conflito', 'Seguro novo começa na classe 0. Para aproveitar bônus, escolha renovação.');
  } else if (!ci) {
    yield erro('risco.renovacao.ci', 'obrigatorio', 'Informe o código de identificação (CI) que comprova o bônus.');
  }
}

/** Class of bonus and the code that proves it (domain design §3.2 AUTO, *Renovação*). */
export const regrasBonus: Regras = function* (pedido) {
  yield* regrasClasse(pedido);
  const { ci } = pedido.risco.renovacao;
  if (ci && !/^[0-9A-Z./-]{1,40}$/i.test(ci)) yield erro('risco.renovacao.ci', 'invalido', 'O CI tem apenas letras e números, até 40.');
};

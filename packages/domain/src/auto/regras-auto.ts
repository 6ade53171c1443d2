import type { ErroCampo, Rascunho, RiscoAuto } from '@balcao/contracts';
import { naFaixa } from '../blocos/regra-campo.ts';
import { regraNascimento, regraNomeCompleto } from '../blocos/regras-pessoa.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData } from '../datas/parse-data.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { PedidoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { parametrosAuto } from './parametros-auto.ts';

/** A risk of the auto form, as far as it was typed. */
export const openAuto = (risco: RiscoAberto) => risco as RiscoAberto & Rascunho<RiscoAuto>;

interface Pedido extends Omit<PedidoLinha, 'risco'> {
  readonly risco: ReturnType<typeof openAuto>;
}

function* regrasVeiculo({ risco: { veiculo }, hoje }: Pedido): Generator<ErroCampo> {
  const { zeroKm, placa, anoFabricacao, anoModelo } = veiculo ?? {};
  if (zeroKm && placa)
    yield erroCampo('risco.veiculo.placa', 'conflito', 'Veículo zero km não tem placa: apague a placa ou desmarque zero km.');
  const anos = { min: parametrosAuto.anoFabricacaoMin, max: Number(hoje.slice(0, 4)) };
  yield* naFaixa('risco.veiculo.anoFabricacao', anoFabricacao, anos);
  if (typeof anoFabricacao !== 'number' || typeof anoModelo !== 'number') return;
  if (anoModelo !== anoFabricacao && anoModelo !== anoFabricacao + 1) {
    const mensagem = `O ano do modelo deve ser ${anoFabricacao} ou ${anoFabricacao + 1}.`;
    yield erroCampo('risco.veiculo.anoModelo', 'conflito', mensagem);
  }
}

/** Nobody has been licensed for longer than since the age one may be: 0 … age − 18. */
function* regrasCnh({ risco: { condutor, segurado }, hoje, parametros }: Pedido): Generator<ErroCampo> {
  const nascimento = condutor?.igualSegurado ? segurado.nascimento : condutor?.nascimento;
  const idade = nascimento && isData(nascimento) ? idadeEm(nascimento, hoje) : parametros.idade.max;
  yield* naFaixa('risco.condutor.anosCnh', condutor?.anosCnh, { min: 0, max: Math.max(0, idade - parametros.idade.min) });
}

function* regrasCondutor(pedido: Pedido): Generator<ErroCampo> {
  const { condutor, segurado } = pedido.risco;
  if (segurado.pessoa === 'PJ' && condutor?.igualSegurado) {
    yield erroCampo('risco.condutor.igualSegurado', 'conflito', 'Pessoa jurídica não dirige: informe o condutor principal.');
  }
  yield* regraNomeCompleto('risco.condutor.nome', condutor?.nome);
  yield* regraNascimento('risco.condutor.nascimento', condutor?.nascimento, pedido);
  yield* regrasCnh(pedido);
}

/**
 * Class of bonus. A new insurance starts at class 0: a class earned elsewhere comes with the policy that earned it, which is a renewal
 * *congênere* and asks for it.
 */
function* regrasBonus({ risco: { renovacao, seguro } }: Pedido): Generator<ErroCampo> {
  const { bonus, ci } = renovacao ?? {};
  if (typeof bonus === 'number' && bonus > 0 && seguro.tipo === 'NOVO') {
    const mensagem = 'Seguro novo começa na classe 0. Para aproveitar bônus, escolha renovação.';
    yield erroCampo('risco.renovacao.bonus', 'conflito', mensagem);
  }
  if (ci && !/^[0-9A-Z./-]{1,40}$/i.test(ci)) {
    yield erroCampo('risco.renovacao.ci', 'invalido', 'O CI tem apenas letras e números, até 40.');
  }
}

function* regrasAcessorios({ risco: { coberturas } }: Pedido): Generator<ErroCampo> {
  const campo = 'risco.coberturas.acessorios';
  const { acessorios, acessorioCentavos } = parametrosAuto;
  const itens = coberturas?.acessorios ?? [];
  if (itens.length > acessorios.max) yield erroCampo(campo, 'muitoLongo', `Informe no máximo ${acessorios.max} acessórios.`);
  for (const [index, { valorCentavos }] of itens.entries()) {
    yield* naFaixa(`${campo}.${index}.valorCentavos`, valorCentavos, acessorioCentavos, formatCentavos);
  }
}

/** What fields of the auto form say of each other, and of the day they are judged on (domain design §3.2 AUTO). */
export function* regrasAuto(pedido: PedidoLinha): Generator<ErroCampo> {
  const aberto: Pedido = { ...pedido, risco: openAuto(pedido.risco) };
  yield* regrasVeiculo(aberto);
  yield* regrasCondutor(aberto);
  yield* regrasBonus(aberto);
  yield* regrasAcessorios(aberto);
}

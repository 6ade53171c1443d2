import type { ErroCampo } from '@balcao/contracts';
import { formatCentavos } from '../dinheiro/format-centavos.ts';
import { isChassi } from '../documentos/is-chassi.ts';
import { isCodigoFipe } from '../documentos/is-codigo-fipe.ts';
import { isPlaca } from '../documentos/placa.ts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { erro, type PedidoValidacao, type Regras } from './pedido-validacao.ts';
import { regraDocumento } from '../blocos/regras-pessoa.ts';

function* regrasIdentificacao({ risco: { veiculo } }: PedidoValidacao): Generator<ErroCampo> {
  const { zeroKm, placa, chassi, fipe } = veiculo;
  if (zeroKm && placa) yield erro('risco.veiculo.placa', 'conflito', 'Veículo zero km não tem placa: apague a placa ou desmarque zero km.');
  if (!zeroKm && !placa) yield erro('risco.veiculo.placa', 'obrigatorio', 'Informe a placa ou marque zero km.');
  if (!zeroKm && placa && !isPlaca(placa)) yield erro('risco.veiculo.placa', 'invalido', 'Informe uma placa como ABC1D23 ou ABC-1234.');
  if (chassi && !isChassi(chassi)) yield erro('risco.veiculo.chassi', 'invalido', 'O chassi tem 17 letras e números, sem I, O e Q.');
  if (fipe && !isCodigoFipe(fipe)) yield erro('risco.veiculo.fipe', 'invalido', 'Informe o código FIPE como 000000-0.');
}

function* regrasAno({ risco: { veiculo }, hoje, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const { anoFabricacao, anoModelo } = veiculo;
  yield* naFaixa('risco.veiculo.anoFabricacao', anoFabricacao, { min: parametros.anoFabricacaoMin, max: Number(hoje.slice(0, 4)) });
  if (typeof anoFabricacao !== 'number' || typeof anoModelo !== 'number') return;
  if (anoModelo !== anoFabricacao && anoModelo !== anoFabricacao + 1) {
    yield erro('risco.veiculo.anoModelo', 'conflito', `O ano do modelo deve ser ${anoFabricacao} ou ${anoFabricacao + 1}.`);
  }
}

/** Vehicle and owner (domain design §3.2 AUTO). */
export const regrasVeiculo: Regras = function* (pedido) {
  const { veiculo, proprietario } = pedido.risco;
  const { parametros } = pedido;
  yield* regrasIdentificacao(pedido);
  yield* regrasAno(pedido);
  yield* naFaixa('risco.veiculo.valorFipeCentavos', veiculo.valorFipeCentavos, parametros.valorFipeCentavos, formatCentavos);
  yield* naFaixa('risco.veiculo.lugares', veiculo.lugares, parametros.lugares);
  if (veiculo.kitGas && veiculo.kitGasValorCentavos == null) yield obrigatorio('risco.veiculo.kitGasValorCentavos');
  yield* naFaixa('risco.veiculo.kitGasValorCentavos', veiculo.kitGasValorCentavos, parametros.kitGasCentavos, formatCentavos);
  if (veiculo.blindado && veiculo.blindagemValorCentavos == null) yield obrigatorio('risco.veiculo.blindagemValorCentavos');
  yield* naFaixa('risco.veiculo.blindagemValorCentavos', veiculo.blindagemValorCentavos, parametros.blindagemCentavos, formatCentavos);
  if (proprietario.igualSegurado !== false) return;
  if (!proprietario.documento) yield obrigatorio('risco.proprietario.documento');
  if (!proprietario.nome) yield obrigatorio('risco.proprietario.nome');
  yield* regraDocumento('risco.proprietario.documento', proprietario.documento);
};

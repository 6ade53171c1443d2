import type { ErroCampo } from '@balcao/contracts';
import { idadeEm } from '../datas/idade-em.ts';
import { isData } from '../datas/is-data.ts';
import { isCep } from '../documentos/cep.ts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { type Caminho, erro, type PedidoValidacao, type Regras } from './pedido-validacao.ts';
import { regraDocumento, regraNascimento, regraNomeCompleto } from '../blocos/regras-pessoa.ts';

const EXIGIDOS = ['cpf', 'nome', 'nascimento', 'sexo', 'estadoCivil', 'anosCnh'] as const;

/** A driver who is not the insured must be told whole; how related, only to a person. */
function* regrasOutroCondutor(pedido: PedidoValidacao): Generator<ErroCampo> {
  const { condutor, segurado } = pedido.risco;
  for (const campo of EXIGIDOS) if (condutor[campo] == null) yield obrigatorio(`risco.condutor.${campo}`);
  if (segurado.pessoa === 'PF' && !condutor.relacao) yield obrigatorio('risco.condutor.relacao');
  yield* regraDocumento('risco.condutor.cpf', condutor.cpf, 'PF');
  yield* regraNomeCompleto('risco.condutor.nome', condutor.nome);
  yield* regraNascimento('risco.condutor.nascimento', condutor.nascimento, pedido);
}

/** Nobody has been licensed for longer than since the age one may be: 0 … age − 18. */
function* regrasCnh({ risco: { condutor, segurado }, hoje, parametros }: PedidoValidacao): Generator<ErroCampo> {
  const nascimento = condutor.igualSegurado ? segurado.nascimento : condutor.nascimento;
  const idade = nascimento && isData(nascimento) ? idadeEm(nascimento, hoje) : parametros.idade.max;
  yield* naFaixa('risco.condutor.anosCnh', condutor.anosCnh, { min: 0, max: Math.max(0, idade - parametros.idade.min) });
}

function* regrasCondutor(pedido: PedidoValidacao): Generator<ErroCampo> {
  const { condutor, segurado } = pedido.risco;
  if (segurado.pessoa === 'PJ' && condutor.igualSegurado) {
    yield erro('risco.condutor.igualSegurado', 'conflito', 'Pessoa jurídica não dirige: informe o condutor principal.');
  }
  if (condutor.igualSegurado === false) yield* regrasOutroCondutor(pedido);
  yield* regrasCnh(pedido);
  if (!condutor.jovens) return;
  if (!condutor.jovensSexo) yield obrigatorio('risco.condutor.jovensSexo');
  if (condutor.jovensCobrir == null) yield obrigatorio('risco.condutor.jovensCobrir');
}

/** Use, overnight place and drivers (domain design §3.2 AUTO). */
export const regrasPerfil: Regras = function* (pedido) {
  const { uso, pernoite } = pedido.risco;
  const { parametros } = pedido;
  const cep: Caminho = 'risco.pernoite.cepPernoite';
  if (uso.uso === 'EXERCICIO_DO_TRABALHO' && !uso.atividade) yield obrigatorio('risco.uso.atividade');
  yield* naFaixa('risco.uso.kmSemana', uso.kmSemana, parametros.kmSemana);
  yield* naFaixa('risco.uso.trabalhoDistanciaKm', uso.trabalhoDistanciaKm, parametros.distanciaKm);
  yield* naFaixa('risco.uso.estudoDistanciaKm', uso.estudoDistanciaKm, parametros.distanciaKm);
  if (pernoite.cepPernoite && !isCep(pernoite.cepPernoite)) yield erro(cep, 'invalido', 'Informe um CEP com oito dígitos.');
  yield* naFaixa('risco.pernoite.veiculosNaResidencia', pernoite.veiculosNaResidencia, parametros.veiculosNaResidencia);
  yield* regrasCondutor(pedido);
};

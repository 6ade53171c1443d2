import {
  ConsultaContasFinanceiras,
  contaFinanceiraCalls,
  type DadosContaFinanceira,
  extratoBancarioCalls,
  type FichaContaFinanceira,
} from '@balcao/contracts';
import {
  camposDaConta,
  type DadosVisiveisDaConta,
  type Digitado,
  formContaFinanceira as form,
  hojeEm,
  listaNoEndereco,
} from '@balcao/domain';
import { defineFormulario, defineRegistro } from '@balcao/shared/records';
import { copy } from './extrato-bancario.copy.ts';

/** An account as it is typed; whose it is comes along as it stands. */
type Digitada = Digitado<DadosVisiveisDaConta & Pick<DadosContaFinanceira, 'corretoraId'>>;

export const contas = defineRegistro({
  calls: contaFinanceiraCalls,
  endereco: listaNoEndereco({ schema: ConsultaContasFinanceiras, filtros: ['q', 'situacao'], ordem: 'nome' }),
  arquivo: copy.contas.arquivo,
  named: (contaId) => ({ contaId }),
  idOf: ({ id }) => id,
  tambem: [contaFinanceiraCalls.listOpcoes, extratoBancarioCalls.listSaldos],
});

/** A statement is of a month: what its first days moved is counted. */
const nova = (): Pick<Digitada, 'tipo' | 'saldoInicialEm'> => ({ tipo: 'CORRENTE', saldoInicialEm: `${hojeEm(new Date()).slice(0, 8)}01` });

const camposOf = (digitada: Digitada): readonly string[] => Object.keys(camposDaConta(digitada));

export const useFormConta = defineFormulario<FichaContaFinanceira, Digitada>(contas, {
  digitadoDe: (ficha) => ({ ...form.digitadoDe(ficha), corretoraId: ficha?.corretoraId ?? null, ...(!ficha && nova()) }),
  dadosDe: ({ corretoraId, ...digitado }) => ({ ...form.dadosDe(digitado), corretoraId }),
  camposOf,
  // what a drawer does not have is not asked of it
  judge: (digitado) => Object.fromEntries(Object.entries(form.judge(digitado)).filter(([campo]) => camposOf(digitado).includes(campo))),
  parseDigitado: (valor) => form.parseDigitado(valor) as Digitada | null,
});

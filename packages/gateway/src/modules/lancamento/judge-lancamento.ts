import type { DadosLancamento, ErroCampo } from '@balcao/contracts';
import { hojeEm, validateLancamento } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { antesDaConta, daLista } from './lancamento.errors.ts';
import { lancamentoRepository as lancamentos } from './lancamento.repository.ts';

/**
 * What is wrong with an entry, at its fields, one of each: what does not go together, and what it names and is not there.
 *
 * @param id the entry that has it already; null of a new one
 * @param pagoEm the day it was done; null of one that is expected
 */
export type JudgeLancamento = (tx: Tx, dados: DadosLancamento, id: string | null, pagoEm: string | null) => Promise<ErroCampo[]>;

export function createJudgeLancamento({ agora }: Pick<Recursos, 'agora'>): JudgeLancamento {
  return async (tx, dados, id, pagoEm) => {
    const { categoria, centro, contaDesde, destinoDesde } = await lancamentos.holdCitados(tx, dados, id);
    const desde = [contaDesde, destinoDesde]
      .filter((dia) => dia !== null && pagoEm !== null && pagoEm < dia)
      .toSorted()
      .at(-1);
    const errors = [
      ...validateLancamento(dados, { pagoEm, hoje: hojeEm(agora()) }),
      ...(categoria ? [] : [daLista('categoriaId')]),
      ...(centro ? [] : [daLista('centroId')]),
      ...(dados.contaId !== null && contaDesde === null ? [daLista('contaId')] : []),
      ...(dados.destinoId !== null && destinoDesde === null ? [daLista('destinoId')] : []),
      ...(desde ? [antesDaConta(desde)] : []),
    ];
    return errors.filter(({ campo }, index) => errors.findIndex((erro) => erro.campo === campo) === index);
  };
}

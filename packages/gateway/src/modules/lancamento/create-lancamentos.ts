import type { DadosLancamento, FichaLancamento, OrigemLancamento } from '@balcao/contracts';
import { normalizeLancamento } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { createJudgeLancamento } from './judge-lancamento.ts';
import { lancamentoAlterado, lancamentoConciliado, statusContrario, tipoFixo } from './lancamento.errors.ts';
import { lancamentoRepository as lancamentos, type LancamentoSeguro } from './lancamento.repository.ts';

/** An entry that is to be. */
export interface NovoLancamento extends DadosLancamento {
  readonly origem: OrigemLancamento;
  /** The record it comes from: an entry that is not typed is found by it, and changed by whoever made it. */
  readonly origemId: string | null;
  /** The day it was done; null: it is expected. */
  readonly pagoEm: string | null;
  /** Whether a movement of the bank is it. */
  readonly isConciliado?: boolean;
}

/** Which entry, and what was read of it: without a version, it is changed whatever stands. */
export interface AlvoLancamento {
  readonly id: string;
  readonly versao?: number | undefined;
}

/** What an entry is done with. */
export interface Realizacao {
  /** Null: the account that it names already. */
  readonly contaId: string | null;
  readonly pagoEm: string;
  /** What moved; null: what was expected. */
  readonly valorCentavos: number | null;
  readonly isConciliado?: boolean;
}

/**
 * Entries of the cash flow, written in the caller's transaction; the ledger follows by itself. Whether the caller may is the caller's to judge.
 * Each refuses with 404, 409 when somebody wrote since `versao` was read or when the entry does not stand as the act needs it, 422 at fields.
 */
export interface LancamentoPort {
  createLancamento(tx: Tx, contexto: Contexto, novo: NovoLancamento): Promise<FichaLancamento>;
  /** Writes over one that is not called off; of one that was done, `pagoEm` is the day it was. */
  changeLancamento(tx: Tx, alvo: AlvoLancamento, dados: DadosLancamento & { readonly pagoEm: string | null }): Promise<FichaLancamento>;
  /** What was expected is done: on this day, with this account, at this value. */
  realiseLancamento(tx: Tx, alvo: AlvoLancamento, realizacao: Realizacao): Promise<FichaLancamento>;
  /** What was done, or called off, is expected again, at the value and with the account it was expected with. */
  reopenLancamento(tx: Tx, alvo: AlvoLancamento): Promise<FichaLancamento>;
  /** What was expected is not, any more. */
  cancelLancamento(tx: Tx, alvo: AlvoLancamento): Promise<FichaLancamento>;
  /** Says whether a movement of the bank is this one, which was done. While it is, nothing else changes it. */
  setConciliado(tx: Tx, id: string, isConciliado: boolean): Promise<void>;
  /** Takes away one that should never have been: what was created of a movement that is undone. */
  removeLancamento(tx: Tx, alvo: AlvoLancamento): Promise<void>;
}

/** The door of entries, by the clock that says what day it is. */
export function createLancamentos({ agora }: Pick<Recursos, 'agora'>): LancamentoPort {
  const judge = createJudgeLancamento({ agora });

  async function read(tx: Tx, id: string): Promise<FichaLancamento> {
    const ficha = await lancamentos.find(tx, id);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  async function hold(tx: Tx, { id, versao }: AlvoLancamento): Promise<LancamentoSeguro> {
    const seguro = await lancamentos.lock(tx, id);
    if (!seguro) throw naoEncontrado();
    if (versao !== undefined && seguro.versao !== versao) throw lancamentoAlterado(await read(tx, id));
    return seguro;
  }

  async function assertValid(tx: Tx, dados: DadosLancamento, id: string | null, pagoEm: string | null): Promise<void> {
    const errors = await judge(tx, dados, id, pagoEm);
    if (errors.length > 0) throw camposInvalidos(errors);
  }

  return {
    async createLancamento(tx, contexto, { origem, origemId, pagoEm, isConciliado = false, ...typed }) {
      const dados = normalizeLancamento(typed);
      await assertValid(tx, dados, null, pagoEm);
      const id = uuidv7();
      await lancamentos.insert(tx, contexto, { ...dados, id, origem, origemId, pagoEm, isConciliado });
      return read(tx, id);
    },

    async changeLancamento(tx, alvo, { pagoEm, ...typed }) {
      const { status, isConciliado } = await hold(tx, alvo);
      if (status === 'CANCELADO') throw statusContrario(status);
      if (isConciliado) throw lancamentoConciliado();
      const dados = normalizeLancamento(typed);
      if ((await read(tx, alvo.id)).tipo !== dados.tipo) throw tipoFixo();
      // the day of one that was done may be another, but it stays done
      const dia = status === 'REALIZADO' ? (pagoEm ?? (await read(tx, alvo.id)).pagoEm) : null;
      await assertValid(tx, dados, alvo.id, dia);
      await lancamentos.update(tx, alvo.id, dados, dia);
      return read(tx, alvo.id);
    },

    async realiseLancamento(tx, alvo, { contaId, pagoEm, valorCentavos, isConciliado = false }) {
      const { status } = await hold(tx, alvo);
      if (status !== 'PREVISTO') throw statusContrario(status);
      const atual = await read(tx, alvo.id);
      const dados = { ...atual, contaId: contaId ?? atual.contaId, valorCentavos: valorCentavos ?? atual.valorCentavos };
      await assertValid(tx, dados, alvo.id, pagoEm);
      await lancamentos.setRealizado(tx, alvo.id, {
        contaId: dados.contaId as string,
        pagoEm,
        valorCentavos: dados.valorCentavos,
        isConciliado,
      });
      return read(tx, alvo.id);
    },

    async reopenLancamento(tx, alvo) {
      const { status, isConciliado } = await hold(tx, alvo);
      if (status === 'PREVISTO') throw statusContrario(status);
      if (isConciliado) throw lancamentoConciliado();
      await lancamentos.setPrevisto(tx, alvo.id);
      return read(tx, alvo.id);
    },

    async cancelLancamento(tx, alvo) {
      const { status } = await hold(tx, alvo);
      if (status !== 'PREVISTO') throw statusContrario(status);
      await lancamentos.setCancelado(tx, alvo.id);
      return read(tx, alvo.id);
    },

    async setConciliado(tx, id, isConciliado) {
      const { status } = await hold(tx, { id });
      if (status !== 'REALIZADO') throw statusContrario(status);
      await lancamentos.setConciliado(tx, id, isConciliado);
    },

    async removeLancamento(tx, alvo) {
      const { isConciliado } = await hold(tx, alvo);
      if (isConciliado) throw lancamentoConciliado();
      await lancamentos.remove(tx, alvo.id);
    },
  };
}

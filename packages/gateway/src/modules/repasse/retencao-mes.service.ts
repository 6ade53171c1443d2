import {
  type DiferencaDeRetencao,
  diferencaDoMes,
  hojeEm,
  MES_VAZIO,
  type MesDoProdutor,
  retencoesDoRepasse,
  SEM_DIFERENCA,
  type TabelaDeRetencao,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { Candidato, PagamentoPreso } from './lote.repository.ts';
import { foraDoMes } from './repasse.errors.ts';
import type { PagamentoDoMes, RetencaoMesRepository } from './retencao-mes.repository.ts';

interface Deps extends Pick<Recursos, 'agora'> {
  readonly retencoes: RetencaoMesRepository;
}

/** The tables of a month, what was paid in it by them, and what differs of months before. */
export interface Mes {
  readonly mes: string;
  readonly tabela: TabelaDeRetencao | null;
  readonly pagos: ReadonlyMap<string, MesDoProdutor>;
  readonly diferencas: ReadonlyMap<string, DiferencaDeRetencao>;
}

/** What a payment withholds of a candidate, in a month. */
export const withheldIn =
  ({ mes, tabela, pagos, diferencas }: Mes) =>
  (candidato: Candidato) => {
    const antes = pagos.get(candidato.produtorId) ?? MES_VAZIO;
    const isPelaTabela = candidato.isPelaTabela && tabela !== null;
    return {
      ...candidato,
      ...retencoesDoRepasse(candidato.brutoCentavos, candidato, tabela && { antes, tabela }, diferencas.get(candidato.produtorId)),
      doMes: isPelaTabela ? { mes, ...antes } : null,
    };
  };

const join = (um: MesDoProdutor, outro: MesDoProdutor): MesDoProdutor => ({
  brutoCentavos: um.brutoCentavos + outro.brutoCentavos,
  irrfCentavos: um.irrfCentavos + outro.irrfCentavos,
  inssCentavos: um.inssCentavos + outro.inssCentavos,
});
const VALORES = ['irrfCentavos', 'issCentavos', 'inssCentavos', 'acertoIrrfCentavos', 'acertoInssCentavos', 'liquidoCentavos'] as const;

/**
 * Income tax and social security are due on payment: of a month is what was paid in it. A payment undone, or refused by the bank, was counted by
 * those that came after it in the month: one that still waits is worked out again, and its lot, were it approved, needs approval again; of those that
 * were made, or are in the bank's hands, the undone one keeps by how much the month differs now, and the producer's next payment settles it.
 */
export function createRetencaoMesService({ agora, retencoes }: Deps) {
  async function settle(
    tx: Tx,
    { id, produtorId, mes, lote }: { id: string; produtorId: string; mes: string; lote: number },
  ): Promise<void> {
    const tabela = await retencoes.findTabela(tx, mes);
    if (!tabela) return;
    const doMes = await retencoes.lockDoMes(tx, produtorId, mes);
    const esperam = doMes.filter(({ isFeito }) => !isFeito);
    const tudo = (await retencoes.listMeses(tx, mes)).get(produtorId) ?? MES_VAZIO;
    const feito = esperam.reduce(
      (soma, um) => join(soma, { brutoCentavos: -um.brutoCentavos, irrfCentavos: -um.irrfCentavos, inssCentavos: -um.inssCentavos }),
      tudo,
    );
    const difere = diferencaDoMes(feito, tabela);
    if (difere.irrfCentavos !== 0 || difere.inssCentavos !== 0) await retencoes.setDifere(tx, id, difere);
    await recalculate(tx, esperam, { tabela, antes: join(feito, { brutoCentavos: 0, ...difere }), produtorId, lote });
  }

  /** Those that wait, one after the other. */
  async function recalculate(
    tx: Tx,
    esperam: readonly PagamentoDoMes[],
    { tabela, antes: feito, produtorId, lote }: { tabela: TabelaDeRetencao; antes: MesDoProdutor; produtorId: string; lote: number },
  ): Promise<void> {
    const aberta = (await retencoes.listDiferencas(tx)).get(produtorId) ?? SEM_DIFERENCA;
    let irrf = esperam.reduce((soma, um) => soma + um.acertoIrrfCentavos, aberta.irrfCentavos);
    let inss = esperam.reduce((soma, um) => soma + um.acertoInssCentavos, aberta.inssCentavos);
    let antes = feito;
    const mudados = new Set<string>();
    for (const um of esperam) {
      const novo = retencoesDoRepasse(um.brutoCentavos, um, { antes, tabela }, { irrfCentavos: irrf, inssCentavos: inss });
      await retencoes.setRetencoes(tx, um.id, novo, antes);
      if (VALORES.some((campo) => novo[campo] !== um[campo])) mudados.add(um.loteId);
      [irrf, inss] = [irrf - novo.acertoIrrfCentavos, inss - novo.acertoInssCentavos];
      antes = join(antes, { brutoCentavos: um.brutoCentavos, ...novo });
    }
    if (mudados.size > 0) await retencoes.reopenLotes(tx, [...mudados], lote);
  }

  return {
    /** Withheld is what is of the month a lot is made in. */
    async read(tx: Tx): Promise<Mes> {
      const hoje = hojeEm(agora());
      const mes = `${hoje.slice(0, 7)}-01`;
      return {
        mes,
        tabela: await retencoes.findTabela(tx, hoje),
        pagos: await retencoes.listMeses(tx, mes),
        diferencas: await retencoes.listDiferencas(tx),
      };
    },

    /**
     * What was withheld by the tables of a month is paid in it.
     *
     * @throws {Recusa} 422 at the field of the day
     */
    async assertNoMes(tx: Tx, loteId: string, { campo, dia }: { campo: 'pagoEm' | 'pagarEm'; dia: string }): Promise<void> {
      const mes = await retencoes.findMes(tx, loteId);
      if (mes !== null && mes.slice(0, 7) !== dia.slice(0, 7)) throw foraDoMes(campo, mes);
    },

    /** After payments were undone: what their month owes without them. */
    async settleUndone(tx: Tx, desfeitos: readonly Pick<PagamentoPreso, 'id' | 'produtorId' | 'lote' | 'retencaoMes'>[]): Promise<void> {
      for (const { id, produtorId, lote, retencaoMes: mes } of desfeitos) if (mes !== null) await settle(tx, { id, produtorId, mes, lote });
    },
  };
}
export type RetencaoMesService = ReturnType<typeof createRetencaoMesService>;

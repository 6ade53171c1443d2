import type { StatusComissao, StatusParcela } from '@balcao/contracts';
import type { Cancelamento } from './simulate-cancelamento.ts';

/** An instalment of a policy, as its account sees it. Integer centavos. */
export interface ParcelaDaConta {
  readonly numero: number;
  readonly valorCentavos: number;
  /** What was paid of it while it is not paid whole; absent, nothing. */
  readonly pagoCentavos?: number;
  readonly status: StatusParcela;
}

/** A commission of a policy, as its account sees it. Integer centavos. */
export interface ComissaoDaConta {
  readonly numero: number;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
  readonly status: StatusComissao;
}

/** A movement a cancellation, or its undoing, adds: nothing already written changes. Signed centavos. */
export interface MovimentoDaConta {
  readonly tipo: 'DEVOLUCAO' | 'COBRANCA' | 'ESTORNO';
  readonly centavos: number;
}

/** The money of a policy: what the client owes and paid, what the brokerage expects and received. */
export interface ContaDaApolice {
  readonly parcelas: readonly ParcelaDaConta[];
  readonly comissoes: readonly ComissaoDaConta[];
  readonly movimentos: readonly MovimentoDaConta[];
}

/** What a cancellation did, kept so that a reactivation undoes just that. */
export interface EfeitosCancelamento {
  readonly parcelas: readonly { readonly numero: number; readonly de: StatusParcela }[];
  readonly comissoes: readonly { readonly numero: number; readonly de: StatusComissao }[];
  readonly movimentos: readonly MovimentoDaConta[];
}

/** What a policy's account comes to, in centavos. */
export interface SaldosDaApolice {
  readonly aReceberCentavos: number;
  readonly pagoCentavos: number;
  readonly comissaoPrevistaCentavos: number;
  readonly comissaoRecebidaCentavos: number;
}

const PARCELA_ABERTA: ReadonlySet<StatusParcela> = /* @__PURE__ */ new Set(['ABERTA', 'VENCIDA', 'EM_COBRANCA']);
const COMISSAO_ABERTA: ReadonlySet<StatusComissao> = /* @__PURE__ */ new Set(['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA']);

const sum = <T>(itens: readonly T[], centavosOf: (item: T) => number): number => itens.reduce((total, item) => total + centavosOf(item), 0);

/**
 * What an account comes to.
 *
 * @example saldosDaApolice({ parcelas: [{ numero: 1, valorCentavos: 100, status: 'PAGA' }], comissoes: [], movimentos: [] }).pagoCentavos // 100
 */
export function saldosDaApolice({ parcelas, comissoes, movimentos }: ContaDaApolice): SaldosDaApolice {
  const movido = (tipo: MovimentoDaConta['tipo']): number =>
    sum(
      movimentos.filter((movimento) => movimento.tipo === tipo),
      ({ centavos }) => centavos,
    );
  const abertas = parcelas.filter(({ status }) => PARCELA_ABERTA.has(status));
  const paidOf = ({ status, valorCentavos, pagoCentavos = 0 }: ParcelaDaConta): number =>
    status === 'PAGA' ? valorCentavos : status === 'ESTORNADA' ? 0 : pagoCentavos;
  const previstas = comissoes.filter(({ status }) => COMISSAO_ABERTA.has(status));
  return {
    aReceberCentavos: sum(abertas, ({ valorCentavos, pagoCentavos = 0 }) => Math.max(0, valorCentavos - pagoCentavos)) + movido('COBRANCA'),
    pagoCentavos: sum(parcelas, paidOf) + movido('DEVOLUCAO'),
    comissaoPrevistaCentavos: sum(previstas, ({ previstaCentavos, recebidaCentavos }) => previstaCentavos - recebidaCentavos),
    comissaoRecebidaCentavos: sum(comissoes, ({ recebidaCentavos }) => recebidaCentavos) + movido('ESTORNO'),
  };
}

/**
 * What cancelling will do to an account: open instalments and commissions end, and what is given back, still owed or clawed back is added.
 *
 * @param estornoCentavos commission that goes back, from `estornoProporcional` or `estornoPorTabela`
 * @example efeitosDoCancelamento(conta, { simulacao, estornoCentavos: 42_000 })
 */
export function efeitosDoCancelamento(
  { parcelas, comissoes }: ContaDaApolice,
  {
    simulacao,
    estornoCentavos,
  }: { readonly simulacao: Pick<Cancelamento, 'devolverCentavos' | 'aPagarCentavos'>; readonly estornoCentavos: number },
): EfeitosCancelamento {
  const movimentos: MovimentoDaConta[] = [
    { tipo: 'DEVOLUCAO', centavos: 0 - simulacao.devolverCentavos },
    { tipo: 'COBRANCA', centavos: simulacao.aPagarCentavos },
    { tipo: 'ESTORNO', centavos: 0 - estornoCentavos },
  ];
  return {
    parcelas: parcelas.filter(({ status }) => PARCELA_ABERTA.has(status)).map(({ numero, status: de }) => ({ numero, de })),
    comissoes: comissoes.filter(({ status }) => COMISSAO_ABERTA.has(status)).map(({ numero, status: de }) => ({ numero, de })),
    movimentos: movimentos.filter(({ centavos }) => centavos !== 0),
  };
}

interface Passo<S> {
  readonly efeitos: readonly { readonly numero: number; readonly de: S }[];
  /** The state each must be in, and the one it takes. */
  readonly change: (de: S) => { readonly antes: S; readonly depois: S };
}

function moveStatus<S, T extends { readonly numero: number; readonly status: S }>(itens: readonly T[], { efeitos, change }: Passo<S>): T[] {
  return itens.map((item) => {
    const efeito = efeitos.find(({ numero }) => numero === item.numero);
    if (!efeito) return item;
    const { antes, depois } = change(efeito.de);
    if (item.status !== antes) throw new RangeError('a conta mudou desde então');
    return { ...item, status: depois };
  });
}

/**
 * An account with a cancellation done.
 *
 * @throws RangeError when an instalment or a commission is no longer as the effects found it
 * @example applyCancelamento(conta, efeitosDoCancelamento(conta, …))
 */
export const applyCancelamento = (conta: ContaDaApolice, { parcelas, comissoes, movimentos }: EfeitosCancelamento): ContaDaApolice => ({
  parcelas: moveStatus(conta.parcelas, { efeitos: parcelas, change: (de) => ({ antes: de, depois: 'CANCELADA' as const }) }),
  comissoes: moveStatus(conta.comissoes, { efeitos: comissoes, change: (de) => ({ antes: de, depois: 'CANCELADA' as const }) }),
  movimentos: [...conta.movimentos, ...movimentos],
});

/**
 * An account reactivated: what its cancellation ended is as it was, and each of its movements is met by the opposite one. Its balances are
 * those of before the cancellation, to the centavo.
 *
 * @throws RangeError when an instalment or a commission moved on since
 * @example saldosDaApolice(reactivateConta(applyCancelamento(conta, efeitos), efeitos)) // those of conta
 */
export const reactivateConta = (conta: ContaDaApolice, { parcelas, comissoes, movimentos }: EfeitosCancelamento): ContaDaApolice => ({
  parcelas: moveStatus<StatusParcela, ParcelaDaConta>(conta.parcelas, {
    efeitos: parcelas,
    change: (de) => ({ antes: 'CANCELADA', depois: de }),
  }),
  comissoes: moveStatus<StatusComissao, ComissaoDaConta>(conta.comissoes, {
    efeitos: comissoes,
    change: (de) => ({ antes: 'CANCELADA', depois: de }),
  }),
  movimentos: [...conta.movimentos, ...movimentos.map(({ tipo, centavos }) => ({ tipo, centavos: 0 - centavos }))],
});

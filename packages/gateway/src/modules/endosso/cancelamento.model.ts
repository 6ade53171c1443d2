import type { MetodoCancelamento, SimulacaoCancelamento } from '@balcao/contracts';
import {
  type EfeitosCancelamento,
  efeitosDoCancelamento,
  estornoPorTabela,
  estornoProporcional,
  linhaVigente,
  prorate,
  saldosDaApolice,
  simulateCancelamento,
  tabelaEstornoVigente,
  type TabelaPrazoCurto,
  tabelasPrazoCurto,
} from '@balcao/domain';
import type { ApoliceEndossada, ComissaoDaApolice, ContaDaApoliceRow, EfeitosGravados } from './endosso.repository.ts';

/** A cancellation worked out: what is shown before it is done, and what doing it does. */
export interface CancelamentoCalculado {
  readonly simulacao: SimulacaoCancelamento;
  /** Premium that goes back of the contract: net, and its tax. */
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly efeitos: EfeitosGravados;
}

const soma = <T>(itens: readonly T[], centavosOf: (item: T) => number): number =>
  itens.reduce((total, item) => total + centavosOf(item), 0);

/** Of what was paid, the premium: the interest of paying in instalments is no part of it. */
export function premioPago(apolice: Pick<ApoliceEndossada, 'premioLiquidoCentavos' | 'iofCentavos'>, conta: ContaDaApoliceRow): number {
  const { pagoCentavos } = saldosDaApolice(conta);
  const premio = apolice.premioLiquidoCentavos + apolice.iofCentavos;
  const cobradas = conta.parcelas.filter(({ status }) => status !== 'CANCELADA' && status !== 'ESTORNADA');
  const cobrado = soma(cobradas, ({ valorCentavos }) => valorCentavos);
  const pago = Math.max(0, pagoCentavos);
  return cobrado > premio ? Math.min(pago, prorate(pago, { dias: premio, total: cobrado })) : pago;
}

const ESTORNAVEL = new Set<ComissaoDaApolice['tipo']>(['COMISSAO', 'BONUS']);
const ABERTA = new Set<ComissaoDaApolice['status']>(['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA']);

/** What commission goes back: of the brokerage's own what was received beyond the premium earned, of the one-off reward by its table. */
function estornoDe(apolice: ApoliceEndossada, conta: ContaDaApoliceRow, { data, retido }: { data: string; retido: number }): number {
  const proprias = conta.comissoes.filter(({ tipo }) => ESTORNAVEL.has(tipo));
  const estornado = soma(
    conta.movimentos.filter(({ tipo }) => tipo === 'ESTORNO'),
    ({ centavos }) => centavos,
  );
  const recebidaCentavos = Math.max(0, soma(proprias, (uma) => uma.recebidaCentavos) + estornado);
  const aberta = soma(
    proprias.filter(({ status }) => ABERTA.has(status)),
    (uma) => uma.previstaCentavos - uma.recebidaCentavos,
  );
  const proporcional = estornoProporcional({
    comissaoCentavos: recebidaCentavos + aberta,
    recebidaCentavos,
    premioLiquidoCentavos: apolice.premioLiquidoCentavos,
    retidoLiquidoCentavos: retido,
  });
  const agenciamento = soma(
    conta.comissoes.filter(({ tipo }) => tipo === 'AGENCIAMENTO'),
    (uma) => uma.recebidaCentavos,
  );
  const tabela = tabelaEstornoVigente(apolice.regrasEstorno, data);
  return proporcional + estornoPorTabela(agenciamento, { vigIni: apolice.vigIni, dia: data }, tabela);
}

/** The effects on the places of an account, told by the rows that stand there. */
const byRow = (conta: ContaDaApoliceRow, { parcelas, comissoes, movimentos }: EfeitosCancelamento): Omit<EfeitosGravados, 'apolice'> => ({
  parcelas: parcelas.map(({ numero, de }) => ({ id: conta.parcelas[numero - 1]?.id as string, de })),
  comissoes: comissoes.map(({ numero, de }) => ({ id: conta.comissoes[numero - 1]?.id as string, de })),
  movimentos,
});

/** What cancelling a policy on a day costs and does (domain design §5.3, §5.6). */
export function calcCancelamento(
  apolice: ApoliceEndossada,
  conta: ContaDaApoliceRow,
  { data, metodo }: { readonly data: string; readonly metodo: MetodoCancelamento },
): CancelamentoCalculado {
  const pagoCentavos = premioPago(apolice, conta);
  const pedido =
    metodo === 'PRO_RATA'
      ? ({ dia: data, metodo } as const)
      : ({ dia: data, metodo, tabela: linhaVigente(tabelasPrazoCurto, data) as TabelaPrazoCurto } as const);
  const calculado = simulateCancelamento({ ...apolice, pagoCentavos }, pedido);
  const { retidoLiquidoCentavos: retido } = calculado;
  const estornoComissaoCentavos = estornoDe(apolice, conta, { data, retido });
  const saldos = saldosDaApolice(conta);
  return {
    simulacao: {
      diasDecorridos: calculado.diasDecorridos,
      diasVigencia: calculado.diasVigencia,
      pagoCentavos,
      retidoCentavos: calculado.retidoCentavos,
      retidoLiquidoCentavos: retido,
      devolverCentavos: calculado.devolverCentavos,
      aPagarCentavos: calculado.aPagarCentavos,
      estornoComissaoCentavos,
      parcelasCentavos: saldos.aReceberCentavos,
      comissoesCentavos: saldos.comissaoPrevistaCentavos,
    },
    premioLiquidoCentavos: 0 - calculado.naoGanhoLiquidoCentavos,
    iofCentavos: 0 - (apolice.iofCentavos - calculado.retidoIofCentavos),
    efeitos: {
      ...byRow(conta, efeitosDoCancelamento(conta, { simulacao: calculado, estornoCentavos: estornoComissaoCentavos })),
      apolice: { status: apolice.status, suspensaEm: apolice.suspensaEm, cobertoAte: apolice.cobertoAte },
    },
  };
}

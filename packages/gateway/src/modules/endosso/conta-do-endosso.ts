import {
  addDias,
  adjustParcelas,
  calcComissao,
  type MovimentoDaConta,
  planContrato,
  type PlanoDoContrato,
  splitParcelas,
} from '@balcao/domain';
import type { StatusComissao, StatusParcela } from '@balcao/contracts';
import type { ApoliceEndossada, ContaDaApoliceRow, EfeitosGravados } from './endosso.repository.ts';

/** Days until the one instalment of an endorsement whose policy has none open. */
const DIAS_ATE_A_PRIMEIRA = 10;
const PARCELA_ABERTA: ReadonlySet<StatusParcela> = new Set(['ABERTA', 'VENCIDA', 'EM_COBRANCA']);
const COMISSAO_ABERTA: ReadonlySet<StatusComissao> = new Set(['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA']);

/** What an endorsement makes of the account of its policy. */
export interface PlanoDoEndosso {
  /** What is charged anew; null where nothing is. */
  readonly novo: PlanoDoContrato | null;
  readonly parcelas: EfeitosGravados['parcelas'];
  readonly comissoes: EfeitosGravados['comissoes'];
  readonly movimentos: readonly MovimentoDaConta[];
  /** Signed: what the commission grows or shrinks by. */
  readonly comissaoCentavos: number;
  readonly devolverCentavos: number;
}

interface Premio {
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
}

const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

/** The days on which more premium is charged: those still open from today on, or one soon. */
function vencimentosDe({ parcelas }: ContaDaApoliceRow, hoje: string): string[] {
  const dias = parcelas.filter(({ status, vencimento }) => status === 'ABERTA' && vencimento >= hoje).map(({ vencimento }) => vencimento);
  const distintos = [...new Set(dias)].toSorted();
  return distintos.length > 0 ? distintos : [addDias(hoje, DIAS_ATE_A_PRIMEIRA)];
}

function chargeMore(
  apolice: ApoliceEndossada,
  conta: ContaDaApoliceRow,
  premio: Premio & { hoje: string; vigIni: string },
): PlanoDoEndosso {
  const total = premio.premioLiquidoCentavos + premio.iofCentavos;
  const vencimentos = vencimentosDe(conta, premio.hoje).slice(0, total);
  const valores = splitParcelas(total, vencimentos.length, 0);
  const novo = planContrato({
    ...premio,
    parcelas: vencimentos.map((vencimento, index) => ({
      vencimento,
      valorCentavos: valores[index] as number,
      linhaDigitavel: null,
      pagoEm: null,
    })),
    comissaoBps: apolice.comissaoBps ?? 0,
    // the one-off reward was for the sale
    agenciamentoBps: 0,
    prolaboreBps: apolice.prolaboreBps,
    politicaComissao: apolice.politicaComissao ?? 'PARCELADA',
  });
  const comissaoCentavos = sum(novo.comissoes.map(({ previstaCentavos }) => previstaCentavos));
  return { novo, parcelas: [], comissoes: [], movimentos: [], comissaoCentavos, devolverCentavos: 0 };
}

/** The commissions of a kind after less premium: those still open are lowered, and what they cannot take was received already. */
function lowerComissoes({ comissoes }: ContaDaApoliceRow, tipo: string, menosCentavos: number) {
  const abertas = comissoes.filter((uma) => uma.tipo === tipo && COMISSAO_ABERTA.has(uma.status));
  const restos = abertas.map(({ previstaCentavos, recebidaCentavos }) => Math.max(0, previstaCentavos - recebidaCentavos));
  const { valoresCentavos, devolverCentavos } = adjustParcelas(restos, 0 - menosCentavos);
  const efeitos = abertas.map(({ id, status: de }, index) => ({
    id,
    de,
    previstaCentavos: (valoresCentavos[index] ?? 0) - (restos[index] ?? 0),
  }));
  return { efeitos: efeitos.filter(({ previstaCentavos }) => previstaCentavos !== 0), estornoCentavos: devolverCentavos };
}

function chargeLess(apolice: ApoliceEndossada, conta: ContaDaApoliceRow, premio: Premio): PlanoDoEndosso {
  const abertas = conta.parcelas
    .filter(({ status }) => PARCELA_ABERTA.has(status))
    .toSorted((a, b) => a.vencimento.localeCompare(b.vencimento));
  // what was paid of one stays paid: only the rest of it can be less
  const restos = abertas.map(({ valorCentavos, pagoCentavos }) => Math.max(0, valorCentavos - pagoCentavos));
  const { valoresCentavos, devolverCentavos } = adjustParcelas(restos, premio.premioLiquidoCentavos + premio.iofCentavos);
  const parcelas = abertas
    .map(({ id, status: de }, index) => ({ id, de, ajusteCentavos: (valoresCentavos[index] ?? 0) - (restos[index] ?? 0) }))
    .filter(({ ajusteCentavos }) => ajusteCentavos !== 0);
  const taxas = [
    ['COMISSAO', apolice.comissaoBps ?? 0],
    ['PROLABORE', apolice.prolaboreBps],
  ] as const;
  const menos = taxas.map(([tipo, bps]) => [tipo, calcComissao(0 - premio.premioLiquidoCentavos, bps)] as const);
  const baixas = menos.filter(([, centavos]) => centavos > 0).map(([tipo, centavos]) => lowerComissoes(conta, tipo, centavos));
  const movimentos: MovimentoDaConta[] = [
    { tipo: 'DEVOLUCAO', centavos: 0 - devolverCentavos },
    { tipo: 'ESTORNO', centavos: 0 - sum(baixas.map(({ estornoCentavos }) => estornoCentavos)) },
  ];
  return {
    novo: null,
    parcelas,
    comissoes: baixas.flatMap(({ efeitos }) => efeitos),
    movimentos: movimentos.filter(({ centavos }) => centavos !== 0),
    comissaoCentavos: 0 - sum(menos.map(([, centavos]) => centavos)),
    devolverCentavos,
  };
}

/**
 * What an endorsement makes of an account: more premium becomes instalments and commissions of its own, on the days still open; less premium
 * lowers what is open, and what does not fit is given back.
 */
export function planEndosso(
  apolice: ApoliceEndossada,
  conta: ContaDaApoliceRow,
  premio: Premio & { readonly hoje: string; readonly vigIni: string },
): PlanoDoEndosso {
  const total = premio.premioLiquidoCentavos + premio.iofCentavos;
  if (total > 0) return chargeMore(apolice, conta, premio);
  return chargeLess(apolice, conta, premio);
}

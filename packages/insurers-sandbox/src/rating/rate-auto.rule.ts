import type { Assistencia, CarroReserva, Franquia, Garagem, TipoCobertura, Vidros } from '@balcao/contracts';
import { percentual, roundHalfUp } from '@balcao/domain';
import type { FaixaIdade, TarifaAuto, UsoTarifa } from '../seguradoras/perfil.ts';
import type { Regiao } from '../seguradoras/tarifa-comercial.ts';
import { liquidoOf } from './comercial.rule.ts';
import { spread, split } from './partes.rule.ts';

/** Input of a car price, independent of the protocol. Money in centavos. */
export interface RiscoTarifa {
  readonly referenciaCentavos: number;
  readonly ajustePct: number;
  /** Gas kit, armour and accessories to be covered with the car. */
  readonly agregadosCentavos: number;
  readonly faixaIdade: FaixaIdade;
  readonly regiao: Regiao;
  readonly bonus: number;
  readonly garagem: Garagem;
  readonly uso: UsoTarifa;
  readonly franquia: Franquia;
  readonly tipo: TipoCobertura;
  readonly idadeVeiculo: number;
  readonly dmCentavos: number;
  readonly dcCentavos: number;
  readonly dmoCentavos: number;
  readonly appMorteCentavos: number;
  readonly appInvalidezCentavos: number;
  readonly lugares: number;
  readonly vidros: Vidros;
  readonly assistencia: Assistencia;
  readonly reserva: CarroReserva;
  readonly pequenosReparos: boolean;
  readonly comissaoBps: number;
  readonly descontoBps: number;
  readonly isRenovacao: boolean;
}

export type ParteId =
  | 'casco'
  | 'dm'
  | 'dc'
  | 'dmo'
  | 'appMorte'
  | 'appInvalidez'
  | 'vidros'
  | 'assistencia'
  | 'reserva'
  | 'pequenosReparos';

export interface PrecoAuto {
  readonly isCentavos: number;
  readonly cascoCentavos: number;
  readonly rcfCentavos: number;
  readonly appCentavos: number;
  readonly servicosCentavos: number;
  readonly tecnicoCentavos: number;
  readonly liquidoCentavos: number;
  readonly iofCentavos: number;
  readonly totalCentavos: number;
  readonly franquiaCentavos: number;
  readonly comissaoCentavos: number;
  /** The net premium by cover; sums to `liquidoCentavos`. */
  readonly partes: Readonly<Record<ParteId, number>>;
}

const big = BigInt;
const MIL = 1_000n;
const DEZ_MIL = 10_000n;

const insuredSum = (r: RiscoTarifa): number => roundHalfUp(big(r.referenciaCentavos) * big(r.ajustePct), 100n) + r.agregadosCentavos;

function priceCasco(t: TarifaAuto, r: RiscoTarifa, isCentavos: number): number {
  const fatores = [
    t.fatorIdade[r.faixaIdade],
    t.fatorRegiao[r.regiao],
    1_000 - t.bonusPasso * r.bonus,
    t.fatorGaragem[r.garagem],
    t.fatorUso[r.uso],
    t.fatorFranquia[r.franquia],
    1_000 + t.idadeVeiculoPasso * r.idadeVeiculo,
    t.fatorTipo[r.tipo],
  ];
  const num = fatores.reduce((total, fator) => total * big(fator), big(isCentavos) * big(t.taxaBps));
  return roundHalfUp(num, DEZ_MIL * MIL ** big(fatores.length));
}

/** Third-party liability: total and the weight of each of its three limits. */
function priceRcf(t: TarifaAuto, r: RiscoTarifa): { total: number; pesos: readonly number[] } {
  const pesos = [
    t.rcf.fixoCentavos * 10_000 + r.dmCentavos * t.rcf.dmPor10mil,
    r.dcCentavos * t.rcf.dcPor10mil,
    r.dmoCentavos * t.rcf.dmoPor10mil,
  ];
  const soma = pesos.reduce((total, peso) => total + big(peso), 0n);
  return { total: roundHalfUp(soma * big(t.fatorIdade[r.faixaIdade]), DEZ_MIL * MIL), pesos };
}

const renewalOff = ({ particularidades }: TarifaAuto, { isRenovacao }: RiscoTarifa): number =>
  isRenovacao ? (particularidades.descontoRenovacaoBps ?? 0) : 0;

/** Prices one car at one insurer (domain design §6.3). Depends on its arguments only; integers all the way. */
export function rateAuto(t: TarifaAuto, r: RiscoTarifa): PrecoAuto {
  const isCentavos = insuredSum(r);
  const cascoCentavos = priceCasco(t, r, isCentavos);
  const rcf = priceRcf(t, r);
  const capitais = big(r.appMorteCentavos) + big(r.appInvalidezCentavos);
  const appCentavos = roundHalfUp(capitais * big(r.lugares) * big(t.appPor10mil), DEZ_MIL);
  const servicos = {
    vidros: t.vidrosCentavos[r.vidros],
    assistencia: t.assistenciaCentavos[r.assistencia],
    reserva: t.reservaCentavos[r.reserva],
    pequenosReparos: r.pequenosReparos ? t.pequenosReparosCentavos : 0,
  };
  const servicosCentavos = Object.values(servicos).reduce((a, b) => a + b, 0);
  const tecnicoCentavos = cascoCentavos + rcf.total + appCentavos + servicosCentavos;
  const liquidoCentavos = liquidoOf(t, { ...r, tecnicoCentavos, renovacaoBps: renewalOff(t, r) });
  const iofCentavos = percentual(liquidoCentavos, t.iofBps);
  const [dm = 0, dc = 0, dmo = 0] = split(rcf.total, rcf.pesos);
  const [appMorte = 0, appInvalidez = 0] = split(appCentavos, [r.appMorteCentavos, r.appInvalidezCentavos]);
  return {
    isCentavos,
    cascoCentavos,
    rcfCentavos: rcf.total,
    appCentavos,
    servicosCentavos,
    tecnicoCentavos,
    liquidoCentavos,
    iofCentavos,
    totalCentavos: liquidoCentavos + iofCentavos,
    franquiaCentavos:
      r.tipo === 'SO_RCF' ? 0 : roundHalfUp(big(isCentavos) * big(t.franquiaBps) * big(t.vezesFranquia[r.franquia]), DEZ_MIL * MIL),
    comissaoCentavos: percentual(liquidoCentavos, r.comissaoBps),
    partes: spread(liquidoCentavos, { casco: cascoCentavos, dm, dc, dmo, appMorte, appInvalidez, ...servicos }),
  };
}

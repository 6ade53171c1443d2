import { type Faixa, type ParametrosBlocos, parametrosBlocos } from '../blocos/parametros-blocos.ts';

/** Every range the auto form obeys; a parameter per insurer or subscription, never a constant inside a rule. */
export interface ParametrosAuto extends ParametrosBlocos {
  readonly bonus: Faixa;
  readonly anoFabricacaoMin: number;
  readonly lugares: Faixa;
  readonly valorFipeCentavos: Faixa;
  readonly kitGasCentavos: Faixa;
  readonly blindagemCentavos: Faixa;
  readonly acessorioCentavos: Faixa;
  readonly acessorios: Faixa;
  readonly kmSemana: Faixa;
  readonly distanciaKm: Faixa;
  readonly veiculosNaResidencia: Faixa;
  readonly ajustePct: Faixa;
  readonly dmCentavos: Faixa;
  readonly dcCentavos: Faixa;
  readonly dmoCentavos: Faixa;
  readonly appCentavos: Faixa;
}

/**
 * Default ranges: those of every form and the table of domain design §3.2 (covers, use). Not in the source and chosen wide, only to
 * refuse slips of typing: year of make, seats, values of car, kit and accessories, distance.
 */
export const parametrosAuto: ParametrosAuto = {
  ...parametrosBlocos,
  bonus: { min: 0, max: 10 },
  anoFabricacaoMin: 1950,
  lugares: { min: 1, max: 9 },
  valorFipeCentavos: { min: 100_000, max: 2_000_000_000 },
  kitGasCentavos: { min: 1, max: 5_000_000 },
  blindagemCentavos: { min: 1, max: 50_000_000 },
  acessorioCentavos: { min: 1, max: 10_000_000 },
  acessorios: { min: 0, max: 20 },
  kmSemana: { min: 0, max: 5_000 },
  distanciaKm: { min: 0, max: 500 },
  veiculosNaResidencia: { min: 1, max: 9 },
  ajustePct: { min: 80, max: 120 },
  dmCentavos: { min: 5_000_000, max: 100_000_000 },
  dcCentavos: { min: 5_000_000, max: 100_000_000 },
  dmoCentavos: { min: 0, max: 10_000_000 },
  appCentavos: { min: 0, max: 10_000_000 },
};

import type { RiscoAuto } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import { reais } from '../opin/opin-amount.ts';
import type { OpinVehicle } from './opin-request.schema.ts';
import { estadosCivis, generos } from '../opin/opin-customer-words.table.ts';
import { atividades, jovens, moradias, relacoes } from './opin-words.table.ts';

/** Required by the standard but not asked in our form. */
const NAO_INFORMADO = 'NA';

type Driver = OpinVehicle['beneficiaries'][number];

const sum = (valores: readonly { valorCentavos: number }[] = []): number => valores.reduce((total, v) => total + v.valorCentavos, 0);

/** The main driver is always complete, even when it is the insured, because the price depends on the date of birth. */
function toDriver({ segurado, condutor, pernoite, proprietario }: RiscoAuto): Driver {
  const quem = condutor.igualSegurado ? { ...segurado, cpf: segurado.documento } : condutor;
  return {
    ...(pernoite.veiculosNaResidencia === undefined ? {} : { housingVehiclesNumber: String(pernoite.veiculosNaResidencia) }),
    isInsuredTheOwner: proprietario.igualSegurado,
    isInsuredTheMainDriver: condutor.igualSegurado,
    relationshipMainDriver: condutor.igualSegurado || !condutor.relacao ? 'NAO_SE_APLICA' : relacoes[condutor.relacao],
    mainDriver: {
      ...(quem.cpf ? { identification: normalizeDocumento(quem.cpf), identificationType: 'CPF' } : {}),
      ...(quem.nome ? { name: quem.nome.slice(0, 100) } : {}),
      birthDate: quem.nascimento ?? '', // empty is refused by the schema, with the field's name
      ...(quem.sexo ? { gender: generos[quem.sexo] } : {}),
      ...(quem.estadoCivil ? { civilStatus: estadosCivis[quem.estadoCivil] } : {}),
      postCode: normalizeDocumento(pernoite.cepPernoite),
      ...(condutor.anosCnh === undefined ? {} : { licensedExperience: String(condutor.anosCnh) }),
    },
  };
}

const toModality = ({
  coberturas,
  veiculo,
}: RiscoAuto): Pick<OpinVehicle, 'modality' | 'tableUsed' | 'adjustmentFactor' | 'valueDetermined'> =>
  coberturas.modalidade === 'VD'
    ? {
        modality: 'VALOR_DETERMINADO',
        valueDetermined: reais(Math.round((veiculo.valorFipeCentavos * coberturas.ajustePct) / 100)).amount,
      }
    : { modality: 'VALOR_DE_MERCADO_REFERENCIADO', tableUsed: 'FIPE', adjustmentFactor: `${coberturas.ajustePct}%` };

/** Where the car is parked on a daily trip, and the distance from home in kilometres. */
const toCommute = (garagem = false, distanciaKm?: number) => ({
  isKeptInGarage: garagem,
  ...(distanciaKm === undefined ? {} : { distanceFromResidence: String(distanciaKm) }),
});

const toRiskLocation = ({ uso, pernoite }: RiscoAuto): OpinVehicle['riskLocationInfo'] => ({
  isUsedCollege: uso.estudo,
  ...(uso.estudo ? { usedCollege: toCommute(uso.estudoGaragem, uso.estudoDistanciaKm) } : {}),
  isUsedCommuteWork: uso.trabalho,
  ...(uso.trabalho ? { usedCommuteWork: toCommute(uso.trabalhoGaragem, uso.trabalhoDistanciaKm) } : {}),
  ...(uso.kmSemana === undefined ? {} : { kmAveragePerWeek: String(uso.kmSemana) }),
  housing: {
    type: moradias[pernoite.moradia],
    isKeptInGarage: pernoite.garagem !== 'SEM',
    ...(pernoite.garagem === 'SEM' ? {} : { gateType: pernoite.garagem }),
  },
});

/** Accessories fixed to the car and insured with it. */
function toAttached({ veiculo, coberturas }: RiscoAuto) {
  const acessorios = sum(coberturas.acessorios);
  return {
    isEquipmentsAttached: acessorios > 0,
    ...(acessorios > 0 ? { equipmentsAttached: { isDesireCoverage: true, equipmentsAttachedAmount: reais(acessorios) } } : {}),
    isGasKit: veiculo.kitGas,
    ...(veiculo.kitGas ? { gasKit: { isDesireCoverage: true, gasKitAmount: reais(veiculo.kitGasValorCentavos ?? 0) } } : {}),
    isArmouredVehicle: veiculo.blindado,
    ...(veiculo.blindado
      ? { armouredVehicle: { isDesireCoverage: true, armouredVehicleAmount: reais(veiculo.blindagemValorCentavos ?? 0) } }
      : {}),
  };
}

/** The car, its overnight location and its drivers, in the format of the standard. */
export function toInsuredObject(risco: RiscoAuto): OpinVehicle {
  const { veiculo, uso, condutor, pernoite, seguro } = risco;
  const placa = veiculo.placa ? normalizeDocumento(veiculo.placa) : undefined;
  return {
    identification: placa ?? veiculo.chassi ?? '0KM',
    model: {
      brand: veiculo.marca.slice(0, 20),
      modelName: veiculo.modelo.slice(0, 100),
      modelYear: String(veiculo.anoModelo),
      manufactureYear: String(veiculo.anoFabricacao),
    },
    ...toModality(risco),
    modelCode: veiculo.fipe,
    tax: { exempt: veiculo.isencao !== undefined, ...(veiculo.isencao ? { type: veiculo.isencao } : {}) },
    doorsNumber: NAO_INFORMADO,
    color: NAO_INFORMADO,
    ...(placa ? { licensePlate: placa } : {}),
    vehicleUse: [uso.uso],
    ...(uso.atividade ? { commercialActivityType: [atividades[uso.atividade]] } : {}),
    ...toAttached(risco),
    ...(veiculo.chassi ? { chassis: veiculo.chassi } : {}),
    isAuctionChassisRescheduled: veiculo.chassiRemarcado,
    isBrandNew: veiculo.zeroKm,
    fuel: veiculo.combustivel,
    isActiveTrackingDevice: veiculo.rastreador,
    overnightPostCode: normalizeDocumento(pernoite.cepPernoite),
    riskLocationInfo: toRiskLocation(risco),
    beneficiaries: [toDriver(risco)],
    isExtendCoverageAgedBetween18And25: condutor.jovens && condutor.jovensCobrir === true,
    ...(condutor.jovens && condutor.jovensSexo ? { driverBetween18and25YearsOldGender: jovens[condutor.jovensSexo] } : {}),
    wasThereAClaim: (seguro.sinistros ?? 0) > 0,
  };
}

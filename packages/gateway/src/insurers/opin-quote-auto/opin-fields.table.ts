import { createFieldTable } from '../opin/opin-fields.ts';

/** Paths of the published payload and of our risk. The longest matching prefix wins. */
const OBJ = 'quoteData.insuredObject';

const fieldAt = createFieldTable({
  'quoteData.insurerId': 'seguro.seguradoraAnterior',
  'quoteData.identifierCode': 'renovacao.ci',
  'quoteData.bonusClass': 'renovacao.bonus',
  'quoteData.coverages': 'coberturas.tipo',
  [`${OBJ}.identification`]: 'veiculo.placa',
  [`${OBJ}.licensePlate`]: 'veiculo.placa',
  [`${OBJ}.chassis`]: 'veiculo.chassi',
  [`${OBJ}.isAuctionChassisRescheduled`]: 'veiculo.chassiRemarcado',
  [`${OBJ}.modelCode`]: 'veiculo.fipe',
  [`${OBJ}.model.brand`]: 'veiculo.marca',
  [`${OBJ}.model.modelName`]: 'veiculo.modelo',
  [`${OBJ}.model.modelYear`]: 'veiculo.anoModelo',
  [`${OBJ}.model.manufactureYear`]: 'veiculo.anoFabricacao',
  [`${OBJ}.fuel`]: 'veiculo.combustivel',
  [`${OBJ}.tax`]: 'veiculo.isencao',
  [`${OBJ}.isBrandNew`]: 'veiculo.zeroKm',
  [`${OBJ}.isGasKit`]: 'veiculo.kitGas',
  [`${OBJ}.gasKit`]: 'veiculo.kitGasValorCentavos',
  [`${OBJ}.isArmouredVehicle`]: 'veiculo.blindado',
  [`${OBJ}.armouredVehicle`]: 'veiculo.blindagemValorCentavos',
  [`${OBJ}.isActiveTrackingDevice`]: 'veiculo.rastreador',
  [`${OBJ}.modality`]: 'coberturas.modalidade',
  [`${OBJ}.adjustmentFactor`]: 'coberturas.ajustePct',
  [`${OBJ}.valueDetermined`]: 'coberturas.ajustePct',
  [`${OBJ}.equipmentsAttached`]: 'coberturas.acessorios',
  [`${OBJ}.vehicleUse`]: 'uso.uso',
  [`${OBJ}.commercialActivityType`]: 'uso.atividade',
  [`${OBJ}.overnightPostCode`]: 'pernoite.cepPernoite',
  [`${OBJ}.riskLocationInfo.kmAveragePerWeek`]: 'uso.kmSemana',
  [`${OBJ}.riskLocationInfo.isUsedCommuteWork`]: 'uso.trabalho',
  [`${OBJ}.riskLocationInfo.usedCommuteWork`]: 'uso.trabalho',
  [`${OBJ}.riskLocationInfo.isUsedCollege`]: 'uso.estudo',
  [`${OBJ}.riskLocationInfo.usedCollege`]: 'uso.estudo',
  [`${OBJ}.riskLocationInfo.housing`]: 'pernoite.garagem',
  [`${OBJ}.riskLocationInfo.housing.type`]: 'pernoite.moradia',
  [`${OBJ}.beneficiaries.0.housingVehiclesNumber`]: 'pernoite.veiculosNaResidencia',
  [`${OBJ}.beneficiaries.0.isInsuredTheOwner`]: 'proprietario.igualSegurado',
  [`${OBJ}.beneficiaries.0.isInsuredTheMainDriver`]: 'condutor.igualSegurado',
  [`${OBJ}.beneficiaries.0.relationshipMainDriver`]: 'condutor.relacao',
  [`${OBJ}.beneficiaries.0.mainDriver.identification`]: 'condutor.cpf',
  [`${OBJ}.beneficiaries.0.mainDriver.name`]: 'condutor.nome',
  [`${OBJ}.beneficiaries.0.mainDriver.birthDate`]: 'condutor.nascimento',
  [`${OBJ}.beneficiaries.0.mainDriver.gender`]: 'condutor.sexo',
  [`${OBJ}.beneficiaries.0.mainDriver.civilStatus`]: 'condutor.estadoCivil',
  [`${OBJ}.beneficiaries.0.mainDriver.licensedExperience`]: 'condutor.anosCnh',
  [`${OBJ}.isExtendCoverageAgedBetween18And25`]: 'condutor.jovensCobrir',
  [`${OBJ}.driverBetween18and25YearsOldGender`]: 'condutor.jovensSexo',
  [`${OBJ}.wasThereAClaim`]: 'seguro.sinistros',
  [`${OBJ}.claimNotifications`]: 'seguro.sinistros',
  'quoteCustomData.valorReferenciaCentavos': 'veiculo.valorFipeCentavos',
  'quoteCustomData.lugares': 'veiculo.lugares',
  'quoteCustomData.franquia': 'coberturas.franquia',
  'quoteCustomData.vidros': 'coberturas.vidros',
  'quoteCustomData.carroReserva': 'coberturas.carroReserva',
  'quoteCustomData.assistencia': 'coberturas.assistencia',
});

/** Driver fields that the insured also has: our form asks them there when the insured drives. */
const doSegurado: Readonly<Record<string, string>> = {
  'condutor.cpf': 'segurado.documento',
  'condutor.nome': 'segurado.nome',
  'condutor.nascimento': 'segurado.nascimento',
  'condutor.sexo': 'segurado.sexo',
  'condutor.estadoCivil': 'segurado.estadoCivil',
};

/**
 * The field of our risk for a path of the published payload, or undefined when there is none.
 * @example toRiskField('data.quoteData.insuredObject.model.modelYear', true) // 'veiculo.anoModelo'
 */
export function toRiskField(path: string, isInsuredDriving: boolean): string | undefined {
  const campo = fieldAt(path);
  return campo && isInsuredDriving ? (doSegurado[campo] ?? campo) : campo;
}

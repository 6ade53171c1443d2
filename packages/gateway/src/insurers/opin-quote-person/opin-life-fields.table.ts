import { createFieldTable } from '../opin/opin-fields.ts';

const PESSOA = 'quoteData.insuredPerson';

/**
 * The field of our risk for a path of the payload of the life API.
 * @example toLifeField('quoteData.insuredPerson.smoker') // 'pessoa.fumante'
 */
export const toLifeField = createFieldTable({
  [PESSOA]: 'pessoa.fumante',
  [`${PESSOA}.weight`]: 'pessoa.pesoKg',
  [`${PESSOA}.height`]: 'pessoa.alturaCm',
  [`${PESSOA}.smoker`]: 'pessoa.fumante',
  [`${PESSOA}.occupationModel`]: 'pessoa.ocupacao',
  [`${PESSOA}.occupation`]: 'segurado.profissao',
  [`${PESSOA}.sports`]: 'pessoa.esportes',
  [`${PESSOA}.injuryTimeOff`]: 'pessoa.afastadoInss',
  [`${PESSOA}.CID`]: 'pessoa.cid',
  [`${PESSOA}.cancerPatient`]: 'pessoa.historicoOncologico',
  [`${PESSOA}.partnerInfo`]: 'coberturas.conjugeCentavos',
  [`${PESSOA}.partnerCoverage`]: 'coberturas.conjugeCentavos',
  [`${PESSOA}.childCoverage`]: 'coberturas.filhosCentavos',
  [`${PESSOA}.children`]: 'coberturas.filhosCentavos',
  'quoteData.termType': 'coberturas.prazo',
  'quoteData.policies': 'seguro.apoliceAnterior',
  'quoteData.requestedCoverages': 'coberturas.morteCentavos',
  'quoteData.includeAssistanceServices': 'coberturas.funeral',
  'quoteCustomData.funeral': 'coberturas.funeral',
  'quoteCustomData.rendaMensalCentavos': 'pessoa.rendaMensalCentavos',
  'quoteCustomData.proponente': 'proponente.cpf',
});

import { createFieldTable } from '../opin/opin-fields.ts';
import { basicas, coberturas, type LinhaPatrimonial } from './patrimonial-covers.table.ts';

/** Paths of the published payload and of our risk: what the three lines have in common, then each line's own. */
const OBJ = 'quoteData.insuredObject';
const LOCAL = `${OBJ}.riskLocationInfo`;
const ENDERECO = 'quoteCustomer.identificationData.contact.postalAddresses.0.address.address';

const comuns = {
  [`${ENDERECO}.postCode`]: 'segurado.cep',
  [`${ENDERECO}.name`]: 'segurado.logradouro',
  [`${ENDERECO}.number`]: 'segurado.numero',
  [`${ENDERECO}.townName`]: 'segurado.cidade',
  [`${ENDERECO}.countrySubDivision`]: 'segurado.uf',
  'quoteData.insurerName': 'seguro.seguradoraAnterior',
  [`${LOCAL}.address`]: 'local.logradouro',
  [`${LOCAL}.additionalInfo`]: 'local.complemento',
  [`${LOCAL}.districtName`]: 'local.bairro',
  [`${LOCAL}.townName`]: 'local.cidade',
  [`${LOCAL}.countrySubDivision`]: 'local.uf',
  [LOCAL]: 'local.cep',
};

/** A complaint about a cover points at its limit. */
const covers = (linha: LinhaPatrimonial): Record<string, string> =>
  Object.fromEntries(Object.entries(coberturas[linha]).map(([campo, { code }]) => [`quoteData.coverages.${code}`, `coberturas.${campo}`]));

const residencial = createFieldTable({
  ...comuns,
  ...covers('RESIDENCIAL'),
  'quoteData.coverages': 'coberturas.basicaCentavos',
  'quoteData.hasCommercialActivity': 'imovel.uso',
  [`${OBJ}.propertyType`]: 'imovel.tipo',
  [`${OBJ}.geographicRegion`]: 'imovel.zona',
  [`${OBJ}.propertiesForCoverage`]: 'imovel.cobrir',
  [`${OBJ}.indenizationWithoutDepreciation`]: 'imovel.valorNovo',
  [`${OBJ}.wasThereAClaim`]: 'imovel.sinistros12m',
  [`${LOCAL}.propertyUsageType`]: 'imovel.uso',
  [`${LOCAL}.propertyBuildType`]: 'imovel.construcao',
  [`${LOCAL}.isListedDisappropriatedCondemned`]: 'imovel.tombado',
  [`${LOCAL}.isUnderConstructionRenovation`]: 'imovel.emObra',
  [`${LOCAL}.securityProtection`]: 'imovel.seguranca',
  [`${LOCAL}.fireProtection`]: 'imovel.incendio',
  [`${LOCAL}.propertyUseType`]: 'imovel.posse',
  'quoteCustomData.sinistros12m': 'imovel.sinistros12m',
});

const condominio = createFieldTable({
  ...comuns,
  ...covers('CONDOMINIO'),
  [`quoteData.coverages.${basicas.SIMPLES.code}`]: 'coberturas.basica',
  [`quoteData.coverages.${basicas.AMPLA.code}`]: 'coberturas.basica',
  'quoteData.coverages': 'coberturas.basica',
  'quoteData.basicCoverageIndex': 'coberturas.basica',
  'quoteData.maxLMG': 'condominio.valorReconstrucaoCentavos',
  'quoteData.isLegallyConstituted': 'condominio.legalmenteConstituido',
  'quoteData.mainActivity': 'condominio.tipo',
  [`${OBJ}.structuringType`]: 'condominio.estrutura',
  [`${OBJ}.propertyType`]: 'condominio.tipo',
  [`${OBJ}.hasElevator`]: 'condominio.elevadores',
  [`${OBJ}.isFullyOrPartiallyListed`]: 'condominio.tombado',
  [`${LOCAL}.isListedDisappropriatedCondemned`]: 'condominio.tombado',
  [`${OBJ}.numberOfBlocks`]: 'condominio.blocos',
  [`${OBJ}.condominiumAge`]: 'condominio.idadeAnos',
  [`${OBJ}.securityProtection`]: 'condominio.seguranca',
  [`${OBJ}.wasThereAClaim`]: 'condominio.sinistros12m',
  'quoteCustomData.unidades': 'condominio.unidades',
  'quoteCustomData.funcionarios': 'condominio.funcionarios',
  'quoteCustomData.sinistros12m': 'condominio.sinistros12m',
});

const empresarial = createFieldTable({
  ...comuns,
  ...covers('EMPRESARIAL'),
  'quoteData.coverages': 'coberturas.incendioCentavos',
  [`${OBJ}.riskAmount`]: 'valorRisco.predioCentavos',
  [`${OBJ}.mainActivity`]: 'empresa.atividade',
  [`${OBJ}.businessActivity`]: 'empresa.cnae',
  [`${OBJ}.professionalRegisterOrganization`]: 'empresa.conselho',
  [`${OBJ}.professionalRegisterNumber`]: 'empresa.conselho',
  [`${OBJ}.wasThereAClaim`]: 'empresa.sinistros12m',
  [`${LOCAL}.propertyBuildType`]: 'empresa.construcao',
  [`${LOCAL}.securityProtection`]: 'empresa.seguranca',
  [`${LOCAL}.fireProtection`]: 'empresa.incendio',
  [`${LOCAL}.propertyUseType`]: 'empresa.posse',
  [`${LOCAL}.isMainlyOpen`]: 'empresa.predominanciaAberta',
  [`${LOCAL}.hasInsulatingPanels`]: 'empresa.isopainel',
  [`${LOCAL}.isInMall`]: 'empresa.emShopping',
  'quoteCustomData.lucrosCessantesMeses': 'coberturas.lucrosCessantesMeses',
  'quoteCustomData.funcionarios': 'empresa.funcionarios',
  'quoteCustomData.sinistros12m': 'empresa.sinistros12m',
});

const tabelas = { RESIDENCIAL: residencial, CONDOMINIO: condominio, EMPRESARIAL: empresarial };

/** The field of the line's risk behind a path; an address told to be the insured's own is corrected there. */
export function fieldOf(linha: LinhaPatrimonial, path: string, isLocalDoSegurado: boolean): string | undefined {
  const campo = tabelas[linha](path);
  return isLocalDoSegurado ? campo?.replace(/^local\./, 'segurado.') : campo;
}

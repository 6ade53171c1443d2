import { bool, closed, list, obj, oneOfWords, text, type JsonSchema } from '../opin/json-schema.ts';
import { estados } from '../opin/published-customer.ts';
import { valor } from '../opin/published-vehicle.ts';
import type { LinhaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';

/** What is insured in each line of quote-patrimonial 2.0: enumerations and `required` lists as published. */
const letras = '^[A-Za-z\\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]+$';
const endereco = {
  address: text(100),
  additionalInfo: text(100),
  districtName: text(100),
  townName: text(100, letras),
  countrySubDivision: oneOfWords(estados),
  postCode: text(8, '^\\d{8}$|^NA$'),
};
const sinistros = list(closed({ claimAmount: valor, claimDescription: text(500) }));
const cobrir = oneOfWords('PREDIO_E_CONTEUDO APENAS_PARA_PREDIO APENAS_CONTEUDO');
const usos = oneOfWords('HABITUAL VERANEIO DESOCUPADO IMOVEL_COM_ATIVIDADE_COMERCIAL_REMUNERADA ALUGUEL_POR_TEMPORADA');
const imovel = {
  propertyUsageType: usos,
  isListedDisappropriatedCondemned: bool,
  isUnderConstructionRenovation: bool,
  propertyUseType: oneOfWords('PROPRIO ALUGADO'),
};
const comum = { identification: text(100), wasThereAClaim: bool };

export const objetos: Readonly<Record<LinhaPatrimonial, JsonSchema>> = {
  RESIDENCIAL: obj(
    { propertyType: oneOfWords('CASA APARTAMENTO CASA_EM_CONDOMINIO') },
    {
      ...comum,
      geographicRegion: oneOfWords('ZONA_URBANA ZONA_RURAL'),
      propertiesForCoverage: cobrir,
      indenizationWithoutDepreciation: bool,
      riskLocationInfo: obj(
        {},
        {
          isSameAsTheProponent: bool,
          ...endereco,
          ...imovel,
          propertyBuildType: oneOfWords('ALVENARIA MADEIRA MISTA'),
          securityProtection: list(
            oneOfWords(
              'CAMERA_CFTV PORTARIA_HORAS ALARME_DISPOSITIVO_ANTI_FURTO VIGILANCIA_TERCEIRIZADA CONDOMINIO_FECHADO CERCA_ELETRICA GRADES_EM_JANELAS_E_PORTAS NAO_POSSUI',
            ),
          ),
          fireProtection: list(
            oneOfWords('EXTINTOR HIDRANTES SPRINKLER_CHUVEIROS_AUTOMATICOS DETECTOR_DE_FUMACA ALARME_DE_INCENDIO NAO_POSSUI'),
          ),
        },
      ),
    },
  ),
  CONDOMINIO: obj(
    { structuringType: oneOfWords('CONDOMINIO_VERTICAL CONDOMINIO_HORIZONTAL MISTO') },
    {
      ...comum,
      propertyType: oneOfWords(
        'CONDOMINIO_RESIDENCIAL_COM_COMERCIO_NO_TERREO CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS CONDOMINIO_RESIDENCIAL_COM_ESCRITORIO_E_COMERCIO CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS_COM_COMERCIO_NO_TERREO CONDOMINIO_FLAT_APART_HOTEL CONDOMINIO_FLAT_APART_HOTEL_COM_COMERCIO CONDOMINIO_EXCLUSIVAMENTE_COMERCIAL CONDOMINIO_EXCLUSIVAMENTE_RESIDENCIAL',
      ),
      hasElevator: bool,
      isFullyOrPartiallyListed: bool,
      numberOfBlocks: text(100),
      condominiumAge: text(100),
      hasReuseOfWater: bool,
      securityProtection: list(
        oneOfWords(
          'CAMERA_CFTV PORTARIA_VINTE_E_QUATRO_HORAS ALARME_DISPOSITIVO_ANTI_FURTO VIGILANCIA_TERCEIRIZADA CONDOMINIO_FECHADO CERCA_ELETRICA GRADES_EM_JANELAS_E_PORTAS PORTEIRO_ELETRONICO CATRACA_ELETRONICA_DE_ACESSO NAO_POSSUI',
        ),
      ),
      riskLocationInfo: obj({}, endereco),
      indenizationWithoutDepreciation: bool,
      claimNotifications: sinistros,
    },
  ),
  EMPRESARIAL: obj(
    {},
    {
      ...comum,
      riskAmount: valor,
      mainActivity: oneOfWords('COMERCIO INDUSTRIA SERVICO'),
      businessActivity: text(7),
      businessActivityDescription: text(500),
      professionalRegisterOrganization: text(100),
      professionalRegisterNumber: text(50),
      propertiesForCoverage: cobrir,
      claimNotifications: sinistros,
      riskLocationInfo: obj(
        {},
        {
          ...endereco,
          ...imovel,
          propertyBuildType: oneOfWords('SUPERIOR SOLIDA MISTA INFERIOR'),
          securityProtection: list(
            oneOfWords(
              'CAMERA_CFTV PORTARIA_VINTE_E_QUATRO_HORAS CONTROLE_DE_ACESSO ALARME_DISPOSITIVO_ANTI_FURTO VIGILANCIA_TERCEIRIZADA SERVICO_DE_VIGILANCIA_ARMADA_VINTE_E_QUATRO_HORAS CONDOMINIO_FECHADO CERCA_ELETRICA BARREIRAS_FISICAS SENSORES_INFRAVERMELHO NAO_POSSUI',
            ),
          ),
          // spelling of the standard
          fireProtection: list(
            oneOfWords(
              'EXTINTOR HIDRANTES SPRINKLER_CHUVEIROS_AUTOMATICOS DETECTOR_DE_FUMACA_CALOR BRIGADA_DE_INCENDIO BOMBEIROS_A_MENOS_DE_TRES_QUILOMETROS ALARME_DE_INCENCIO_COM_MONITORAMENTO_VINTE_E_QUATRO_HORAS NAO_POSSUI',
            ),
          ),
          isMainlyOpen: bool,
          hasInsulatingPanels: bool,
          isInMall: bool,
        },
      ),
    },
  ),
};

import type { LocalRisco, RiscoCondominio, RiscoEmpresarial, RiscoResidencial, Segurado } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import { reais } from '../opin/opin-amount.ts';
import { lettersOnly } from '../opin/opin-customer.request.ts';
import { customFields } from '../opin/opin-envelope.request.ts';
import {
  construcoesEmpresa,
  estruturas,
  incendios,
  incendiosEmpresa,
  objetos,
  segurancas,
  segurancasCondominio,
  segurancasEmpresa,
  tiposCondominio,
  usos,
  zonas,
} from './patrimonial-words.table.ts';

/** What one line says of itself in the published message. */
export interface ObjetoPublicado {
  /** Fields of `quoteData` beside those every line has. */
  readonly quoteData: Readonly<Record<string, unknown>>;
  readonly insuredObject: Readonly<Record<string, unknown>>;
  /** What the standard has no field for: `quoteCustomData.insuredObjects`. */
  readonly insuredObjects: ReturnType<typeof customFields>;
}

/** Where the thing stands: its own address, or the insured's. */
function locationOf({ segurado, local }: { readonly segurado: Segurado; readonly local: LocalRisco }): Readonly<Record<string, unknown>> {
  const onde = local.igualSegurado ? segurado : local;
  const town = lettersOnly(onde.cidade ?? '', 100);
  const street = [onde.logradouro, onde.numero].filter(Boolean).join(', ');
  return {
    ...(street ? { address: street.slice(0, 100) } : {}),
    ...(onde.complemento ? { additionalInfo: onde.complemento.slice(0, 100) } : {}),
    ...(onde.bairro ? { districtName: onde.bairro.slice(0, 100) } : {}),
    ...(town ? { townName: town } : {}),
    ...(onde.uf ? { countrySubDivision: onde.uf } : {}),
    postCode: normalizeDocumento(onde.cep ?? ''),
  };
}

/** `/home`. */
export function toHome(risco: RiscoResidencial): ObjetoPublicado {
  const { imovel, local } = risco;
  return {
    quoteData: { hasCommercialActivity: imovel.uso === 'ATIVIDADE_COMERCIAL', isCollectiveStipulated: false, hasOneRiskLocation: true },
    insuredObject: {
      propertyType: imovel.tipo,
      geographicRegion: zonas[imovel.zona],
      propertiesForCoverage: objetos[imovel.cobrir],
      indenizationWithoutDepreciation: imovel.valorNovo,
      riskLocationInfo: {
        isSameAsTheProponent: local.igualSegurado,
        ...locationOf(risco),
        propertyUsageType: usos[imovel.uso],
        propertyBuildType: imovel.construcao,
        isListedDisappropriatedCondemned: imovel.tombado,
        isUnderConstructionRenovation: imovel.emObra,
        securityProtection: imovel.seguranca.map((p) => segurancas[p]),
        fireProtection: imovel.incendio.map((p) => incendios[p]),
        propertyUseType: imovel.posse,
      },
      wasThereAClaim: imovel.sinistros12m > 0,
    },
    insuredObjects: customFields({ sinistros12m: imovel.sinistros12m }),
  };
}

/** `/condominium`. */
export function toCondominium(risco: RiscoCondominio): ObjetoPublicado {
  const { condominio: c, coberturas, seguro } = risco;
  return {
    quoteData: {
      mainActivity: c.tipo.includes('COMERC') ? 'COMERCIO' : 'SERVICO',
      isLegallyConstituted: c.legalmenteConstituido,
      ...(c.legalmenteConstituido ? {} : { registryStarted: false }),
      // of the kinds that the standard only takes as a lead, our form has none
      condominiumType: false,
      insuranceTermStartDate: seguro.vigIni,
      basicCoverageIndex: coberturas.basica,
    },
    insuredObject: {
      structuringType: estruturas[c.estrutura],
      propertyType: tiposCondominio[c.tipo],
      hasElevator: (c.elevadores ?? 0) > 0,
      isFullyOrPartiallyListed: c.tombado,
      numberOfBlocks: String(c.blocos),
      condominiumAge: String(c.idadeAnos),
      securityProtection: c.seguranca.map((p) => segurancasCondominio[p]),
      riskLocationInfo: locationOf(risco),
      wasThereAClaim: c.sinistros12m > 0,
    },
    insuredObjects: customFields({
      sinistros12m: c.sinistros12m,
      unidades: c.unidades,
      pavimentos: c.pavimentos,
      elevadores: c.elevadores,
      vagas: c.vagas,
      funcionarios: c.funcionarios,
      areaConstruidaM2: c.areaConstruidaM2,
      valorReconstrucaoCentavos: c.valorReconstrucaoCentavos,
      sindico: c.sindico,
    }),
  };
}

/** Which of building and contents are to be covered, from what each is worth. */
const coveredOf = ({ predioCentavos, mmuCentavos, mercadoriasCentavos }: RiscoEmpresarial['valorRisco']) => {
  if (predioCentavos === 0) return objetos.CONTEUDO;
  return mmuCentavos + mercadoriasCentavos > 0 ? objetos.PREDIO_E_CONTEUDO : objetos.PREDIO;
};

/** `CRM-SP 123456` → organisation and number, where the text has both. */
function councilOf({ isLiberal, conselho }: RiscoEmpresarial['empresa']): Readonly<Record<string, string>> {
  if (!isLiberal || !conselho) return {};
  const [, organizacao = conselho, numero] = /^(\D+?)\s*([\d./-]*\d[\d./-]*)$/.exec(conselho) ?? [];
  return { professionalRegisterOrganization: organizacao.trim() || conselho, ...(numero ? { professionalRegisterNumber: numero } : {}) };
}

/** `/business`. */
export function toBusiness(risco: RiscoEmpresarial): ObjetoPublicado {
  const { empresa: e, valorRisco: v, coberturas } = risco;
  return {
    quoteData: { isCollectiveStipulated: false, hasOneRiskLocation: true },
    insuredObject: {
      riskAmount: reais(v.predioCentavos + v.mmuCentavos + v.mercadoriasCentavos),
      mainActivity: e.atividade,
      businessActivity: e.cnae,
      ...councilOf(e),
      propertiesForCoverage: coveredOf(v),
      riskLocationInfo: {
        ...locationOf(risco),
        propertyBuildType: construcoesEmpresa[e.construcao],
        securityProtection: e.seguranca.map((p) => segurancasEmpresa[p]),
        fireProtection: e.incendio.map((p) => incendiosEmpresa[p]),
        propertyUseType: e.posse,
        isMainlyOpen: e.predominanciaAberta,
        hasInsulatingPanels: e.isopainel,
        isInMall: e.emShopping,
      },
      wasThereAClaim: e.sinistros12m > 0,
    },
    insuredObjects: customFields({
      sinistros12m: e.sinistros12m,
      predioCentavos: v.predioCentavos,
      mmuCentavos: v.mmuCentavos,
      mercadoriasCentavos: v.mercadoriasCentavos,
      faturamentoAnualCentavos: e.faturamentoAnualCentavos,
      funcionarios: e.funcionarios,
      lucrosCessantesMeses: coberturas.lucrosCessantesMeses,
    }),
  };
}

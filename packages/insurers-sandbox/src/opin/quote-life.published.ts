import { anything, bool, closed, integer, type JsonSchema, list, obj, oneOfWords, text } from './json-schema.ts';
import { data, dataHora, personalIdentification, quoteCustomer } from './published-customer.ts';
import { valor } from './published-vehicle.ts';

/**
 * The `/life/request` messages of Open Insurance Brasil's quote-person 1.11 as this house transcribes them: every `required` list, every
 * enumeration and every pattern of the parts this product sends and reads. Requests are validated against it on arrival, answers in the
 * tests.
 */
const campo = list(closed({ fieldId: text(100, '^[a-zA-Z0-9][a-zA-Z0-9\\-]{0,99}$'), value: anything }));
const quoteCustomData = obj(
  {},
  {
    customerIdentification: campo,
    customerQualification: campo,
    customerComplimentaryInfo: campo,
    generalQuoteInfo: campo,
    riskLocationInfo: campo,
    insuredObjects: campo,
    beneficiaries: campo,
    coverages: campo,
    generalClaimInfo: campo,
  },
);

/** One of the published values contains a space. */
export const coberturasVida: JsonSchema = {
  type: 'string',
  enum: [
    'MORTE',
    'MORTE_ACIDENTAL',
    'INVALIDEZ_TOTAL_POR_ACIDENTE',
    'INVALIDEZ_PARCIAL_POR_ACIDENTE',
    'INVALIDEZ_TOTAL_E PARCIAL_POR_ACIDENTE',
    'INVALIDEZ_FUNCIONAL_PERMANENTE_TOTAL_POR_DOENÇA',
    'INVALIDEZ_LABORATIVA_PERMANENTE_TOTAL_POR_DOENÇA',
    'DESEMPREGO_PERDA_DE_RENDA',
    'INCAPACIDADE_TEMPORÁRIA',
    'DOENÇA_GRAVE',
    'INTERNAÇÃO_HOSPITALAR',
    'DESPESAS_MÉDICAS_HOSPITALARES_E_ODONTOLÓGICAS_BRASIL',
    'DESPESAS_MÉDICAS_HOSPITALARES_E_ODONTOLÓGICAS_EXTERIOR',
    'TRANSPLANTE_DE_ÓRGÃOS',
    'CIRURGIA',
    'TRASLADO_DE_CORPO',
    'REGRESSO_SANITÁRIO',
    'TRASLADO_MÉDICO',
    'CANCELAMENTO_DE_VIAGEM',
    'REGRESSO_ANTECIPADO',
    'SOBREVIVÊNCIA',
    'OUTRAS',
  ],
};
const ramo = { branch: text(4), code: coberturasVida, isSeparateContractingAllowed: bool };
const descricao = { description: text(500), internalCode: text(500) };
const cobertura = obj({ ...ramo, insuredCapital: valor }, descricao);

const prazo = oneOfWords(
  'ANUAL ANUAL_INTERMITENTE PLURIANUAL PLURIANUAL_INTERMITENTE SEMESTRAL SEMESTRAL_INTERMITENTE MENSAL MENSAL_INTERMITENTE DIARIO DIARIO_INTERMITENTE OUTROS',
);
const apolices = list(obj({}, { policyId: text(100), insurerId: text(100) }));

/** Of the ninety-odd published sports, those the life form asks about. */
const esporte = oneOfWords(
  'ACADEMIA ALPINISMO ARTES_MARCIAIS ASA_DELTA AUTOMOBILISMO BALONISMO BASE_JUMP BASQUETEBOL BOXE BUNGEE_JUMP CICLISMO CORRIDA EQUITAÇÃO ESCALADA ESPELEOLOGIA ESQUI FUTEBOL HIPISMO JET_SKI KART',
);
const insuredPerson = obj(
  {},
  {
    weight: text(),
    height: text(),
    smoker: bool,
    occupationModel: oneOfWords(
      'CLT AUTONOMO PESSOA_JURIDICA SOCIO_PROPRIETARIO_DE_EMPRESA_MEI DESEMPREGADO_NAO_EXERCE_ATIVIDADE_PROFISSIONAL',
    ),
    occupation: text(),
    isSportsperson: bool,
    sports: list(obj({}, { sport: esporte, frequency: oneOfWords('ATE_3_VEZES_ANO ACIMA_DE_3_VEZES_ANO') })),
    includeSport: bool,
    injuryTimeOff: bool,
    CID: text(10),
    cancerPatient: bool,
    cancerRemissionDuration: integer,
    partnerCoverage: bool,
    partnerInfo: obj({}, { partnerCoverageAmount: valor, partnerBirth: data, partnerOccupation: text() }),
    childCoverage: bool,
    children: list(obj({}, { childBirth: data, isChildSportsperson: bool })),
  },
);

export const lifeRequest = obj({
  data: obj(
    {
      consentId: text(256, "^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\\-.:=@;$_!*'%\\/?#]+$"),
      expirationDateTime: dataHora,
      quoteCustomer,
      quoteData: obj(
        {
          termStartDate: data,
          termType: prazo,
          termEndDate: data,
          includeAssistanceServices: bool,
          requestedCoverages: list(cobertura),
        },
        {
          termTypeOthers: text(100),
          havePersonInsurance: bool,
          policies: apolices,
          usedCoverages: list(coberturasVida),
          totalPremiumAmount: valor,
          wasThereAClaim: bool,
          coverages: list(obj({}, { code: coberturasVida, insuredCapital: valor })),
          insuredPerson,
        },
      ),
    },
    { quoteCustomData, historicalData: obj({}) },
  ),
});

const periodo = oneOfWords('DIA MES ANO');
const contagem = oneOfWords('DIAS_UTEIS DIAS_CORRIDOS');
const coberturaAceita = obj(ramo, {
  ...descricao,
  gracePeriod: integer,
  gracePeriodicity: periodo,
  gracePeriodCountingMethod: contagem,
  gracePeriodStartDate: data,
  gracePeriodEndDate: data,
  premiumAmount: valor,
  deductible: obj({ type: oneOfWords('REDUZIDA NORMAL MAJORADA DEDUTIVEL OUTROS') }),
  POS: obj({ applicationType: oneOfWords('VALOR PERCENTUAL OUTROS'), description: text(60), fullIndemnityDeductible: valor }),
});
const assistencia = obj({
  type: oneOfWords('ASSISTENCIA_VIDA BENEFICIOS OUTROS'),
  // of the standard's 140 services, those a life quote here can name
  service: oneOfWords('ASSISTENCIA_FUNERAL TELEMEDICINA TRASLADO_DE_CORPO SEGUNDA_OPINIAO_MEDICA_INTERNACIONAL OUTROS'),
  description: text(5000),
  assistancePremiumAmount: valor,
});
const premio = obj(
  {
    totalPremiumAmount: valor,
    totalNetAmount: valor,
    IOF: valor,
    paymentsQuantity: integer,
    payments: list(
      obj(
        { amount: valor, paymentType: oneOfWords('BOLETO TED TEF CARTAO DOC CHEQUE DESCONTO_EM_FOLHA PIX DINHEIRO_EM_ESPECIE OUTROS') },
        { paymentTypeOthers: text(100) },
      ),
    ),
    periodicity: oneOfWords('MENSAL BIMESTRAL TRIMESTRAL QUADRIMESTRAL SEMESTRAL ANUAL A_VISTA/UNICO'),
  },
  { interestRateOverPayments: text(undefined, '^\\d{1,3}\\.\\d{1,9}$') },
);
const cotacao = obj(
  { insurerQuoteId: text(), quoteDateTime: dataHora, susepProcessNumbers: list(text(50)) },
  { insuredPerson, requestedCoverages: list(coberturaAceita), assistanceInfo: list(assistencia), premiumInfo: premio },
);
const resultado = obj(
  {
    quoteCustomer: obj({}, { identification: personalIdentification }),
    quoteData: obj(
      {},
      {
        termStartDate: data,
        termEndDate: data,
        termType: prazo,
        termTypeOthers: text(100),
        havePersonInsurance: bool,
        policies: apolices,
        coverages: list(cobertura),
        usedCoverages: list(coberturasVida),
        totalPremiumAmount: valor,
        wasThereAClaim: bool,
      },
    ),
    quotes: list(cotacao, 1),
  },
  { quoteCustomData },
);

export const lifeStatusResponse = obj({
  data: obj(
    { status: oneOfWords('RCVD EVAL ACPT RJCT ACKN CANC'), statusUpdateDateTime: dataHora },
    { rejectionReason: text(1024), quoteInfo: resultado },
  ),
  links: obj({}, { self: text(), first: text(), prev: text(), next: text(), last: text() }),
  meta: obj({ totalRecords: integer, totalPages: integer }),
});

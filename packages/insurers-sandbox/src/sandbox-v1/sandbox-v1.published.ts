import {
  AbrangenciaSaude,
  AcomodacaoSaude,
  ContratacaoSaude,
  CoparticipacaoSaude,
  EspeciePet,
  PlanoPet,
  PortePet,
  ReembolsoPet,
  SegmentacaoSaude,
} from '@balcao/contracts';
import { bool, integer, type JsonSchema, list, obj, oneOfWords, text } from '../opin/json-schema.ts';

/**
 * The messages of `/sandbox/v1`, this house's own quote API for the lines Open Insurance Brasil does not publish: same lifecycle and
 * statuses, money in centavos, rates in bps. What is declared here is what is checked on arrival and what the OpenAPI document shows.
 */
const dia = text(10, '^\\d{4}-\\d{2}-\\d{2}$');
const words = (options: readonly string[]): JsonSchema => oneOfWords(options.join(' '));
const pessoa = oneOfWords('PF PJ');
const quem = { pessoa, documento: text(14), nome: text(120), cep: text(8, '^\\d{8}$') };

const comum = {
  consentId: text(256, '^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:.+$'),
  corretor: obj({ codigo: text(60), cnpj: text(14), susep: text(20) }),
  comercial: obj({ comissaoBps: integer, descontoBps: integer }),
  vigencia: obj({ inicio: dia, fim: dia }),
  movimento: oneOfWords('NOVO RENOVACAO TRANSFERENCIA'),
};
const observacoes = { observacoes: text(1_000) };

const animal = obj(
  {
    especie: words(EspeciePet.options),
    nome: text(60),
    porte: words(PortePet.options),
    nascimento: dia,
    castrado: bool,
    vacinado: bool,
    preexistencias: list(text(120)),
  },
  { raca: text(60), microchip: text(15, '^\\d{15}$') },
);
const plano = obj(
  {
    nivel: words(PlanoPet.options),
    reembolsoPct: words(ReembolsoPet.options),
    coparticipacao: bool,
    tetoAnualCentavos: integer,
    coberturas: list(oneOfWords('CONSULTAS EXAMES CIRURGIA INTERNACAO FUNERAL')),
  },
  { rcTutorCentavos: integer },
);
const produto = obj(
  {
    contratacao: words(ContratacaoSaude.options),
    municipio: text(120),
    uf: text(2, '^[A-Z]{2}$'),
    abrangencia: words(AbrangenciaSaude.options),
    segmentacao: words(SegmentacaoSaude.options),
    acomodacao: words(AcomodacaoSaude.options),
    coparticipacao: words(CoparticipacaoSaude.options),
  },
  { reembolsoCentavos: integer, rede: text(300) },
);
const beneficiario = obj(
  { papel: oneOfWords('TITULAR DEPENDENTE'), familia: integer, nascimento: dia },
  { sexo: oneOfWords('M F ND'), cid: text(6) },
);

export const petRequest = obj({ data: obj({ ...comum, tutor: obj(quem), animais: list(animal, 1), plano }, observacoes) });
export const saudeRequest = obj({
  data: obj(
    { ...comum, contratante: obj(quem, { abertura: dia, entidade: text(120) }), produto, beneficiarios: list(beneficiario) },
    { ...observacoes, portabilidade: obj({ plano: text(120), meses: integer }), faixas: { ...list(integer, 10), maxItems: 10 } },
  ),
});

const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, nullable: true });
const parcelamento = obj({
  forma: oneOfWords('BOLETO PIX CARTAO DEBITO CARNE'),
  n: integer,
  primeiraCentavos: integer,
  demaisCentavos: integer,
  jurosBps: integer,
  totalCentavos: integer,
});
const mensagem = obj({ codigo: text(), texto: text() }, { campo: text() });
const oferta = obj({
  id: text(),
  pacote: text(),
  principal: bool,
  periodicidade: oneOfWords('MENSAL'),
  premioLiquidoCentavos: integer,
  iofBps: integer,
  iofCentavos: integer,
  premioTotalCentavos: integer,
  comissaoBps: integer,
  comissaoCentavos: integer,
  composicao: list(obj({ rotulo: text(), valorCentavos: integer }), 1),
  coberturas: list(obj({ codigo: text(), nome: text(), limiteCentavos: orNull(integer), carenciaDias: integer }), 1),
  parcelamentos: list(parcelamento, 1),
  observacoes: list(text()),
});
const envelope = { links: obj({}), meta: obj({ totalRecords: integer, totalPages: integer }) };
const statusDe = (options: string) => ({ status: oneOfWords(options), statusUpdateDateTime: text() });

export const createdResponse = obj({ data: obj(statusDe('RCVD')), ...envelope });
export const statusResponse = obj({
  data: obj(statusDe('RCVD EVAL ACPT RJCT ACKN CANC'), {
    rejectionReason: text(),
    quoteInfo: obj({ validade: dia, mensagens: list(mensagem), ofertas: list(oferta, 1) }),
  }),
  ...envelope,
});

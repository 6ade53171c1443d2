import { publishedQuoteAuto } from '@balcao/insurers-sandbox';
import Ajv from 'ajv';
import { pedidoVetor } from '../pedido.fixture.ts';
import { lettersOnly } from '../opin/opin-customer.request.ts';
import { consentOf, toIdempotencyKey } from '../opin/opin-envelope.request.ts';
import { toQuoteRequest } from './opin-quote-auto.request.ts';
import type { OpinRequest } from './opin-request.schema.ts';

const agora = new Date('2026-11-20T15:00:00Z');
const build = (...args: Parameters<typeof pedidoVetor>) => {
  const montagem = toQuoteRequest(pedidoVetor(...args), { consentId: consentOf('chave-1'), agora });
  if (!montagem.ok) throw new Error(montagem.campos.join());
  return (montagem.body as OpinRequest).data; // checked by its schema
};
const ajv = new Ajv({ allErrors: true, strict: false });
const published = ajv.compile(publishedQuoteAuto.quoteRequest);

it.each([
  ['the vector', {}],
  [
    'a company with numeric CNPJ',
    { segurado: { pessoa: 'PJ', documento: '11222333000181' }, condutor: { igualSegurado: false, nascimento: '1990-01-01' } },
  ],
  [
    'a company with alphanumeric CNPJ',
    { segurado: { pessoa: 'PJ', documento: '12ABC34501DE35' }, condutor: { igualSegurado: false, nascimento: '1990-01-01' } },
  ],
  ['a bare address', { segurado: { logradouro: undefined, cidade: undefined, uf: undefined, email: undefined, celular: undefined } }],
  ['names outside the standard’s alphabet', { segurado: { nome: "Jürgen D'Ávila-Nuñez", cidade: "Santa Bárbara d'Oeste" } }],
  [
    'a renewal',
    {
      seguro: {
        tipo: 'RENOVACAO_CONGENERE',
        seguradoraAnterior: 'Outra',
        apoliceAnterior: '1',
        premioAnteriorCentavos: 214_760,
        sinistros: 2,
      },
    },
  ],
  ['a determined value', { coberturas: { modalidade: 'VD', ajustePct: 110 } }],
  [
    'a working, armoured, gas-powered car',
    {
      uso: {
        uso: 'EXERCICIO_DO_TRABALHO',
        atividade: 'APLICATIVO',
        kmSemana: 900,
        trabalho: true,
        trabalhoGaragem: true,
        trabalhoDistanciaKm: 12,
        estudo: true,
        estudoGaragem: true,
        estudoDistanciaKm: 8,
      },
      veiculo: {
        kitGas: true,
        kitGasValorCentavos: 400_000,
        blindado: true,
        blindagemValorCentavos: 6_000_000,
        isencao: 'AMBOS',
        chassi: '9BWZZZ377VT004251',
      },
      coberturas: { acessorios: [{ descricao: 'Som', valorCentavos: 90_000 }], pequenosReparos: true },
    },
  ],
  [
    'a young household and another driver',
    {
      condutor: {
        igualSegurado: false,
        cpf: '52998224725',
        nome: 'Bia Souza',
        nascimento: '2003-02-01',
        sexo: 'ND',
        estadoCivil: 'SEPARADO',
        relacao: 'FILHO',
        anosCnh: 3,
        jovens: true,
        jovensSexo: 'AMBOS',
        jovensCobrir: true,
      },
      pernoite: { garagem: 'SEM', moradia: 'CHACARA', veiculosNaResidencia: 3 },
    },
  ],
  [
    'liability only, brand new',
    { coberturas: { tipo: 'SO_RCF', vidros: 'SEM', carroReserva: 'SEM', assistencia: 'SEM' }, veiculo: { zeroKm: true, placa: undefined } },
  ],
] as const)('writes %s in the published form', (_what, mudancas) => {
  expect([published({ data: build(mudancas as Parameters<typeof pedidoVetor>[0]) }), published.errors]).toEqual([true, null]);
});

it('sends the daily distance to work and to school, and where the car is parked there', () => {
  const { quoteData } = build({
    uso: { trabalho: true, trabalhoDistanciaKm: 12, estudo: true, estudoGaragem: true, estudoDistanciaKm: 8 },
  });
  expect(quoteData.insuredObject.riskLocationInfo).toMatchObject({
    usedCommuteWork: { isKeptInGarage: false, distanceFromResidence: '12' },
    usedCollege: { isKeptInGarage: true, distanceFromResidence: '8' },
  });
});

it('sends the same body for a retry under the same key on the same day', () => {
  const later = new Date('2026-11-20T22:00:00Z');
  const [a, b] = [agora, later].map((momento) => toQuoteRequest(pedidoVetor(), { consentId: consentOf('k'), agora: momento }));
  expect(a).toEqual(b);
});

it('sends commission, discount, levels, remarks and a long CI in quoteCustomData', () => {
  const { quoteData, quoteCustomData } = build({ observacoes: 'cliente antigo' }, { descontoBps: 250 });
  const read = (lista: readonly { fieldId: string; value?: unknown }[]) => Object.fromEntries(lista.map((c) => [c.fieldId, c.value]));
  expect(read(quoteCustomData.generalQuoteInfo)).toMatchObject({
    comissaoBps: 2_000,
    descontoBps: 250,
    observacoes: 'cliente antigo',
    ci: '123456789',
  });
  expect(read(quoteCustomData.insuredObjects)).toMatchObject({ valorReferenciaCentavos: 8_500_000, lugares: 5 });
  expect(read(quoteCustomData.coverages)).toEqual({ franquia: 'NORMAL', vidros: 'COMPLETO', carroReserva: '7', assistencia: '500' });
  expect(quoteData.identifierCode).toBeUndefined();
});

it('sends an alphanumeric CNPJ in the extension instead of the numeric field', () => {
  const { quoteCustomer, quoteCustomData } = build({
    segurado: { pessoa: 'PJ', documento: '12.ABC.345/01DE-35', nome: 'Exemplo Ltda' },
    condutor: { igualSegurado: false, nascimento: '1990-01-01' },
  });
  expect(quoteCustomer.identificationData).toMatchObject({ businessName: 'Exemplo Ltda', document: { businesscnpjNumber: 'NA' } });
  expect(quoteCustomData.customerIdentification).toEqual([{ fieldId: 'cnpjAlfanumerico', value: '12ABC34501DE35' }]);
});

it('reports the field of the payload that the risk cannot fill, and sends nothing', () => {
  const sem = toQuoteRequest(pedidoVetor({ segurado: { nascimento: undefined as unknown as string } }), {
    consentId: consentOf('k'),
    agora,
  });
  expect(sem).toEqual({ ok: false, campos: ['quoteData.insuredObject.beneficiaries.0.mainDriver.birthDate'] });
});

it('transliterates letters outside the alphabet of the standard', () => {
  expect(lettersOnly("Müller D'Ávila-Nuñez 2º", 70)).toBe('Muller D Ávila Nunez');
});

it('keeps a key that fits the standard and hashes any other into 40 characters', () => {
  expect(toIdempotencyKey('0190a000-0000-7000-8000-000000000001')).toBe('0190a000-0000-7000-8000-000000000001');
  expect(toIdempotencyKey('cotação:1/capivara_seguros')).toMatch(/^[0-9a-f]{40}$/);
});

import { publishedQuotePatrimonial } from '@balcao/insurers-sandbox';
import Ajv from 'ajv';
import { consentOf } from '../opin/opin-envelope.request.ts';
import { toPatrimonialRequest } from './opin-quote-patrimonial.request.ts';
import type { PedidoPatrimonial } from './patrimonial-covers.table.ts';
import { fieldOf } from './patrimonial-fields.table.ts';
import { splitStreet } from './patrimonial-words.table.ts';
import { pedidoPatrimonial } from './pedido-patrimonial.fixture.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
const agora = new Date('2026-11-20T15:00:00Z');
function build(pedido: PedidoPatrimonial): Record<string, unknown> {
  const montagem = toPatrimonialRequest(pedido, { consentId: consentOf('k'), agora });
  if (!montagem.ok) throw new Error(montagem.campos.join());
  return montagem.body as Record<string, unknown>;
}

const liberal = {
  segurado: { pessoa: 'PF', documento: '11144477735', nome: 'Ana Souza' },
  empresa: { isLiberal: true, conselho: 'CRM-SP 123456' },
};

it.each<[string, PedidoPatrimonial]>([
  ['a home', pedidoPatrimonial('RESIDENCIAL')],
  [
    'a home elsewhere, every protection, no number',
    pedidoPatrimonial('RESIDENCIAL', {
      segurado: { numero: 's/n', logradouro: 'Av. Inventada', complemento: 'Apartamento 42, bloco dos fundos' },
      local: { igualSegurado: false, cep: '20040002', cidade: "Santa Bárbara d'Oeste", uf: 'RJ', logradouro: 'Praça Inventada' },
      imovel: {
        uso: 'ALUGUEL_TEMPORADA',
        seguranca: ['CFTV', 'PORTARIA_24H', 'ALARME', 'VIGILANCIA', 'CONDOMINIO_FECHADO', 'CERCA_ELETRICA', 'GRADES'],
        incendio: ['EXTINTOR', 'HIDRANTES', 'SPRINKLER', 'DETECTOR', 'ALARME'],
      },
    }),
  ],
  ['a condominium', pedidoPatrimonial('CONDOMINIO')],
  [
    'a condominium not yet constituted',
    pedidoPatrimonial('CONDOMINIO', {
      segurado: { pessoa: 'PF', documento: '11144477735', nome: 'Ana Souza' },
      condominio: { legalmenteConstituido: false, seguranca: ['NAO_POSSUI'] },
    }),
  ],
  ['a business', pedidoPatrimonial('EMPRESARIAL')],
  ['a liberal professional', pedidoPatrimonial('EMPRESARIAL', liberal)],
])('writes %s in the published form', (_what, pedido) => {
  const published = ajv.compile(publishedQuotePatrimonial.quoteRequest(pedido.linha));
  expect([published(build(pedido)), published.errors]).toEqual([true, null]);
});

it('sends the same body when asked again under the same key on the same day', () => {
  const [a, b] = [0, 1].map(() => build(pedidoPatrimonial('CONDOMINIO')));
  expect(a).toEqual(b);
});

it('keeps an alphanumeric CNPJ whole: this API takes letters', () => {
  expect(JSON.stringify(build(pedidoPatrimonial('EMPRESARIAL')))).toContain('"businesscnpjNumber":"12ABC34501DE35"');
});

it('splits a council into organisation and number', () => {
  const { data } = build(pedidoPatrimonial('EMPRESARIAL', liberal)) as { data: { quoteData: { insuredObject: object } } };
  expect(data.quoteData.insuredObject).toMatchObject({ professionalRegisterOrganization: 'CRM-SP', professionalRegisterNumber: '123456' });
});

it.each([
  ['Avenida Paulista', 'AVENIDA', 'Paulista'],
  ['Av. Paulista', 'AVENIDA', 'Paulista'],
  ['Praça da Sé', 'PRACA', 'da Sé'],
  ['Beco do Batman', 'RUA', 'Beco do Batman'],
  ['', 'RUA', 'NA'],
])('splits the street “%s”', (logradouro, type, name) => expect(splitStreet(logradouro)).toEqual({ type, name }));

it('finds our field behind a path, in the insured’s address when the place is theirs', () => {
  expect(fieldOf('RESIDENCIAL', 'quoteData.insuredObject.riskLocationInfo.postCode', true)).toBe('segurado.cep');
  expect(fieldOf('RESIDENCIAL', 'data.quoteData.insuredObject.riskLocationInfo.postCode', false)).toBe('local.cep');
  expect(fieldOf('EMPRESARIAL', 'quoteData.coverages.EMPRESARIAL_VALORES', false)).toBe('coberturas.valoresCentavos');
  expect(fieldOf('CONDOMINIO', 'quoteData.currency', false)).toBeUndefined();
});

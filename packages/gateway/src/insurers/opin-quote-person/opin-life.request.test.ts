import { toLifeField } from './opin-life-fields.table.ts';
import { toLifeRequest } from './opin-life.request.ts';
import { pedidoVida } from './pedido-vida.fixture.ts';

const agora = new Date('2026-11-20T15:00:00Z');
const build = (...pedido: Parameters<typeof pedidoVida>) => toLifeRequest(pedidoVida(...pedido), { consentId: 'urn:balcao:teste', agora });
const textOf = (...pedido: Parameters<typeof pedidoVida>) => JSON.stringify(build(...pedido));

it('writes a life in the published format', () => {
  expect(build()).toMatchObject({
    ok: true,
    body: {
      data: {
        quoteCustomer: { identificationData: { birthDate: '1986-05-10', sex: 'FEMININO' } },
        quoteData: {
          termType: 'ANUAL',
          havePersonInsurance: false,
          includeAssistanceServices: false,
          requestedCoverages: [{ branch: '1391', code: 'MORTE', insuredCapital: { amount: '200000.00', unitType: 'MONETARIO' } }],
          insuredPerson: {
            weight: '62',
            height: '1.68',
            smoker: false,
            occupationModel: 'CLT',
            isSportsperson: false,
            cancerPatient: false,
          },
        },
      },
    },
  });
});

it('does not send beneficiaries before there is a proposal', () => {
  expect(textOf()).not.toContain('Davi');
});

it('sends duration, health and sports as answered', () => {
  const text = textOf({
    coberturas: { prazo: 'VITALICIO' },
    pessoa: { afastadoInss: true, cid: 'M54.5', esportes: [{ nome: 'EQUITAÇÃO', frequencia: 'ACIMA_DE_3_VEZES_ANO' }] },
  });
  for (const part of ['"termTypeOthers":"VITALICIO"', '"CID":"M54.5"', '"injuryTimeOff":true', '"sport":"EQUITAÇÃO"'])
    expect(text).toContain(part);
  expect(text).toContain('{"fieldId":"periodicidade","value":"MENSAL"}');
});

it('sends who contracts for a minor', () => {
  const proponente = { igualSegurado: false, cpf: '529.982.247-25', nome: 'Rui Souza', nascimento: '1980-01-05' };
  expect(textOf({ proponente })).toContain('"cpf":"52998224725"');
  expect(textOf()).not.toContain('proponente');
});

it('names the fields it could not fill', () => {
  expect(build({ segurado: { documento: '1' } })).toMatchObject({ ok: false });
});

it.each([
  ['quoteData.insuredPerson.height', 'pessoa.alturaCm'],
  ['data.quoteData.insuredPerson.sports[0].sport', 'pessoa.esportes'],
  ['quoteData.requestedCoverages.0.insuredCapital', 'coberturas.morteCentavos'],
  ['quoteCustomer.identificationData.birthDate', 'segurado.nascimento'],
  ['quoteData.unknown', undefined],
])('maps %s to our field', (path, campo) => {
  expect(toLifeField(path)).toBe(campo);
});

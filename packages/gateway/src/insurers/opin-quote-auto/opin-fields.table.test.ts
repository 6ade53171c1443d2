import { riscoVetor } from '../pedido.fixture.ts';
import { toRiskField } from './opin-fields.table.ts';

it.each([
  ['quoteData.insuredObject.model.modelYear', 'veiculo.anoModelo'],
  ['data.quoteData.insuredObject.gasKit.gasKitAmount.amount', 'veiculo.kitGasValorCentavos'],
  ['quoteData.insuredObject.beneficiaries[0].mainDriver.name', 'condutor.nome'],
  ['quoteCustomer.identificationData.contact.postalAddresses.0.postCode', 'segurado.cep'],
  ['quoteCustomData.franquia', 'coberturas.franquia'],
])('maps %s to our field', (path, campo) => expect(toRiskField(path, false)).toBe(campo));

it('maps driver fields to those of the insured when the insured drives', () => {
  expect(toRiskField('quoteData.insuredObject.beneficiaries.0.mainDriver.birthDate', true)).toBe('segurado.nascimento');
});

it('maps an unknown path to undefined', () => {
  expect(toRiskField('quoteData.currency', false)).toBeUndefined();
  expect(toRiskField('', false)).toBeUndefined();
});

it('maps only to sections that the risk has', () => {
  const sections = new Set(Object.keys(riscoVetor));
  const found = ['quoteData.bonusClass', 'quoteData.policyId', 'quoteData.insuredObject.overnightPostCode'].map((p) =>
    toRiskField(p, false),
  );
  expect(found.every((campo) => sections.has(String(campo).split('.')[0] ?? ''))).toBe(true);
});

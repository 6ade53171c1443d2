import * as z from 'zod/mini';

/** Open Insurance Brasil: the insured, amounts and moments, common to all quote APIs. Objects that the standard closes are strict here. */
export const opcional = z.optional;
export const texto = (max: number) => z.string().check(z.maxLength(max));
export const padrao = (max: number, regex: RegExp) => z.string().check(z.maxLength(max), z.regex(regex));
export const data = z.iso.date();
export const dataHora = padrao(20, /^\d{4}-(1[0-2]|0[1-9])-(3[01]|[12]\d|0[1-9])T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/);
export const letras = (max: number) => padrao(max, /^[A-Za-z\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]+$/);
const cnpj = padrao(14, /^(\d{14}|NA)$/);
export const valor = z.object({
  amount: z.string().check(z.regex(/^(100\.00|\d{1,2}\.\d{2}|\d{1,6}|\d{1,15}\.\d{2})$/)),
  unitType: z.enum(['PORCENTAGEM', 'MONETARIO', 'OUTROS']),
  unitTypeOthers: opcional(z.string()),
  unit: opcional(z.object({ code: z.string(), description: padrao(3, /^[A-Z]{3}$/) })),
});

export const Uf = z.enum([
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
]);
export const genero = z.enum(['MASCULINO', 'FEMININO', 'NAO_DECLARADO', 'OUTROS']);
export const civil = z.enum(['SOLTEIRO', 'CASADO', 'VIUVO', 'SEPARADO_JUDICIALMENTE', 'DIVORCIADO', 'UNIAO_ESTAVEL', 'OUTROS']);
/** Area codes in use; 00 to 10 and the gaps are not published. */
const ddd = padrao(2, /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])$/);

const contato = z.strictObject({
  postalAddresses: z
    .array(
      z.strictObject({
        address: texto(200),
        additionalInfo: opcional(texto(30)),
        districtName: opcional(texto(50)),
        townName: letras(50),
        countrySubDivision: Uf,
        postCode: padrao(8, /^\d{8}$/),
        country: z.literal('BRA'),
      }),
    )
    .check(z.minLength(1)),
  phones: opcional(
    z.array(z.strictObject({ countryCallingCode: z.literal('55'), areaCode: ddd, number: padrao(11, /^\d{8,9}$/) })).check(z.minLength(1)),
  ),
  emails: opcional(z.array(z.strictObject({ email: padrao(320, /^\S+@\S+\.\S+$/) })).check(z.minLength(1))),
});
const marca = {
  updateDateTime: dataHora,
  brandName: texto(80),
  companyInfo: z.object({ cnpjNumber: cnpj, name: texto(70) }),
  contact: contato,
};

export const pessoaFisica = z.strictObject({
  ...marca,
  civilName: letras(70),
  socialName: opcional(letras(70)),
  cpfNumber: padrao(11, /^\d{11}$/),
  hasBrazilianNationality: z.nullable(z.boolean()),
  civilStatusCode: opcional(civil),
  sex: opcional(texto(20)),
  birthDate: opcional(data),
});
export const pessoaJuridica = z.strictObject({
  ...marca,
  businessName: texto(70),
  document: z.strictObject({ businesscnpjNumber: cnpj }),
});

export const campoProprio = z.strictObject({ fieldId: padrao(100, /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/), value: z.unknown() });
export type OpinCustomField = z.infer<typeof campoProprio>;

/** `urn:<namespace>:<id>`. */
export const consentimento = padrao(60, /^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\-.:=@;$_!*'%/?#]+$/);

export type OpinCustomer = z.infer<typeof pessoaFisica> | z.infer<typeof pessoaJuridica>;

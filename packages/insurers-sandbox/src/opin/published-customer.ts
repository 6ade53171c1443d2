import { bool, closed, list, obj, oneOf, oneOfWords, text } from './json-schema.ts';

/** The customer of quote-auto 1.10 of Open Insurance Brasil. Countries are limited to Brazil. */
export const data = text(10, '^\\d{4}-(1[0-2]|0[1-9])-(3[01]|[12]\\d|0[1-9])$');
export const dataHora = text(20, '^\\d{4}-(1[0-2]|0[1-9])-(3[01]|[12]\\d|0[1-9])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$');
export const estados = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO';
const ddds =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99 NA';
const letras = '^[A-Za-z\\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]+$';
const nome = text(70, letras);
const cnpj = text(14, '\\d{14}|^NA$');
const pais = oneOfWords('BRA');
export const estadoCivil = oneOfWords('SOLTEIRO CASADO VIUVO SEPARADO_JUDICIALMENTE DIVORCIADO UNIAO_ESTAVEL OUTROS');

const telefone = closed(
  {},
  {
    countryCallingCode: text(4, '^\\d{1,4}$|^NA$'),
    areaCode: oneOfWords(ddds),
    number: text(11, '^([0-9]{8,11})|^NA$'),
    phoneExtension: text(5),
  },
);
const email = closed({}, { email: text(320, '^\\S+@\\S+\\.\\S+$') });
const endereco = {
  address: text(200),
  townName: text(50, letras),
  countrySubDivision: oneOfWords(estados),
  postCode: text(8, '\\d{8}|^NA$'),
};
const complemento = { additionalInfo: text(30), districtName: text(50) };
const contato = (address: ReturnType<typeof closed>) =>
  closed({ postalAddresses: list(address, 1) }, { phones: list(telefone, 1), emails: list(email, 1) });
const marca = { updateDateTime: dataHora, brandName: text(80), companyInfo: obj({ cnpjNumber: cnpj, name: text(70) }) };

export const personalIdentification = closed(
  {
    ...marca,
    civilName: nome,
    cpfNumber: text(11, '^\\d{11}$|^NA$'),
    hasBrazilianNationality: { ...bool, nullable: true },
    contact: contato(closed({ ...endereco, country: pais }, complemento)),
  },
  {
    personalId: text(100),
    socialName: nome,
    documents: list(obj({})),
    otherNationalitiesInfo: text(3),
    otherDocuments: obj({}),
    civilStatusCode: estadoCivil,
    sex: text(20),
    birthDate: data,
    filiation: obj({}),
    identificationDetails: obj({}),
  },
);

export const businessIdentification = obj(
  {
    ...marca,
    businessName: text(70),
    document: closed({ businesscnpjNumber: cnpj }, { businessRegisterNumberOriginCountry: text(20), country: pais, expirationDate: data }),
    contact: contato(
      closed(
        { ...endereco, country: text(60) },
        { ...complemento, ibgeTownCode: text(8), countryCode: pais, geographicCoordinates: obj({}) },
      ),
    ),
  },
  { businessId: text(100), businessTradeName: text(70), incorporationDate: data, type: oneOfWords('PRIVADO PUBLICO') },
);

export const quoteCustomer = obj({}, { identificationData: oneOf(personalIdentification, businessIdentification) });
export const resultCustomer = oneOf(
  obj({}, { identification: personalIdentification }),
  obj({}, { identification: businessIdentification }),
);

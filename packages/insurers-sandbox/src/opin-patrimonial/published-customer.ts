import { bool, closed, list, obj, oneOf, oneOfWords, text } from '../opin/json-schema.ts';
import { data, dataHora, estadoCivil, estados } from '../opin/published-customer.ts';

/** The customer of quote-patrimonial 2.0: a structured address, and a CNPJ that may have letters. */
const letras = '^[A-Za-z\\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]+$';
const cnpj = text(14, '^[A-Z0-9]{12}\\d{2}$');
const logradouros =
  'AEROPORTO ALAMEDA AREA AVENIDA CAMPO CHACARA COLONIA CONDOMINIO CONJUNTO DISTRITO ESPLANADA ESTACAO ESTRADA FAZENDA FEIRA JARDIM LADEIRA LAGO LAGOA LARGO LOTEAMENTO NUCLEO PARQUE PASSARELA PATIO PRACA QUADRA RECANTO RESIDENCIAL RODOVIA RUA SETOR SITIO TRAVESSA TRECHO TREVO VALE VEREDA VIA VIADUTO VIELA VILA';

const nacional = obj(
  {
    type: oneOfWords(logradouros),
    name: text(),
    number: text(6, '^[0-9]{1,6}$'),
    townName: text(50, letras),
    countrySubDivision: oneOfWords(estados),
    postCode: text(8, '^\\d{8}$|^NA$'),
  },
  { addressComplementaryInfo: text(30), districtName: text(50), ibgeTownCode: text(7, '^\\d{7}$|^NA$') },
);
/** Only national addresses: this product works in one country. */
const endereco = obj({ flagPostCode: oneOfWords('NACIONAL'), address: nacional });
const telefone = closed(
  {},
  {
    countryCallingCode: text(4, '^\\d{1,4}$'),
    areaCode: text(2, '^[1-9][1-9]$'),
    number: text(11, '^([0-9]{8,11})|^NA$'),
    phoneExtension: text(5, '^\\d{1,5}$|^NA$'),
  },
);
const email = closed({}, { email: text(320, '^\\S+@\\S+\\.\\S+$') });
const contato = (postal: ReturnType<typeof obj>) =>
  closed({ postalAddresses: list(postal, 1) }, { phones: list(telefone, 1), emails: list(email, 1) });
const marca = { updateDateTime: dataHora, brandName: text(80), companyInfo: obj({ cnpjNumber: cnpj, name: text(70) }) };

const pessoal = closed(
  {
    ...marca,
    civilName: text(70, letras),
    cpfNumber: text(11, '^\\d{11}$|^NA$'),
    hasBrazilianNationality: { ...bool, nullable: true },
    contact: contato(closed({ address: endereco })),
  },
  {
    personalId: text(100),
    socialName: text(70, letras),
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
const empresa = obj(
  {
    ...marca,
    businessName: text(70),
    document: closed({ businesscnpjNumber: cnpj }, { country: oneOfWords('BRA'), expirationDate: data }),
    contact: contato(closed({ address: endereco }, { geographicCoordinates: obj({}) })),
  },
  { businessId: text(100), businessTradeName: text(70), incorporationDate: data, type: oneOfWords('PRIVADO PUBLICO') },
);

export const quoteCustomer = obj({}, { identificationData: oneOf(pessoal, empresa) });
export const resultCustomer = oneOf(obj({ identification: pessoal }), obj({ identification: empresa }));

import type { Segurado } from '@balcao/contracts';
import { normalizeDocumento, normalizeTelefone } from '@balcao/domain';
import type { PedidoSeguradora } from '../insurer.port.ts';
import { type OpinCustomer, Uf } from './opin-customer.schema.ts';
import { estadosCivis, generos, ufDoCep } from './opin-customer-words.table.ts';

const FORA_DO_ALFABETO = /[^A-Za-z\sáâãéêíïóôõúçÁÂÃÉÍÏÓÔÕÚÇ]/g;

/**
 * A name in the alphabet of the standard: letters and its listed accents. Other accents are removed, other characters become spaces.
 * @example lettersOnly("Müller D'Ávila-Nuñez") // 'Muller D Ávila Nunez'
 */
export const lettersOnly = (texto: string, max: number): string =>
  texto
    .normalize('NFC')
    .replace(FORA_DO_ALFABETO, (letra) => (/\p{L}/u.test(letra) ? letra.normalize('NFD').replace(/\p{M}/gu, '') : ' '))
    .replace(FORA_DO_ALFABETO, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/** The standard only accepts numeric CNPJs: an alphanumeric one is declared absent here and sent in `quoteCustomData`. */
export const publishedCnpj = (cnpj: string): string => (/^\d{14}$/.test(cnpj) ? cnpj : 'NA');

function phonesOf({ celular }: Segurado): OpinCustomer['contact']['phones'] {
  const digits = normalizeTelefone(celular ?? '');
  return /^\d{10,11}$/.test(digits) ? [{ countryCallingCode: '55', areaCode: digits.slice(0, 2), number: digits.slice(2) }] : undefined;
}

function contactOf(segurado: Segurado): OpinCustomer['contact'] {
  const postCode = normalizeDocumento(segurado.cep);
  const uf = Uf.safeParse(segurado.uf ?? ufDoCep(postCode));
  const phones = phonesOf(segurado);
  return {
    postalAddresses: [
      {
        address: [segurado.logradouro, segurado.numero].filter(Boolean).join(', ').slice(0, 200) || 'NA',
        ...(segurado.complemento ? { additionalInfo: segurado.complemento.slice(0, 30) } : {}),
        ...(segurado.bairro ? { districtName: segurado.bairro.slice(0, 50) } : {}),
        townName: lettersOnly(segurado.cidade ?? '', 50) || 'NA',
        countrySubDivision: uf.success ? uf.data : 'SP',
        postCode,
        country: 'BRA',
      },
    ],
    ...(phones ? { phones } : {}),
    ...(segurado.email ? { emails: [{ email: segurado.email }] } : {}),
  };
}

/** The insured in the format of the standard. `dia` is the day this block was last checked. */
export function toCustomer({ risco: { segurado }, corretor }: PedidoSeguradora, dia: string): OpinCustomer {
  const documento = normalizeDocumento(segurado.documento);
  const comum = {
    updateDateTime: `${dia}T00:00:00Z`,
    brandName: corretor.nome.slice(0, 80),
    companyInfo: { cnpjNumber: publishedCnpj(normalizeDocumento(corretor.cnpj)), name: corretor.nome.slice(0, 70) },
    contact: contactOf(segurado),
  };
  if (segurado.pessoa === 'PJ') {
    return { ...comum, businessName: segurado.nome.slice(0, 70), document: { businesscnpjNumber: publishedCnpj(documento) } };
  }
  return {
    ...comum,
    civilName: lettersOnly(segurado.nome, 70),
    ...(segurado.nomeSocial ? { socialName: lettersOnly(segurado.nomeSocial, 70) } : {}),
    cpfNumber: documento,
    hasBrazilianNationality: null,
    ...(segurado.estadoCivil ? { civilStatusCode: estadosCivis[segurado.estadoCivil] } : {}),
    ...(segurado.sexo ? { sex: generos[segurado.sexo] } : {}),
    ...(segurado.nascimento ? { birthDate: segurado.nascimento } : {}),
  };
}

import type { Segurado } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import { lettersOnly, toCustomer } from '../opin/opin-customer.request.ts';
import { ufDoCep } from '../opin/opin-customer-words.table.ts';
import type { PedidoPatrimonial } from './patrimonial-covers.table.ts';
import { splitStreet } from './patrimonial-words.table.ts';

/** quote-patrimonial writes an address in parts; a house without a number is number 0. */
function addressOf(segurado: Segurado): object {
  const postCode = normalizeDocumento(segurado.cep);
  const numero = (segurado.numero ?? '').replace(/\D/g, '').slice(0, 6);
  return {
    flagPostCode: 'NACIONAL',
    address: {
      ...splitStreet(segurado.logradouro ?? ''),
      number: numero || '0',
      ...(segurado.complemento ? { addressComplementaryInfo: segurado.complemento.slice(0, 30) } : {}),
      ...(segurado.bairro ? { districtName: segurado.bairro.slice(0, 50) } : {}),
      townName: lettersOnly(segurado.cidade ?? '', 50) || 'NA',
      countrySubDivision: segurado.uf ?? ufDoCep(postCode),
      postCode,
    },
  };
}

/** Who is insured, as quote-patrimonial 2.0 says it: like the other APIs, but for the address and a CNPJ that may have letters. */
export function toPatrimonialCustomer(pedido: PedidoPatrimonial, dia: string): object {
  const { segurado } = pedido.risco;
  const { contact, companyInfo, ...quem } = toCustomer(pedido, dia);
  const { phones, emails } = contact;
  return {
    ...quem,
    ...(segurado.pessoa === 'PJ' ? { document: { businesscnpjNumber: normalizeDocumento(segurado.documento) } } : {}),
    companyInfo: { ...companyInfo, cnpjNumber: normalizeDocumento(pedido.corretor.cnpj) },
    contact: { postalAddresses: [{ address: addressOf(segurado) }], ...(phones ? { phones } : {}), ...(emails ? { emails } : {}) },
  };
}

const PF = 'quoteCustomer.identificationData';

/** Paths of the insured and of the contract, common to all quote APIs of the standard. */
const camposComuns: Readonly<Record<string, string>> = {
  [`${PF}.civilName`]: 'segurado.nome',
  [`${PF}.businessName`]: 'segurado.nome',
  [`${PF}.socialName`]: 'segurado.nomeSocial',
  [`${PF}.cpfNumber`]: 'segurado.documento',
  [`${PF}.document`]: 'segurado.documento',
  [`${PF}.birthDate`]: 'segurado.nascimento',
  [`${PF}.sex`]: 'segurado.sexo',
  [`${PF}.civilStatusCode`]: 'segurado.estadoCivil',
  [`${PF}.contact.phones`]: 'segurado.celular',
  [`${PF}.contact.emails`]: 'segurado.email',
  [`${PF}.contact.postalAddresses`]: 'segurado.cep',
  [`${PF}.contact.postalAddresses.0.address`]: 'segurado.logradouro',
  [`${PF}.contact.postalAddresses.0.townName`]: 'segurado.cidade',
  [`${PF}.contact.postalAddresses.0.countrySubDivision`]: 'segurado.uf',
  [PF]: 'segurado.documento',
  'quoteData.termStartDate': 'seguro.vigIni',
  'quoteData.termEndDate': 'seguro.vigFim',
  'quoteData.termType': 'seguro.vigFim',
  'quoteData.insuranceType': 'seguro.tipo',
  'quoteData.policyId': 'seguro.apoliceAnterior',
  'quoteCustomData.observacoes': 'observacoes',
};

/**
 * Maps paths of the payload of the insurer to our risk; the longest matching prefix wins. Customer and contract are included; a protocol
 * adds the rest, or overrides them.
 * @example createFieldTable({ 'quoteData.bonusClass': 'renovacao.bonus' })('data.quoteData.bonusClass') // 'renovacao.bonus'
 */
export function createFieldTable(proprios: Readonly<Record<string, string>>): (path: string) => string | undefined {
  const campos = new Map(Object.entries({ ...camposComuns, ...proprios }));
  return (path) => {
    const parts = path
      .replace(/\[(\d+)\]/g, '.$1')
      .replace(/^data\./, '')
      .split('.');
    for (let n = parts.length; n > 0; n--) {
      const campo = campos.get(parts.slice(0, n).join('.'));
      if (campo) return campo;
    }
    return undefined;
  };
}

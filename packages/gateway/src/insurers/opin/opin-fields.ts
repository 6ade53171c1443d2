const PF = 'quoteCustomer.identificationData';

/** Where who is insured and what is contracted live in every quote API of the standard. */
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
 * Paths of the insurer's payload and of our risk; the longest prefix that fits wins. Customer and contract are known already: a protocol
 * says the rest, or says those otherwise.
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

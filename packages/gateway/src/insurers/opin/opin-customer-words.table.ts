import type { EstadoCivil, Sexo } from '@balcao/contracts';

/** Our values and those of the standard, one table per list. */
export const generos = { M: 'MASCULINO', F: 'FEMININO', ND: 'NAO_DECLARADO' } as const satisfies Record<Sexo, string>;

export const estadosCivis = {
  SOLTEIRO: 'SOLTEIRO',
  CASADO: 'CASADO',
  UNIAO_ESTAVEL: 'UNIAO_ESTAVEL',
  SEPARADO: 'SEPARADO_JUDICIALMENTE',
  DIVORCIADO: 'DIVORCIADO',
  VIUVO: 'VIUVO',
  OUTROS: 'OUTROS',
} as const satisfies Record<EstadoCivil, string>;

/** First two digits of a postcode → state, for an address without a state. Inclusive upper ends, in order. */
const ufs: readonly [ate: number, uf: string][] = [
  [19, 'SP'],
  [28, 'RJ'],
  [29, 'ES'],
  [39, 'MG'],
  [48, 'BA'],
  [49, 'SE'],
  [56, 'PE'],
  [57, 'AL'],
  [58, 'PB'],
  [59, 'RN'],
  [63, 'CE'],
  [64, 'PI'],
  [65, 'MA'],
  [68, 'PA'],
  [69, 'AM'],
  [73, 'DF'],
  [76, 'GO'],
  [77, 'TO'],
  [78, 'MT'],
  [79, 'MS'],
  [87, 'PR'],
  [89, 'SC'],
  [99, 'RS'],
];

export const ufDoCep = (cep: string): string => ufs.find(([ate]) => Number(cep.slice(0, 2)) <= ate)?.[1] ?? 'SP';

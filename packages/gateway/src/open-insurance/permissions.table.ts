import type { ProdutoCompartilhado } from './open-insurance.port.ts';

interface Api {
  /** Name of the published API, its scope too. */
  readonly nome: string;
  readonly versao: string;
  readonly raiz: string;
}

/** The published API of each product. */
export const APIS: Readonly<Record<ProdutoCompartilhado, Api>> = {
  AUTO: { nome: 'insurance-auto', versao: 'v1', raiz: 'DAMAGES_AND_PEOPLE_AUTO' },
  PATRIMONIAL: { nome: 'insurance-patrimonial', versao: 'v2', raiz: 'DAMAGES_AND_PEOPLE_PATRIMONIAL' },
  PESSOAS: { nome: 'insurance-person', versao: 'v1', raiz: 'DAMAGES_AND_PEOPLE_PERSON' },
};

const CHAMADAS = ['READ', 'POLICYINFO_READ', 'PREMIUM_READ', 'CLAIM_READ'] as const;

/** What is asked of the person: of each product its whole group, as the standard demands, and the list of resources. */
export const permissionsOf = (produtos: readonly ProdutoCompartilhado[]): readonly string[] => [
  'RESOURCES_READ',
  ...produtos.flatMap((produto) => CHAMADAS.map((chamada) => `${APIS[produto].raiz}_${chamada}`)),
];

/** The products of which everything may be read. */
export const productsIn = (permissoes: readonly string[]): readonly ProdutoCompartilhado[] =>
  (Object.keys(APIS) as ProdutoCompartilhado[]).filter((produto) =>
    CHAMADAS.every((chamada) => permissoes.includes(`${APIS[produto].raiz}_${chamada}`)),
  );

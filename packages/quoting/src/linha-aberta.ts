import type { LinhaQuotavel } from '@balcao/domain';
import { createContext, useContext } from 'react';

/** The line of the form on screen: what its fields are called, and how its values are read. */
export const LinhaAberta = createContext<LinhaQuotavel | null>(null);

/** @throws outside of a form */
export function useLinha(): LinhaQuotavel {
  const linha = useContext(LinhaAberta);
  if (!linha) throw new Error('campo de orçamento fora de um formulário');
  return linha;
}

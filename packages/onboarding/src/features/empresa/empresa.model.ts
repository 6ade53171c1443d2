import { EmpresaOnboarding } from '@balcao/contracts';
import { isCnpj } from '@balcao/domain';
import { type Cadastro, empresaOf, type Erros, errosDe, inOrder } from '../../cadastro.model.ts';
import { copy } from './empresa.copy.ts';

type Digitada = Cadastro['company'];

/** Whether a text is the address of a site, with or without its protocol. */
export function isSite(texto: string): boolean {
  const address = /^https?:\/\//i.test(texto) ? texto : `https://${texto}`;
  if (!URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return username === '' && /^[^.\s]+(\.[^.\s]+)*\.[a-z]{2,24}$/i.test(hostname);
}

/** Fields of the step, in its order. */
export const CAMPOS = ['name', 'cnpj', 'website', 'susep', 'indicacao'];

/** Errors by field that can be found without the gateway; empty when there are none. */
export function errosDaEmpresa(digitada: Digitada): Erros {
  const empresa = empresaOf(digitada);
  const issues = EmpresaOnboarding.safeParse(empresa).error?.issues ?? [];
  const shape = errosDe(issues.map(({ path, message }) => ({ campo: String(path[0]), mensagem: message })));
  const erros = {
    ...(empresa.website && !isSite(empresa.website) && { website: copy.siteInvalido }),
    ...(!isCnpj(empresa.cnpj) && { cnpj: copy.cnpjInvalido }),
    ...(empresa.susep && !/^\d{6,15}$/.test(empresa.susep) && { susep: copy.susepInvalido }),
    ...shape,
  };
  return inOrder(erros, CAMPOS);
}

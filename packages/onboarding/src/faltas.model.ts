import type { Cadastro, Erros, Etapa } from './cadastro.model.ts';
import { copy as empresa } from './features/empresa/empresa.copy.ts';
import { errosDaEmpresa } from './features/empresa/empresa.model.ts';
import { copy as pessoa } from './features/pessoa/pessoa.copy.ts';
import { errosDaPessoa } from './features/pessoa/pessoa.model.ts';

/** A step with missing or wrong fields. */
export interface Falta {
  readonly etapa: Etapa;
  /** Labels of the fields. */
  readonly campos: readonly string[];
  readonly erros: Erros;
}

const rotulos: Readonly<Record<'userInfo' | 'companyInfo', Readonly<Record<string, string>>>> = {
  userInfo: { name: pessoa.nome, email: pessoa.email, phone: pessoa.celular, password: pessoa.senha },
  companyInfo: { name: empresa.nome, cnpj: empresa.cnpj, website: empresa.site, susep: empresa.susep, indicacao: empresa.indicacao },
};

/** What the steps before the last still lack, in order. Any step can be opened directly, so this is only checked when sending. */
export function faltasDe({ user, company }: Pick<Cadastro, 'user' | 'company'>, senha: string): readonly Falta[] {
  const todas = { userInfo: errosDaPessoa({ ...user, password: senha }), companyInfo: errosDaEmpresa(company) } as const;
  return (['userInfo', 'companyInfo'] as const).flatMap((etapa): Falta[] => {
    const erros = todas[etapa];
    const nomes = Object.keys(erros);
    return nomes.length > 0 ? [{ etapa, campos: nomes.map((nome) => rotulos[etapa][nome] ?? nome), erros }] : [];
  });
}

import type { EstadoCivil, FormaPagamento, Pessoa, Sexo, TipoSeguro } from '@balcao/contracts';

/** What the user reads for each option of a list, in the order it is offered. */
export type Opcoes<E extends string = string> = Readonly<Record<E, string>>;

/** The lists every form has. */
export interface OpcoesBlocos {
  readonly pessoa: Opcoes<Pessoa>;
  readonly sexo: Opcoes<Sexo>;
  readonly estadoCivil: Opcoes<EstadoCivil>;
  readonly tipoSeguro: Opcoes<TipoSeguro>;
  readonly formaPagamento: Opcoes<FormaPagamento>;
}

/**
 * pt-BR names of the options of the common blocks.
 *
 * @example opcoesBlocos.pessoa.PJ // 'Pessoa jurídica'
 */
export const opcoesBlocos: OpcoesBlocos = {
  pessoa: { PF: 'Pessoa física', PJ: 'Pessoa jurídica' },
  sexo: { M: 'Masculino', F: 'Feminino', ND: 'Não declarado' },
  estadoCivil: {
    SOLTEIRO: 'Solteiro(a)',
    CASADO: 'Casado(a)',
    UNIAO_ESTAVEL: 'União estável',
    SEPARADO: 'Separado(a)',
    DIVORCIADO: 'Divorciado(a)',
    VIUVO: 'Viúvo(a)',
    OUTROS: 'Outros',
  },
  tipoSeguro: { NOVO: 'Seguro novo', RENOVACAO_PROPRIA: 'Renovação na mesma seguradora', RENOVACAO_CONGENERE: 'Renovação de congênere' },
  formaPagamento: { BOLETO: 'Boleto', PIX: 'Pix', CARTAO: 'Cartão de crédito', DEBITO: 'Débito em conta', CARNE: 'Carnê' },
};

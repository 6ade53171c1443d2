import type { FamiliaErro, MensagemSeguradora, StatusResultado } from '@balcao/contracts';

/** How an insurer may end without a price, with what it says. */
export interface RecusaDemo {
  readonly status: StatusResultado;
  readonly familia: FamiliaErro;
  readonly mensagem: MensagemSeguradora;
}

const recusa = (status: StatusResultado, familia: FamiliaErro, codigo: string, texto: string, campo?: string): RecusaDemo => ({
  status,
  familia,
  mensagem: { codigo, texto, ...(campo && { campo }) },
});

export const RECUSAS: readonly (readonly [recusa: RecusaDemo, peso: number])[] = [
  [recusa('RECUSADO', 'ACEITACAO', 'RISCO_RECUSADO', 'Risco fora da política de aceitação desta seguradora.'), 6],
  [recusa('RECUSADO', 'ACEITACAO', 'VEICULO_ANTIGO', 'Não aceitamos veículos com mais de 15 anos.'), 2],
  [recusa('RECUSADO', 'DADO', 'CHASSI_DIVERGENTE', 'O chassi não corresponde ao modelo informado.', 'risco.veiculo.chassi'), 2],
  [recusa('RECUSADO', 'DADO', 'CI_INVALIDO', 'Código de identificação do bônus não encontrado.', 'risco.renovacao.ci'), 2],
  [recusa('RECUSADO', 'COMERCIAL', 'COMISSAO_FORA', 'Comissão abaixo do mínimo acordado para este produto.', 'comercial.comissaoBps'), 4],
  [recusa('RECUSADO', 'PERMISSAO', 'SEM_PERMISSAO', 'O código da corretora não tem permissão para este produto.'), 2],
  [recusa('CREDENCIAL', 'CREDENCIAL', 'LOGIN_INVALIDO', 'Usuário ou senha da seguradora inválidos.'), 4],
  [recusa('ERRO', 'INSTABILIDADE', 'INDISPONIVEL', 'Serviço da seguradora indisponível no momento.'), 4],
  [recusa('TIMEOUT', 'INSTABILIDADE', 'SEM_RESPOSTA', 'A seguradora não respondeu no tempo limite.'), 3],
];

/** What insurers of any other line say: nothing of it is about a car. */
export const RECUSAS_DE_LINHA: readonly (readonly [recusa: RecusaDemo, peso: number])[] = [
  ...RECUSAS.filter(([{ mensagem }]) => !/VEICULO|CHASSI|CI_/.test(mensagem.codigo)),
  [recusa('RECUSADO', 'DADO', 'CEP_SEM_COBERTURA', 'Não atendemos o CEP informado.', 'risco.segurado.cep'), 2],
];

/** Share of answers that carry a price. */
export const COM_PRECO = 0.76;

import type { FalhaRequisicao, TipoFalha } from '@balcao/shared';

const sentences: Partial<Record<TipoFalha, string>> = {
  semResposta: 'Não há resposta do servidor. Verifique a conexão.',
  semPermissao: 'Só quem é do suporte pode fazer isto.',
  naoEncontrado: 'Não foi encontrado: o código pode estar errado ou vencido.',
  muitasTentativas: 'Foram muitas tentativas. Aguarde um pouco.',
};

/** What went wrong; the sentence of the gateway where it sent one. */
export const sentenceOf = ({ tipo, mensagem }: Pick<FalhaRequisicao, 'tipo' | 'mensagem'>): string =>
  mensagem ?? sentences[tipo] ?? 'Não foi possível concluir. Tente novamente.';

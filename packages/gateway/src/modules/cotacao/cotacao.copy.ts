import type { DesfechoCotacao } from './cotacao.repository.ts';

/** Sentences stored with an answer when the insurer itself said nothing readable. */
export const cotacaoCopy = {
  falha: 'Não foi possível consultar a seguradora. Tente novamente em instantes.',
  semResposta: 'A seguradora não respondeu no tempo limite. Tente novamente.',
  respostaInvalida: 'A seguradora respondeu com um preço inconsistente. Tente novamente.',
  naoConfigurada: 'A conexão com esta seguradora não está configurada.',
  corretora: 'Escolha uma corretora da sua assinatura.',
  produtor: 'Há um produtor que não está ativo na sua assinatura.',
} as const;

const comPreco = ({ comPreco: n, seguradoras }: DesfechoCotacao): string => {
  if (n === 0) return 'nenhuma seguradora deu preço';
  return `${n} de ${seguradoras} ${seguradoras === 1 ? 'seguradora deu' : 'seguradoras deram'} preço`;
};

/** The notice of a run that ended; it travels as a live message, and those name nobody. A cancelled one is never said to be complete. */
export function avisoConcluida(desfecho: DesfechoCotacao): { titulo: string; descricao: string } {
  const { numero, canceladas, responderam, seguradoras } = desfecho;
  const orcamento = `Orçamento ${numero}`;
  if (canceladas === 0) return { titulo: 'Cotação concluída', descricao: `${orcamento}: ${comPreco(desfecho)}.` };
  return {
    titulo: 'Nova resposta em uma cotação cancelada',
    descricao: `${orcamento}, cancelado: ${responderam} de ${seguradoras} responderam; ${comPreco(desfecho)}.`,
  };
}

/** The notice to administrators about an insurer that refused the brokerage's credentials. */
export const avisoCredencial = (seguradora: string) => ({
  titulo: 'Uma seguradora recusou o acesso da corretora',
  descricao: `${seguradora} recusou o usuário ou a senha da corretora em uma cotação de hoje. Confira o login desta seguradora.`,
});

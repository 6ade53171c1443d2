import { formatDataHora } from '@balcao/domain';

/** Sentences of the page where a client says what they permit. */
export const copy = {
  titulo: 'O que você permite',
  descricao: (nome: string): string =>
    `Olá, ${nome}. Diga o que a corretora pode fazer com os seus dados. Você pode mudar a resposta quando quiser.`,
  finalidades: 'Uso dos seus dados',
  salvar: 'Salvar o que permito',
  salvou: 'Resposta guardada',
  salvouTexto: 'Obrigado. Enquanto este link valer, você pode voltar aqui e mudar a resposta.',
  antes: (em: string): string => `Você respondeu em ${formatDataHora(em)}.`,
  falhou: 'A resposta não foi guardada',
  prova: 'Guardamos a data, a hora, o endereço de rede e o texto de cada resposta como prova (Lei 13.709/2018, art. 8º).',
  encarregado: 'Encarregado de dados da corretora',
} as const;

import type { VariavelDoModelo } from '@balcao/domain';

const variaveis: Readonly<Record<VariavelDoModelo, string>> = {
  cliente: 'o primeiro nome do cliente, ou o nome inteiro de uma empresa',
  bem: 'o que se segura',
  numero: 'o número do orçamento',
  ofertas: 'a lista das ofertas enviadas',
  validade: 'o dia em que o primeiro preço acaba',
  link: 'o endereço da página da cotação',
  corretor: 'quem envia',
  corretora: 'a sua corretora',
};

/** Every sentence of the messages to clients. */
export const copy = {
  titulo: 'Mensagens aos clientes',
  texto: 'Os modelos que aparecem em Enviar cotação. O que você salvar aqui vale para todos da corretora, nos próximos envios.',
  canal: { EMAIL: 'E-mail', WHATSAPP: 'WhatsApp' },
  modelo: 'Modelo',
  novo: (canal: 'EMAIL' | 'WHATSAPP') => `Novo modelo de ${copy.canal[canal]}`,
  opcao: (canal: 'EMAIL' | 'WHATSAPP', nome: string) => `${copy.canal[canal]}: ${nome}`,
  nome: 'Nome do modelo',
  assunto: 'Assunto',
  corpo: 'Mensagem',
  variaveis: 'O que se pode pôr na mensagem',
  variavel: (nome: VariavelDoModelo) => variaveis[nome],
  chave: (nome: string) => `{{${nome}}}`,
  previa: 'Prévia, com dados de exemplo',
  salvar: 'Salvar modelo',
  salvou: 'Modelo salvo',
  desfazer: 'Desfazer',
  voltar: 'Voltar ao texto do Balcão',
  excluir: 'Excluir modelo',
  removeu: 'Modelo removido',
  falta: {
    nome: 'Dê um nome ao modelo.',
    assunto: 'Escreva o assunto.',
    corpo: 'Escreva a mensagem, com ao menos 10 letras.',
    variavel: (nomes: readonly string[]) => `Não conhecemos ${nomes.map((nome) => `{{${nome}}}`).join(', ')}.`,
  },
} as const;

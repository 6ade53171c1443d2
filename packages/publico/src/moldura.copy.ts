import { formatDocumento } from '@balcao/domain';

/** Sentences around every page of a client. */
export const copy = {
  indisponivel: 'Este link não está mais disponível',
  indisponivelTexto: 'Ele pode ter vencido ou sido substituído. Peça um novo link a quem enviou este a você.',
  semConexao: 'Não houve resposta. Confira a sua conexão com a internet e tente de novo: o que você escreveu continua aqui.',
  susep: (susep: string) => `SUSEP ${susep}`,
  cnpj: (cnpj: string) => `CNPJ ${formatDocumento(cnpj)}`,
  contato: (nome: string) => `Atendimento: ${nome}`,
  whatsapp: 'WhatsApp',
  produto: 'Página enviada pelo Balcão',
} as const;

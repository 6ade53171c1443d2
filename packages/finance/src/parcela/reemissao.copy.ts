import { rotulosDaFalhaReemissao, rotulosDoStatusReemissao } from '@balcao/domain';

const n = (quantos: number, um: string, varios: string): string => `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** Every sentence of the reissue of instalments. */
export const copy = {
  abrir: 'Pedir reemissão',
  titulo: 'Pedir reemissão à seguradora',
  texto: (seguradora: string, ate: string): string =>
    `${seguradora} manda um boleto ou Pix novo, com multa e juros do contrato, e o vencimento muda. Aceita até ${ate}.`,
  forma: 'Como o cliente vai pagar',
  formas: { BOLETO: 'Boleto', PIX: 'Pix' },
  vencimento: 'Novo vencimento',
  observacao: 'Recado para a seguradora',
  enviar: 'Pedir',
  pedida: 'Reemissão pedida à seguradora',
  obrigatorio: 'Preencha este campo.',
  fechar: 'Fechar',
  impedimento: {
    SEM_CANAL: (seguradora: string): string => `${seguradora} não recebe pedidos de reemissão por aqui`,
    NAO_DEVIDA: (): string => 'Esta parcela não espera pagamento',
    EM_ANDAMENTO: (): string => 'Já há um pedido em andamento',
  },
  porque: {
    SEM_CANAL: 'Peça no portal ou na central dela. Com o boleto ou o Pix novo na mão, informe-o aqui: a segunda via fica à mão da equipe.',
    NAO_DEVIDA: 'Só o que está em aberto se reemite.',
    EM_ANDAMENTO: 'A resposta da seguradora aparece na parcela assim que chegar.',
  },
  informar: 'Informar linha ou Pix',
  historia: {
    titulo: 'Reemissões',
    status: rotulosDoStatusReemissao,
    falha: rotulosDaFalhaReemissao,
    pedido: (forma: string, dia: string): string => `${forma} para ${dia}`,
    atendida: (dia: string, valor: string, multa: string, juros: string): string =>
      `Vence em ${dia}, ${valor}: multa ${multa}, juros ${juros}`,
    antes: (dia: string): string => `Antes vencia em ${dia}.`,
    protocolo: (numero: string): string => `Protocolo ${numero}`,
    proxima: (quando: string): string => `A seguradora será perguntada de novo em ${quando}.`,
    por: (quem: string, quando: string): string => `${quem}, ${quando}`,
    cancelar: 'Desistir do pedido',
    cancelada: 'Pedido cancelado',
    falhou: 'O pedido não foi cancelado',
  },
  lote: {
    rotulo: (quantas: number): string => `Pedir reemissão de ${n(quantas, 'parcela', 'parcelas')}`,
    titulo: (quantas: number): string => `Pedir reemissão de ${n(quantas, 'parcela', 'parcelas')}`,
    texto: 'Cada seguradora responde pela sua: as que não recebem pedidos por aqui ficam de fora, com o motivo.',
  },
} as const;

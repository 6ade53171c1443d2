/** Sentences about an insurer of Open Insurance, where the insurer itself sent no usable message. */
export const copy = {
  instavel: (nome: string) => `${nome} não respondeu como deveria. Tente de novo em instantes.`,
  tempoEsgotado: (nome: string, segundos: number) => `${nome} não respondeu em ${segundos} segundos.`,
  circuitoAberto: (nome: string, segundos: number) =>
    segundos > 0
      ? `${nome} falhou nas últimas consultas. Uma nova tentativa será aceita em ${segundos} s.`
      : `${nome} falhou nas últimas consultas. Uma nova tentativa está em andamento.`,
  credencial: (nome: string) => `${nome} não aceitou a credencial da corretora. Confira o login desta seguradora.`,
  semCredencial: (nome: string) => `Não há credencial configurada para ${nome}.`,
  permissao: (nome: string) => `A corretora não tem permissão para cotar esta linha com ${nome}.`,
  dado: 'A seguradora não aceitou este dado.',
  recusado: 'A seguradora recusou o risco sem informar o motivo.',
  cancelado: 'A seguradora encerrou a cotação sem dar preço.',
  semOferta: 'A seguradora não reconhece mais esta oferta. Calcule de novo antes de transmitir.',
  naoTransmitida: (nome: string) => `${nome} não aceitou a proposta.`,
  semNumero: (nome: string) => `${nome} recebeu a proposta e ainda não deu o número dela. Tente de novo em instantes.`,
  campoFaltando: 'Preencha este campo para cotar com esta seguradora.',
  pacoteUnico: 'Padrão',
  pacote: (n: number) => `Pacote ${n}`,
} as const;

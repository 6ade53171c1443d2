/** What the broker reads about an insurer that speaks Open Insurance, where the insurer itself said nothing usable. */
export const copy = {
  instavel: (nome: string) => `${nome} não respondeu como deveria. Tente de novo em instantes.`,
  tempoEsgotado: (nome: string, segundos: number) => `${nome} não respondeu em ${segundos} segundos.`,
  circuitoAberto: (nome: string, segundos: number) =>
    segundos > 0
      ? `${nome} falhou nas últimas consultas. Uma nova tentativa será aceita em ${segundos} s.`
      : `${nome} falhou nas últimas consultas. Uma nova tentativa está em andamento.`,
  credencial: (nome: string) => `${nome} não aceitou a credencial da corretora. Confira o login desta seguradora.`,
  semCredencial: (nome: string) => `Não há credencial configurada para ${nome}.`,
  permissao: (nome: string) => `A corretora não tem permissão para cotar automóvel com ${nome}.`,
  dado: 'A seguradora não aceitou este dado.',
  recusado: 'A seguradora recusou o risco sem informar o motivo.',
  cancelado: 'A seguradora encerrou a cotação sem dar preço.',
  semOferta: 'A seguradora não reconhece mais esta oferta. Calcule de novo antes de transmitir.',
  naoTransmitida: (nome: string) => `${nome} não aceitou a proposta.`,
  semNumero: (nome: string) => `${nome} recebeu a proposta e ainda não deu o número dela. Tente de novo em instantes.`,
  campoFaltando: 'Preencha este campo para cotar com esta seguradora.',
  pacoteUnico: 'Padrão',
  pacote: (n: number) => `Pacote ${n}`,
  franquiaCasco: 'Casco',
} as const;

/** Cover names as the comparison grid shows them, by our own code. */
export const nomesCobertura: Readonly<Record<string, string>> = {
  COMPREENSIVA: 'Casco compreensiva',
  INCENDIO_ROUBO_FURTO: 'Incêndio, roubo e furto',
  ROUBO_FURTO: 'Roubo e furto',
  DM: 'Danos materiais a terceiros',
  DC: 'Danos corporais a terceiros',
  DMO: 'Danos morais',
  RCF: 'Responsabilidade civil facultativa',
  APP_MORTE: 'Morte de passageiros',
  APP_INVALIDEZ: 'Invalidez de passageiros',
  APP: 'Acidentes pessoais de passageiros',
  VIDROS: 'Vidros',
  CARRO_RESERVA: 'Carro reserva',
  PEQUENOS_REPAROS: 'Pequenos reparos',
  ACESSORIOS: 'Acessórios e equipamentos',
};

export const nomesAssistencia: Readonly<Record<string, string>> = {
  GUINCHO: 'Assistência 24 horas com guincho',
  CARRO_RESERVA: 'Carro reserva',
  CHAVEIRO: 'Chaveiro',
  VIDROS_E_ACESSORIOS: 'Vidros e acessórios',
};

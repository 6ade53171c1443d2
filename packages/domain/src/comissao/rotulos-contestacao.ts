import type {
  DesfechoContestacao,
  FaixaDaComissao,
  MeioContestacao,
  MotivoContestacao,
  SituacaoDoItem,
  StatusAReceber,
  StatusContestacao,
} from '@balcao/contracts';

/** Days since a commission was expected, in words. */
export const rotulosDaFaixaDaComissao: Readonly<Record<FaixaDaComissao, string>> = {
  ATE_30: 'Até 30 dias',
  ATE_60: 'De 31 a 60 dias',
  ATE_90: 'De 61 a 90 dias',
  MAIS_DE_90: 'Mais de 90 dias',
};

/** Days of each range, both ends included; the last has no end. */
export const diasDaFaixaDaComissao: Readonly<Record<FaixaDaComissao, readonly [de: number, ate: number | null]>> = {
  ATE_30: [1, 30],
  ATE_60: [31, 60],
  ATE_90: [61, 90],
  MAIS_DE_90: [91, null],
};

/** Tones of the states of a commission that still waits. */
export const tonsDoStatusAReceber = {
  PREVISTA: 'info',
  PARCIAL: 'atencao',
  DIVERGENTE: 'perigo',
  CONTESTADA: 'atencao',
} as const satisfies Readonly<Record<StatusAReceber, string>>;

/** States of a contestation, in words. */
export const rotulosDoStatusContestacao: Readonly<Record<StatusContestacao, string>> = {
  ABERTA: 'Aberta',
  ENVIADA: 'Enviada',
  RESPONDIDA: 'Respondida',
  ENCERRADA: 'Encerrada',
};

/** Tones of the states of a contestation. */
export const tonsDoStatusContestacao = {
  ABERTA: 'atencao',
  ENVIADA: 'info',
  RESPONDIDA: 'info',
  ENCERRADA: 'neutro',
} as const satisfies Readonly<Record<StatusContestacao, string>>;

/** How a contestation ended, in words. */
export const rotulosDoDesfecho: Readonly<Record<DesfechoContestacao, string>> = {
  PAGA: 'Paga',
  CANCELADA: 'Comissões canceladas',
  ACEITA: 'Diferença aceita',
  DESISTIDA: 'Desistida',
};

/** Why an insurer is asked, in words. */
export const rotulosDoMotivoContestacao: Readonly<Record<MotivoContestacao, string>> = {
  NAO_PAGA: 'Comissão não paga',
  PAGA_A_MENOR: 'Comissão paga a menor',
  PERCENTUAL: 'Percentual diferente do contratado',
  ESTORNO_INDEVIDO: 'Estorno indevido',
  OUTRO: 'Outro motivo',
};

/** How an insurer was asked, in words. */
export const rotulosDoMeioContestacao: Readonly<Record<MeioContestacao, string>> = {
  EMAIL: 'E-mail',
  PORTAL: 'Portal da seguradora',
  CARTA: 'Carta',
  OUTRO: 'Outro meio',
};

/** What became of a commission of a contestation, in words. */
export const rotulosDaSituacaoDoItem: Readonly<Record<SituacaoDoItem, string>> = {
  ABERTO: 'Pendente',
  PAGO: 'Paga',
  CANCELADO: 'Cancelada',
  ACEITO: 'Diferença aceita',
  LIBERADO: 'Não contestada',
};

import type { FormaPagamento, StatusProposta } from '@balcao/contracts';

const formas: Readonly<Record<FormaPagamento, string>> = {
  BOLETO: 'Boleto',
  PIX: 'Pix',
  CARTAO: 'Cartão de crédito',
  DEBITO: 'Débito em conta',
  CARNE: 'Carnê',
};

/** All that is ever kept of a means of payment. */
export const rotuloPagamento = (forma: FormaPagamento, finalCartao?: string): string =>
  forma === 'CARTAO' && finalCartao ? `${formas.CARTAO} final ${finalCartao}` : formas[forma];

const situacoes: Readonly<Record<StatusProposta, string>> = {
  RASCUNHO: 'ainda não foi transmitida',
  TRANSMITIDA: 'foi transmitida',
  EM_ANALISE: 'está em análise na seguradora',
  EXIGENCIA: 'tem exigência da seguradora',
  VISTORIA: 'aguarda vistoria',
  ACEITA: 'foi aceita pela seguradora',
  EMITIDA: 'foi emitida',
  RECUSADA: 'foi recusada pela seguradora',
  CANCELADA: 'foi cancelada',
};

/** The notice of a proposal that moved; it travels as a live message, and those name nobody. */
export const avisoDeSituacao = (numero: number, status: StatusProposta): { titulo: string; descricao: string } => ({
  titulo: 'Proposta atualizada',
  descricao: `A proposta ${numero} ${situacoes[status]}.`,
});

const maisExigencias = (numero: number, novas: number): string =>
  `A seguradora fez ${novas === 1 ? 'mais uma exigência' : `mais ${novas} exigências`} para a proposta ${numero}.`;

/** The notice of a proposal that was waiting for answers, and now waits for more of them. */
export const avisoDeExigencias = (numero: number, novas: number): { titulo: string; descricao: string } => ({
  titulo: 'Nova exigência da seguradora',
  descricao: maisExigencias(numero, novas),
});

/** The notice of a transmission that did not go through. */
export const avisoDeFalha = (numero: number): { titulo: string; descricao: string } => ({
  titulo: 'Proposta não transmitida',
  descricao: `A proposta ${numero} não chegou à seguradora. Abra a transmissão para ver o motivo.`,
});

/** Sentences of the case's timeline; of ours, they name nobody. */
export const naHistoria = {
  incluida: (numero: number): string => `Virou a proposta ${numero}.`,
  riscoConfirmado: (numero: number, motivo: string): string =>
    `A proposta ${numero} foi feita com o risco já segurado na mesma vigência. Motivo: ${motivo}`,
  transmitida: (numero: number, numeroSeguradora: string): string =>
    `Proposta ${numero} transmitida: número ${numeroSeguradora} na seguradora.`,
  cancelada: (numero: number, motivo: string): string => `A proposta ${numero} foi cancelada: ${motivo}`,
  situacao: (numero: number, status: StatusProposta): string => `A proposta ${numero} ${situacoes[status]}.`,
  exigencias: maisExigencias,
  respondida: (numero: number, texto: string): string => `Exigência da proposta ${numero} marcada como respondida: ${texto}`,
  guardada: ({ numero, texto, nota }: { numero: number; texto: string; nota: string }): string =>
    `A seguradora dispensou esta exigência da proposta ${numero} antes da resposta: ${texto}${nota ? ` Nota guardada: ${nota}` : ' Os anexos foram guardados.'}`,
  respostaDesfeita: (numero: number, texto: string): string => `Exigência da proposta ${numero} voltou a ficar sem resposta: ${texto}`,
} as const;

import { formatData } from '@balcao/domain';

/** Every sentence of endorsements that is not a refusal. */
export const copy = {
  descricao: (motivo: string, vigIni: string): string => `${motivo} Vale a partir de ${formatData(vigIni)}.`.trim(),
  resposta: {
    PROTOCOLADO: (n: number): string => `Endosso ${n} protocolado na seguradora`,
    RECUSADO: (n: number): string => `Endosso ${n} recusado pela seguradora`,
    SEM_CONSENTIMENTO: (n: number): string => `Endosso ${n} sem a autorização do cliente`,
    FALHOU: (n: number): string => `Endosso ${n} não chegou à seguradora`,
  },
  detalhe: {
    SEM_CONSENTIMENTO: 'A autorização já não vale na seguradora. Peça-a de novo ao cliente.',
    FALHOU: 'A seguradora não respondeu. Peça de novo, ou no portal dela.',
  },
  acompanhado: {
    EMITIDO: (n: number): string => `Endosso ${n} emitido pela seguradora`,
    RECUSADO: (n: number): string => `Endosso ${n} recusado pela seguradora`,
    NAO_APLICADO: (n: number): string => `Endosso ${n} emitido, mas não aplicado aqui`,
    SEM_RESPOSTA: (n: number): string => `Endosso ${n} sem resposta da seguradora`,
  },
  numeroDoEndosso: (numero: string): string => `Número ${numero}.`,
  semResposta: 'Já se passaram 30 dias. Fale com a seguradora e registre a resposta.',
  daApolice: (numero: string, detalhe: string): string => `Apólice ${numero}. ${detalhe}`,
} as const;

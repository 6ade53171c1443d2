import { formatData } from '@balcao/domain';

/** Every sentence of endorsements that is not a refusal. */
export const copy = {
  descricao: (motivo: string, vigIni: string): string => `${motivo} Vale a partir de ${formatData(vigIni)}.`.trim(),
  resposta: {
    PROTOCOLADO: (n: number): string => `Endosso ${n} protocolado na seguradora`,
    RECUSADO: (n: number): string => `Endosso ${n} recusado pela seguradora`,
    FALHOU: (n: number): string => `Endosso ${n} não chegou à seguradora`,
  },
  daApolice: (numero: string, detalhe: string): string => `Apólice ${numero}. ${detalhe}`,
} as const;

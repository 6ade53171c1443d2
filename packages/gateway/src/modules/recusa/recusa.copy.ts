import type { MotivoRecusa } from '@balcao/contracts';
import { formatData } from '@balcao/domain';

const motivos: Readonly<Record<MotivoRecusa, string>> = {
  PRECO: 'preço',
  CONCORRENTE: 'fechou com um concorrente',
  BANCO_DIRETO: 'fechou direto com o banco',
  DESISTIU: 'desistiu do seguro',
  SEM_RETORNO: 'não retornou',
  COBERTURA: 'cobertura insuficiente',
  ACEITACAO: 'risco não aceito',
  ATRASO: 'atraso no atendimento',
  DUPLICADO: 'orçamento duplicado',
  OUTRO: 'outro motivo',
};

/** Sentences of refusal and expiry that are kept: in the timeline, in tasks, in notices. */
export const recusaCopy = {
  recusado: (motivo: MotivoRecusa) => `Recusado: ${motivos[motivo]}.`,
  reaberto: 'Reaberto.',
  tarefa: (numero: number) => `Retomar contato: orçamento ${numero}`,
  expirado: (validade: string) => `Expirou: os preços valiam até ${formatData(validade)}.`,
  avisoTitulo: (total: number) => (total === 1 ? 'Um orçamento expirou' : `${total} orçamentos expiraram`),
  avisoTexto: (numeros: readonly number[]) =>
    `${numeros.length === 1 ? 'Orçamento' : 'Orçamentos'} ${numeros.join(', ')}: os preços das seguradoras não valem mais.`,
  erros: {
    texto: 'Conte qual foi o motivo.',
    premio: 'Informe um valor acima de zero.',
    recontato: 'A data do recontato não pode ter passado.',
  },
} as const;

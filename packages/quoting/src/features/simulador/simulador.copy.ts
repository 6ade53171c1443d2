import type { AlertaSimulacao } from '@balcao/domain';

/** Sentences of the simulator. */
export const copy = {
  titulo: (seguradora: string) => `Simular condições · ${seguradora}`,
  comissao: 'Comissão',
  desconto: 'Desconto',
  franquia: 'Franquia',
  faixa: (min: string, max: string) => `Combinado: de ${min} a ${max}`,
  ate: (max: string) => `Até ${max}`,
  deslizar: (nome: string) => `${nome}, deslizar`,
  resultado: 'Resultado da simulação',
  premio: 'Prêmio total',
  liquido: 'Prêmio líquido',
  comissaoReais: 'Comissão em reais',
  margem: 'Margem sobre o mínimo combinado',
  diferenca: 'Diferença para a oferta',
  estimativa: 'Estimativa: a regra desta seguradora para esta mudança não é conhecida. O preço certo vem ao recalcular.',
  calculada: 'Calculado pela composição informada pela seguradora; pode variar alguns centavos ao recalcular.',
  franquiaTodas: 'A franquia é dos dados do seguro: ao aplicar, todas as seguradoras são recalculadas.',
  manual:
    'Ao aplicar, o prêmio e a comissão desta oferta mudam nos dados e uma nova versão é concluída. Confirme o preço com a seguradora.',
  aplicarManual: 'Aplicar à oferta',
  aplicar: 'Aplicar e recalcular',
  fechar: 'Fechar',
} as const;

export const rotuloDoAlerta: Readonly<Record<AlertaSimulacao, string>> = {
  COMISSAO_ABAIXO: 'A comissão está abaixo do mínimo combinado com a seguradora.',
  COMISSAO_ACIMA: 'A comissão está acima do máximo combinado com a seguradora.',
  DESCONTO_ACIMA: 'O desconto passa do máximo permitido.',
  MARGEM_NEGATIVA: 'O ganho fica abaixo do que a comissão mínima daria no preço atual.',
};

import type { StatusOrcamento } from '@balcao/contracts';

const plural = (total: number, um: string, varios: string): string => `${total.toLocaleString('pt-BR')} ${total === 1 ? um : varios}`;

export const copy = {
  saudacao: { manha: 'Bom dia', tarde: 'Boa tarde', noite: 'Boa noite' },
  novo: 'Novo orçamento',
  verTodos: 'Ver todos',
  semPainel: 'Seu dia começa pelo menu',
  semPainelTexto:
    'Orçamentos e renovações aparecem aqui para quem tem o acesso “orçamentos”. Quem administra a sua corretora pode liberá-lo.',
  numeros: 'Números do dia',
  abertos: 'Orçamentos em aberto',
  aguardando: (total: number) => plural(total, 'aguarda o cliente', 'aguardam o cliente'),
  renovacoes: 'Renovações em 30 dias',
  emPremios: 'em prêmios',
  vencidas: (total: number) => plural(total, 'já vencida', 'já vencidas'),
  fechados: 'Fechados no mês',
  conversao: 'Conversão no mês',
  semConversao: '—',
  decididos: (fechados: number, decididos: number) =>
    decididos === 0 ? 'nenhum decidido' : `${fechados.toLocaleString('pt-BR')} de ${plural(decididos, 'decidido', 'decididos')}`,
  abertosNoMes: (total: number) => plural(total, 'aberto no mês', 'abertos no mês'),
  urgentes: (total: number) => plural(total, 'urgente', 'urgentes'),
  gerar: 'Gerar orçamento',
  gerarDe: (segurado: string) => `Gerar orçamento de ${segurado}`,
  abrirOrcamento: (numero: number) => `Abrir orçamento ${numero}`,
  abrir: 'Abrir',
  gerado: (numero: number) => `Orçamento ${numero} gerado`,
  falhaGerar: 'Não foi possível gerar o orçamento.',

  orcamento: (numero: number) => `Orçamento ${numero}`,
  semSegurado: 'Segurado não informado',
  semBem: 'Veículo não informado',
  semAbertos: 'Nenhum orçamento em aberto',
  semAbertosTexto: 'Abra o primeiro do dia e compare os preços das suas seguradoras.',
  tabelaRenovacoes: 'Apólices que vencem nos próximos 30 dias',
  semRenovacoes: 'Nenhuma apólice vence nos próximos 30 dias',
  colunas: { segurado: 'Segurado', fim: 'Fim da vigência', prazo: 'Prazo', premio: 'Prêmio' },
  ritmo: 'Ritmo de orçamentos',
  ritmoTexto: 'Abertos por dia, nos últimos 14 dias',
  dia: 'Dia',
  atividade: 'Atividade recente',
  semAtividade: 'Nada aconteceu ainda',
  semAtividadeTexto: 'O que você fizer nos orçamentos aparece aqui.',
  prazo: {
    vencida: (dias: number) => `venceu há ${plural(dias, 'dia', 'dias')}`,
    hoje: 'vence hoje',
    amanha: 'vence amanhã',
    em: (dias: number) => `em ${plural(dias, 'dia', 'dias')}`,
  },
  quando: {
    agora: 'agora há pouco',
    minutos: (minutos: number) => `há ${minutos} min`,
    hoje: (hora: string) => `hoje, ${hora}`,
    ontem: (hora: string) => `ontem, ${hora}`,
  },
} as const;

export const rotuloDoStatus: Readonly<Record<StatusOrcamento, string>> = {
  RASCUNHO: 'Rascunho',
  CALCULANDO: 'Calculando',
  CALCULADO: 'Calculado',
  ENVIADO: 'Enviado',
  FECHADO: 'Fechado',
  RECUSADO: 'Recusado',
  EXPIRADO: 'Expirado',
};

import type { LinhaCotada, LinkQuestionario } from '@balcao/contracts';
import { formatDataHora, nomesDasLinhas } from '@balcao/domain';

/** Sentences of the questionnaire's screen and of its paper. */
export const copy = {
  titulo: (linha: LinhaCotada) => `Questionário do cliente: ${nomesDasLinhas[linha]}`,
  descricao: 'Mande ao cliente um link com as perguntas do seguro, ou imprima para preencher à mão.',
  voltar: 'Orçamentos',
  voltarAoOrcamento: 'Voltar ao orçamento',
  imprimir: 'Imprimir',
  criar: 'Criar link',
  criado: 'O link está pronto. Copie e mande ao cliente.',
  paraOrcamento: (numero: number) => `As respostas preenchem o orçamento nº ${numero}, sem apagar o que já foi digitado.`,
  naoERascunho: (numero: number) =>
    `O orçamento nº ${numero} não é mais um rascunho: o cliente não pode mais preenchê-lo por um link. A folha pode ser impressa.`,
  semOrcamento: 'As respostas chegam em Cotações como uma solicitação nova.',
  links: 'Links recentes',
  semLinks: 'Nenhum link foi criado ainda.',
  situacao: { ATIVO: 'Aguardando resposta', RESPONDIDO: 'Respondido', EXPIRADO: 'Vencido', REVOGADO: 'Revogado' },
  criadoEm: ({ linha, criadoEm, numero }: Pick<LinkQuestionario, 'linha' | 'criadoEm' | 'numero'>) =>
    [nomesDasLinhas[linha], formatDataHora(criadoEm), numero !== null && `orçamento nº ${numero}`].filter(Boolean).join(' · '),
  aberto: (em: string) => `aberto em ${formatDataHora(em)}`,
  respondido: (em: string) => `respondido em ${formatDataHora(em)}`,
  expira: (em: string) => `abre até ${formatDataHora(em)}`,
  copiar: 'Copiar link',
  copiado: 'Link copiado.',
  whatsapp: 'Enviar por WhatsApp',
  convite: ({ url, corretora = '' }: Pick<LinkQuestionario, 'url' | 'corretora'>) =>
    `Olá!${corretora && ` Aqui é da ${corretora}.`} Para cotar o seu seguro, responda este questionário rápido: ${url}`,
  revogar: 'Revogar',
  revogado: 'O link não abre mais.',
  sim: 'Sim',
  nao: 'Não',
  item: (item: string, numero: number) => `${item.charAt(0).toUpperCase()}${item.slice(1)} ${numero}`,
  linha: 'Linha',
  nota: 'Seus dados são usados só para cotar o seguro com as seguradoras consultadas (Lei 13.709/2018, art. 7º, V).',
} as const;

import type { GrupoParametros, MomentoRepasse, ParametrosRenovacao, ParametrosRetencao } from '@balcao/contracts';
import { formatBps, rotulosDaBaseRepasse } from '@balcao/domain';

const grupos: Readonly<Record<GrupoParametros, { titulo: string; texto: string; salvar: string }>> = {
  acesso: { titulo: 'Acesso dos usuários', texto: 'Como as pessoas da corretora entram no Balcão.', salvar: 'Salvar acesso' },
  calendario: {
    titulo: 'Feriados',
    texto: 'Nos feriados valem os horários de acesso do domingo, e ninguém é cobrado. Os nacionais já estão aqui; some os da sua cidade.',
    salvar: 'Salvar feriados',
  },
  renovacao: {
    titulo: 'Janelas da renovação',
    texto: 'Em que janela cada apólice aparece em Renovações, contada em dias do fim da vigência.',
    salvar: 'Salvar janelas',
  },
  remetente: {
    titulo: 'Remetente dos e-mails',
    texto: 'Quem os clientes veem nos e-mails que o Balcão manda por você: cotações, respostas e pedidos de permissão.',
    salvar: 'Salvar remetente',
  },
  expediente: {
    titulo: 'Horário de atendimento',
    texto:
      'Quando a corretora atende. É com estes horários que uma página pública nova começa, e por eles se conta o prazo de resposta prometido ao cliente.',
    salvar: 'Salvar horário',
  },
  atraso: {
    titulo: 'Multa e juros de atraso',
    texto: 'O que se soma a uma parcela da corretora paga depois do vencimento. Não vale para as faturas da sua assinatura do Balcão.',
    salvar: 'Salvar multa e juros',
  },
  repasse: {
    titulo: 'Repasse aos produtores',
    texto:
      'Com que base e em que momento começa cada nova regra de repasse no cadastro de um produtor (as que já existem não mudam), a parte do supervisor e quem aprova os lotes.',
    salvar: 'Salvar repasse',
  },
  numeracao: {
    titulo: 'Numeração',
    texto:
      'Como o cliente lê o número dos seus orçamentos, nas mensagens, no PDF e na página da cotação, e de onde a contagem continua. Um número usado nunca se repete, e a contagem nunca volta.',
    salvar: 'Salvar numeração',
  },
  retencao: {
    titulo: 'Guarda de documentos',
    texto: 'Por quantos meses se guarda cada coisa. Onde a lei manda guardar, você pode guardar por mais tempo, nunca por menos.',
    salvar: 'Salvar prazos de guarda',
  },
};

const prazos: Readonly<Record<keyof ParametrosRetencao, readonly [rotulo: string, ajuda: string]>> = {
  contratoMeses: [
    'Propostas transmitidas, apólices e sinistros',
    'Do fim da vigência. A SUSEP exige cinco anos (Circular nº 605/2020): até lá, nem um pedido de eliminação do cliente os apaga. Salvo este prazo, o que passa dele é eliminado de madrugada, com o cadastro de quem não tem mais nada aqui; enquanto não for salvo, nada disso é eliminado sozinho.',
  ],
  consentimentoMeses: [
    'Provas de consentimento',
    'De quando o cliente permitiu ou revogou. Cabe à corretora provar (LGPD, art. 8º, § 2º).',
  ],
  pedidoMeses: [
    'Pedidos de titulares e respostas',
    'De quando o pedido foi atendido. É a prova de que a corretora respondeu (LGPD, art. 18).',
  ],
  arquivosMeses: [
    'Arquivos de orçamentos sem venda',
    'De quando o orçamento foi perdido ou expirou. Depois, os arquivos são apagados de madrugada.',
  ],
  solicitacoesMeses: [
    'Solicitações descartadas',
    'De quando foram descartadas. Depois, são apagadas de madrugada, com os dados de quem pediu.',
  ],
};

const janelas: Readonly<Record<keyof ParametrosRenovacao, readonly [rotulo: string, ajuda: string]>> = {
  listarDias: ['Listar', 'Dias antes do fim em que a apólice entra na lista.'],
  cotarDias: ['Cotar', 'Dias antes do fim em que é hora de cotar.'],
  enviarDias: ['Enviar', 'Dias antes do fim em que a proposta vai ao cliente.'],
  ligarDias: ['Ligar', 'Dias antes do fim em que se liga ao cliente.'],
  urgenteDias: ['Urgente', 'Dias antes do fim em que a renovação é urgente.'],
  vencidaDias: ['Vencida', 'Dias depois do fim em que ainda se ganha classe de bônus.'],
  perdidaDias: ['Perdida', 'Dias depois do fim em que a apólice sai da lista.'],
};

/** Every sentence of the groups of parameters. */
export const copy = {
  grupo: (grupo: GrupoParametros) => grupos[grupo],
  exigeSegundoFator: 'Exigir o segundo fator de todos',
  exigeSegundoFatorAjuda:
    'Quem não tem liga o seu na próxima vez que entrar, e ninguém pode desligar. Vale também para administradores, sem exceção.',
  feriadoComoDomingo: 'Nos feriados, valer o horário de acesso do domingo',
  feriadoComoDomingoAjuda: 'Quem não tem horário no domingo não entra nos feriados. Quem não tem restrição de horário entra sempre.',
  nacionais: (ano: number) => `Feriados nacionais de ${ano}`,
  proprios: 'Feriados da corretora',
  semProprios: 'Nenhum feriado próprio.',
  feriado: (n: number) => `Feriado ${n}`,
  adicionar: 'Adicionar feriado',
  remover: (n: number) => `Remover feriado ${n}`,
  dia: 'Dia',
  nome: 'Nome',
  todoAno: 'Todo ano, no mesmo dia',
  janela: (campo: keyof ParametrosRenovacao) => janelas[campo],
  sufixoDias: 'dias',
  vazio: 'Preencha este campo.',
  faixa: (grupo: GrupoParametros, min: number, max: number): string => {
    if (grupo === 'renovacao') return `Use de ${min} a ${max} dias.`;
    if (grupo === 'retencao') return `Use de ${min} a ${max} meses.`;
    if (grupo === 'expediente') return `Use de ${min} a ${max} horas.`;
    if (grupo === 'atraso' || grupo === 'repasse') return `Use de ${formatBps(min)} a ${formatBps(max)}.`;
    return `Use de ${min} a ${max}.`;
  },
  nomeRemetente: 'Nome de quem envia',
  nomeRemetenteAjuda: 'Deixe vazio para usar o nome da corretora.',
  responderPara: 'Responder para',
  responderParaAjuda: 'Aonde chega a resposta do cliente. Deixe vazio para ela ir a quem enviou.',
  endereco: 'Endereço da corretora',
  enderecoAjuda: 'Para enviar do seu próprio domínio, como contato@suacorretora.com.br. Vazio, os e-mails saem pelo endereço do Balcão.',
  horarios: 'Horários',
  respostaHoras: 'Responder ao cliente em até',
  respostaHorasAjuda: 'Em horas de atendimento. O cliente lê o prazo depois de mandar uma dúvida. Deixe vazio para não prometer nada.',
  sufixoHoras: 'horas',
  horas: (n: number): string => (n === 1 ? '1 hora' : `${n} horas`),
  semPromessa: 'nada prometido',
  multa: 'Multa',
  multaAjuda: 'Uma vez só, no primeiro dia de atraso. O Código de Defesa do Consumidor limita a 2%.',
  juros: 'Juros ao mês',
  jurosAjuda: 'Simples, contados por dia: cada dia é um trinta avos.',
  exemploAtraso: (dias: number, valor: string, total: string) =>
    `Exemplo: uma parcela de ${valor} paga com ${dias} dias de atraso fica em ${total}.`,
  base: 'Base',
  bases: rotulosDaBaseRepasse,
  momento: 'Quando se deve',
  momentos: { RECEBIMENTO: 'Quando a comissão é recebida', EMISSAO: 'Quando a apólice é emitida' } satisfies Record<MomentoRepasse, string>,
  supervisor: 'Parte do supervisor',
  supervisorAjuda: 'Do repasse de um produtor, o que vai ao supervisor dele. Vale para as comissões recebidas daqui em diante.',
  aprovacao: 'Lotes são aprovados por outra pessoa',
  aprovacaoAjuda: 'Quem cria um lote de repasses não o aprova.',
  prefixo: 'Prefixo dos orçamentos',
  ano: 'Pôr o ano depois do número',
  anoAjuda: 'O ano em que o orçamento foi aberto. A contagem não recomeça em janeiro.',
  pularOrcamento: 'Pular para o orçamento nº',
  pularProposta: 'Pular para a proposta nº',
  prefixoAjuda: 'Até 6 letras, algarismos ou hifens.',
  proximoOrcamento: (numero: string) => `O próximo orçamento será o ${numero}.`,
  proximaProposta: (numero: number) => `A próxima proposta será a ${numero}.`,
  pularAjuda: 'Deixe vazio para seguir a contagem.',
  prazo: (campo: keyof ParametrosRetencao) => prazos[campo],
  sufixoMeses: 'meses',
  meses: (n: number): string => (n === 1 ? '1 mês' : `${n} meses`),
  sim: 'Sim',
  nao: 'Não',
  total: (n: number) => (n === 0 ? 'nenhum feriado próprio' : n === 1 ? '1 feriado próprio' : `${n} feriados próprios`),
  salvou: 'Parâmetros salvos',
  desfazer: 'Desfazer',
  restaurado: 'Trouxemos de volta o que você tinha digitado e ainda não salvou.',
  conflito: 'Estes parâmetros mudaram enquanto você editava.',
  alteradoPor: (nome: string | null) => (nome ? `Alterado por ${nome} em` : 'Alterado em'),
  padrao: 'Em vigor: os valores do Balcão.',
} as const;

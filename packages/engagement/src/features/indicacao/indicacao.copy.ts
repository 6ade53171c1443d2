import type { MotivoRecusaIndicacao, SituacaoIndicacao } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';

export const copy = {
  titulo: 'Indique um corretor',
  descricao: 'Quem assina pelo seu link dá um desconto à sua corretora na próxima fatura.',
  link: 'Seu link',
  linkTexto: 'Mande a um corretor de outra corretora. O cadastro dele fica ligado ao seu nome até a primeira fatura.',
  copiar: 'Copiar o link',
  whatsapp: 'Mandar por WhatsApp',
  mensagem: (link: string) =>
    `Uso o Balcão para cotar em várias seguradoras de uma vez e cuidar da carteira. O teste é grátis, e por este link você começa com a minha indicação: ${link}`,
  regras: 'Como funciona',
  regra: (credito: string, dias: number) => [
    `Cada corretora indicada dá ${credito} de desconto na próxima fatura da sua corretora.`,
    'O desconto entra quando a indicada paga a primeira fatura, e cada corretora conta uma vez só.',
    `Da data do cadastro, ela tem ${dias} dias para pagar a primeira fatura.`,
    'Se o pagamento for devolvido, o desconto também é.',
    'Não vale indicar a si mesmo: o mesmo CNPJ, e-mail da mesma empresa, telefone ou aparelho.',
    'Quem você indica sabe que foi você, e você vê o nome da corretora e em que ponto ela está.',
  ],
  convidar: 'Convidar por e-mail',
  convidarTexto: 'Mandamos um e-mail em seu nome, uma vez, com o seu link.',
  nome: 'Nome',
  email: 'E-mail',
  nomeFalta: 'Informe o nome.',
  emailFalta: 'Informe o e-mail.',
  enviar: 'Enviar o convite',
  enviado: 'Convite enviado',
  naoEnviado: 'O convite não foi enviado',
  indicadas: 'Indicações',
  emAndamento: 'Em andamento',
  creditadas: 'Com crédito',
  creditado: 'Crédito ganho',
  aDescontar: (valor: string) => `${valor} na próxima fatura`,
  nadaADescontar: 'Nada a descontar na próxima fatura',
  tabela: 'Indicações',
  todas: 'Todas',
  colunas: { nome: 'Quem', situacao: 'Situação', criadoEm: 'Desde', expiraEm: 'Vale até', credito: 'Crédito' },
  por: (nome: string) => `Indicação de ${nome}`,
  nenhum: '—',
  vazio: 'Nenhuma indicação ainda',
  vazioTexto: 'Mande o seu link ou convide por e-mail. O que acontecer com cada indicação aparece aqui.',
  retirar: 'Retirar',
  retirarDe: (nome: string) => `Retirar o convite de ${nome}`,
  retirarPergunta: 'Retirar o convite?',
  retirarTexto: (nome: string) =>
    `O convite de ${nome} sai da lista. O link continua valendo: se ${nome} se cadastrar por ele, conta como indicação sua.`,
  retirou: 'Convite retirado',
  naoRetirou: 'O convite não foi retirado',
} as const;

export const situacoes: Readonly<Record<SituacaoIndicacao, string>> = {
  CONVIDADO: 'Convidado',
  CADASTRADO: 'Cadastrado',
  EM_TESTE: 'Em teste',
  ASSINOU: 'Assinou',
  CREDITO_LANCADO: 'Crédito lançado',
  ESTORNADO: 'Crédito estornado',
  EXPIROU: 'Expirou',
  RECUSADA: 'Não aceita',
};

/** What each state means, and what is waited for. */
export const explicacoes: Readonly<Record<Exclude<SituacaoIndicacao, 'RECUSADA'>, string>> = {
  CONVIDADO: 'O convite foi enviado e ainda não virou cadastro.',
  CADASTRADO: 'Fez o cadastro e falta confirmar o e-mail.',
  EM_TESTE: 'Está no teste grátis.',
  ASSINOU: 'Contratou um plano. Falta pagar a primeira fatura.',
  CREDITO_LANCADO: 'Pagou a primeira fatura.',
  ESTORNADO: 'O pagamento da fatura foi devolvido.',
  EXPIROU: 'O prazo passou sem a primeira fatura paga.',
};

export const motivos: Readonly<Record<MotivoRecusaIndicacao, string>> = {
  MESMO_DOCUMENTO: 'O CNPJ ou o responsável é o mesmo da sua corretora.',
  MESMO_EMAIL: 'O e-mail é da sua corretora.',
  MESMO_TELEFONE: 'O telefone é de alguém da sua equipe.',
  MESMO_APARELHO: 'O cadastro foi feito no seu aparelho.',
};

export const reais = (centavos: number): string => formatCentavos(centavos);

import type { MotivoRecusaIndicacao, SituacaoIndicacao } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';

/** Sentences at the fields of an invitation. */
export const frases = {
  email: 'Informe um e-mail válido.',
  proprio: 'Este e-mail é seu ou da sua corretora. Convide um corretor de outra.',
  repetido: 'Esta pessoa já tem um convite seu que ainda vale.',
  convitesDemais: 'Você já enviou os convites de hoje. Amanhã pode enviar mais.',
  enderecoDemais: 'Esta pessoa já recebeu convites demais nos últimos dias. Fale com ela por outro caminho.',
  aceito: 'Este convite já foi aceito e não pode ser retirado.',
};

/** Sentences at the code that a sign-up typed. */
export const frasesDoCodigo = {
  DESCONHECIDO: 'Este código não existe. Confira as oito letras e números, ou deixe o campo vazio.',
  VENCIDO: 'Este código não vale mais: quem o enviou não usa mais o Balcão. Peça outro, ou deixe o campo vazio.',
  PROPRIO: 'Este código é da sua própria corretora. Use o de quem indicou o Balcão a você, ou deixe o campo vazio.',
} as const;

/** Line of the invoice that counts a credit. */
export const linhas = {
  credito: (nome: string): string => `Indicação de ${nome}`,
  estorno: (nome: string): string => `Estorno da indicação de ${nome}: a fatura foi devolvida`,
};

const motivos: Readonly<Record<MotivoRecusaIndicacao, string>> = {
  MESMO_DOCUMENTO: 'o CNPJ ou o responsável é o mesmo da sua corretora',
  MESMO_EMAIL: 'o e-mail é da sua corretora',
  MESMO_TELEFONE: 'o telefone é de alguém da sua equipe',
  MESMO_APARELHO: 'o cadastro foi feito no seu aparelho',
};

interface Aviso {
  readonly titulo: string;
  readonly descricao: string;
}

/** What whoever referred is told, by where the referral came to stand; what is not here is not told. */
export const avisos: Readonly<
  Partial<Record<SituacaoIndicacao, (indicacao: { nome: string; creditoCentavos: number; motivo: MotivoRecusaIndicacao | null }) => Aviso>>
> = {
  CADASTRADO: ({ nome }) => ({ titulo: 'Sua indicação fez o cadastro', descricao: `${nome} começou pelo seu link.` }),
  ASSINOU: ({ nome }) => ({
    titulo: 'Sua indicação assinou',
    descricao: `${nome} contratou um plano. O crédito vem com o primeiro pagamento.`,
  }),
  CREDITO_LANCADO: ({ nome, creditoCentavos }) => ({
    titulo: 'Você ganhou um crédito',
    descricao: `${nome} pagou a primeira fatura: ${formatCentavos(creditoCentavos)} entram como desconto na próxima fatura da sua corretora.`,
  }),
  ESTORNADO: ({ nome }) => ({
    titulo: 'Um crédito foi estornado',
    descricao: `O pagamento de ${nome} foi devolvido, e o desconto da indicação também.`,
  }),
  RECUSADA: ({ nome, motivo }) => ({
    titulo: 'Uma indicação não foi aceita',
    descricao: `${nome} não conta como indicação${motivo ? `: ${motivos[motivo]}` : ''}.`,
  }),
};

/** The invitation. What was typed into it may come from a stranger: names carry no links. */
export const convite = ({
  nome,
  de,
  corretora,
  dias,
  url,
}: {
  nome: string;
  de: string;
  corretora: string;
  dias: number;
  url: string;
}) => ({
  assunto: `${de} convida você para conhecer o Balcão`,
  paragrafos: [
    `Olá, ${nome}.`,
    `${de}, da ${corretora}, usa o Balcão para cotar em várias seguradoras e cuidar da carteira, e achou que ele serve para você também.`,
    `O teste é grátis e não pede cartão. O convite vale por ${dias} dias.`,
    'Se você não conhece quem convidou, ignore este e-mail: nada foi criado em seu nome.',
  ],
  botao: { texto: 'Conhecer o Balcão', url },
});

import { ConsultaIndicacoes, type Indicacao, type SituacaoIndicacao } from '@balcao/contracts';
import { emailEstrito, listaNoEndereco } from '@balcao/domain';
import { copy, explicacoes, motivos } from './indicacao.copy.ts';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaIndicacoes, filtros: ['situacao'] });

const TONS = {
  CONVIDADO: 'neutro',
  CADASTRADO: 'info',
  EM_TESTE: 'info',
  ASSINOU: 'info',
  CREDITO_LANCADO: 'sucesso',
  ESTORNADO: 'perigo',
  EXPIROU: 'neutro',
  RECUSADA: 'atencao',
} as const satisfies Readonly<Record<SituacaoIndicacao, string>>;
export const tomDa = ({ situacao }: Pick<Indicacao, 'situacao'>) => TONS[situacao];

/** What a state means; of a refusal, its reason. */
export function explicacaoDa({ situacao, motivo }: Pick<Indicacao, 'situacao' | 'motivo'>): string | null {
  if (situacao === 'RECUSADA') return motivo && motivos[motivo];
  return explicacoes[situacao];
}

const QUE_ESPERAM: ReadonlySet<SituacaoIndicacao> = new Set(['CONVIDADO', 'CADASTRADO', 'EM_TESTE', 'ASSINOU']);
/** Whether a term still runs for it. */
export const isEmAberto = ({ situacao }: Pick<Indicacao, 'situacao'>): boolean => QUE_ESPERAM.has(situacao);

/** Whether it is an invitation that nobody accepted. */
export const isRetiravel = ({ situacao, email }: Pick<Indicacao, 'situacao' | 'email'>): boolean =>
  situacao === 'CONVIDADO' && email !== null;

/** The page of WhatsApp that lets the sender choose whom to write to. */
export const whatsappOf = (link: string): string => `https://wa.me/?text=${encodeURIComponent(copy.mensagem(link))}`;

export interface ConviteDigitado {
  readonly nome: string;
  readonly email: string;
}

/** What keeps an invitation from being sent. */
export const errosDoConvite = ({ nome, email }: ConviteDigitado) => ({
  ...(nome.trim().length < 2 && { nome: copy.nomeFalta }),
  ...(!emailEstrito(email.trim()) && { email: copy.emailFalta }),
});

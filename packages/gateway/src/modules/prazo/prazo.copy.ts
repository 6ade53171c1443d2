import type { PrazoLegal, TipoPrazoLegal } from '@balcao/contracts';
import { formatData } from '@balcao/domain';

const nome: Readonly<Record<TipoPrazoLegal, string>> = {
  ACEITACAO_PROPOSTA: 'resposta da seguradora à proposta',
  ENTREGA_APOLICE: 'entrega da apólice',
  AVISO_DE_MORA: 'aviso de mora',
  REGULACAO_SINISTRO: 'decisão do sinistro',
  PAGAMENTO_INDENIZACAO: 'pagamento da indenização',
};

interface PrazoDito extends Pick<PrazoLegal, 'inicio' | 'vencimento' | 'dias' | 'fim' | 'documento'> {
  readonly nome: string;
}

/** Every sentence of the clocks of the law. */
export const copy = {
  aviso: (tipo: TipoPrazoLegal, pct: number): string =>
    pct >= 100 ? `Prazo legal no fim: ${nome[tipo]}` : `${pct}% do prazo legal: ${nome[tipo]}`,
  descricao: ({ alvo, vencimento }: { alvo: string; vencimento: string }): string =>
    `${alvo}. O prazo termina em ${formatData(vencimento)}.`,
  suspensa: 'Cobertura suspensa por falta de pagamento',
  suspensaTexto: ({ numero, dia }: { numero: string; dia: string }): string =>
    `Apólice ${numero}: sem cobertura desde ${formatData(dia)}, até que o atraso seja pago.`,
  provas: {
    titulo: (venda: string): string => `Provas da venda: ${venda}`,
    gerado: (em: string, usuario: string): string => `Gerado em ${em} por ${usuario}.`,
    prazos: 'Prazos legais',
    fatos: 'Mensagens e fatos, do mais antigo ao mais novo',
    nada: 'Nada consta.',
    prazo: (texto: PrazoDito): string => {
      const provado = texto.documento ? `, com o documento ${texto.documento.nome} (SHA-256 ${texto.documento.sha256})` : '';
      const fim = texto.fim ? `terminou em ${texto.fim}${provado}` : 'ainda corre';
      return `${texto.nome}: de ${texto.inicio} a ${texto.vencimento} (${texto.dias} dias); ${fim}.`;
    },
    resumo: (sha256: string): string => `Resumo SHA-256 dos fatos acima: ${sha256}`,
    confere: 'Qualquer mudança num fato muda este resumo. O sistema guarda o resumo deste arquivo e o confere quando se pede.',
    nome,
  },
  arquivo: 'provas.pdf',
} as const;

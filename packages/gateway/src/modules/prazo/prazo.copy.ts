import type { TipoPrazoLegal } from '@balcao/contracts';
import { formatData } from '@balcao/domain';

const nome: Readonly<Record<TipoPrazoLegal, string>> = {
  ACEITACAO_PROPOSTA: 'resposta da seguradora à proposta',
  ENTREGA_APOLICE: 'entrega da apólice',
  AVISO_DE_MORA: 'aviso de mora',
  REGULACAO_SINISTRO: 'decisão do sinistro',
  PAGAMENTO_INDENIZACAO: 'pagamento da indenização',
};

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
    prazo: (texto: { nome: string; inicio: string; vencimento: string; dias: number; fim: string | null }): string =>
      `${texto.nome}: de ${texto.inicio} a ${texto.vencimento} (${texto.dias} dias); ${texto.fim ? `terminou em ${texto.fim}` : 'ainda corre'}.`,
    resumo: (sha256: string): string => `Resumo SHA-256 dos fatos acima: ${sha256}`,
    confere: 'Qualquer mudança num fato muda este resumo. O sistema guarda o resumo deste arquivo e o confere quando se pede.',
    nome,
  },
  arquivo: 'provas.pdf',
} as const;

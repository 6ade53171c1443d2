import type { SituacaoPrazoLegal, TipoPrazoLegal } from '@balcao/contracts';
import { formatData, formatDataHora } from '@balcao/domain';

/** Every sentence of the clocks of the law and of the proof of a sale. */
export const copy = {
  titulo: 'Prazos legais',
  nada: 'Nenhum prazo legal correu nesta venda.',
  tipo: {
    ACEITACAO_PROPOSTA: 'Resposta da seguradora à proposta',
    ENTREGA_APOLICE: 'Entrega da apólice',
    AVISO_DE_MORA: 'Aviso de mora',
    REGULACAO_SINISTRO: 'Decisão do sinistro',
    PAGAMENTO_INDENIZACAO: 'Pagamento da indenização',
  } satisfies Record<TipoPrazoLegal, string>,
  situacao: {
    CORRENDO: 'Correndo',
    PAUSADO: 'Pausado por exigência',
    VENCIDO: 'Vencido',
    CUMPRIDO: 'Cumprido',
    CUMPRIDO_FORA: 'Cumprido fora do prazo',
  } satisfies Record<SituacaoPrazoLegal, string>,
  coluna: { prazo: 'Prazo', inicio: 'Início', vencimento: 'Termina em', restam: 'Restam', situacao: 'Situação' },
  parcela: (n: number): string => `Parcela ${n}`,
  pausas: (n: number): string => (n === 1 ? '1 pausa por exigência' : `${n} pausas por exigência`),
  restam: (dias: number): string => {
    if (dias === 0) return 'Último dia';
    const n = Math.abs(dias);
    const quantos = n === 1 ? '1 dia' : `${n} dias`;
    return dias < 0 ? `${quantos} de atraso` : quantos;
  },
  terminou: (dia: string): string => `Terminou em ${formatData(dia)}`,
  encerrar: 'Registrar fim',
  fim: { titulo: 'Registrar o fim do prazo', dia: 'Aconteceu em', enviar: 'Registrar fim', feito: 'Prazo encerrado' },
  mora: {
    titulo: 'Parcelas em atraso',
    texto: 'Registre o dia em que o cliente recebeu o aviso de mora: sem aviso, a cobertura não pode ser suspensa.',
    parcela: (n: number, dia: string): string => `Parcela ${n}, venceu em ${formatData(dia)}`,
    registrar: 'Registrar aviso',
    recebido: 'Aviso recebido em',
    feito: 'Aviso de mora registrado',
  },
  provas: {
    titulo: 'Provas do caso',
    texto: 'Um PDF com cada mensagem e horário desta venda e o resumo SHA-256 que mostra se algo mudou.',
    gerar: 'Gerar provas',
    feito: 'Provas geradas',
    item: (em: string, fatos: number): string => `${formatDataHora(em)}, ${fatos} ${fatos === 1 ? 'fato' : 'fatos'}`,
    resumo: (sha256: string): string => `SHA-256 ${sha256}`,
    baixar: 'Baixar PDF',
    arquivo: 'provas.pdf',
    conferir: 'Conferir',
    intacto: 'As provas guardadas estão como foram geradas.',
    mudou: 'As provas guardadas mudaram desde que foram geradas.',
  },
  voltar: 'Voltar',
  obrigatorio: 'Escolha o dia.',
} as const;

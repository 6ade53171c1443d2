import type { Conquista, MedidaConquista } from '@balcao/contracts';

export const copy = {
  titulo: 'Conquistas',
  descricao: 'O que você já fez no Balcão e o que falta. Uma conquista ganha não se perde.',
  ganhas: (quantas: number, total: number) => `${quantas} de ${total} conquistas`,
  ganhaEm: (data: string) => `Ganha em ${data}`,
  pronta: 'Pronta',
  prontaTexto: 'Entra na próxima madrugada',
  falta: (atual: number, meta: number) => `${atual.toLocaleString('pt-BR')} de ${meta.toLocaleString('pt-BR')}`,
  progresso: (nome: string) => `Progresso de ${nome}`,
  ganha: 'Ganha',
  trancada: 'Falta',
  vazio: 'Nenhuma conquista disponível',
  vazioTexto: 'Volte mais tarde.',
} as const;

const plural = (meta: number, um: string, varios: string): string => (meta === 1 ? um : `${meta.toLocaleString('pt-BR')} ${varios}`);

/** What a badge asks for, in words. */
const regras: Readonly<Record<MedidaConquista, (meta: number) => string>> = {
  calculos: (meta) => `Calcule ${plural(meta, 'uma cotação', 'cotações')}.`,
  propostas: (meta) => `Transmita ${plural(meta, 'uma proposta', 'propostas')}.`,
  perfil: () => 'Confirme o e-mail, informe o celular e entre na conta.',
  segundoFator: () => 'Ative a confirmação em duas etapas.',
  equipe: (meta) => `Convide ${plural(meta, 'uma pessoa', 'pessoas')} para a equipe.`,
  faturas: (meta) => `Pague ${plural(meta, 'a primeira fatura', 'faturas')} da assinatura.`,
  indicacoes: (meta) => `Indique ${plural(meta, 'uma corretora que assine', 'corretoras que assinem')}.`,
};
export const regraDe = ({ medida, meta }: Pick<Conquista, 'medida' | 'meta'>): string => regras[medida](meta);

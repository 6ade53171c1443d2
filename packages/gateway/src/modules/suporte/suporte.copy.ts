import type { Concessao } from '../composition/index.ts';

export const motivos = {
  fimDoPrazo: 'Fim do prazo.',
  saiu: 'Voltou ao normal.',
  sessaoEncerrada: 'A sessão do atendimento terminou.',
  encerrada: 'Encerrada pelo atendimento.',
} as const;

export const sistema = 'Sistema';

const alvo = ({ para, paraNome }: Concessao): string => {
  if (para.tipo === 'eu') return 'na própria sessão';
  return `${para.tipo === 'usuario' ? 'para' : 'para a assinatura'} ${paraNome || para.id}`;
};

const oQue = ({ tipo, construcoes, momento }: Concessao): string => {
  if (tipo === 'igual') return 'A mesma composição de um corretor';
  if (tipo === 'momento') return `A composição de ${momento?.em ?? ''}`;
  return Object.entries(construcoes)
    .map(([servico, id]) => `${servico} ${id.slice(0, 8)}`)
    .join(', ');
};

/** One line of the audit about a grant. */
export const detalheDe = (concessao: Concessao): string => `${oQue(concessao)}, ${alvo(concessao)}`;

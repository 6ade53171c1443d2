import type { Pessoa, PrioridadeTarefa, TipoTarefa } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';

const s = (n: number, um: string, varios: string): string => `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios}`;

/** Every sentence of what is done for many clients at once, and of whom something may be offered to. */
export const copy = {
  cancelar: 'Cancelar',
  fechar: 'Fechar',
  tarefa: {
    abrir: 'Criar tarefas',
    titulo: 'Uma tarefa para cada selecionado',
    texto: 'As tarefas ficam com você, cada uma ligada ao seu cliente.',
    oQue: 'O que fazer',
    tipo: 'Tipo',
    tipos: {
      OUTRO: 'Outro',
      RETORNO: 'Retorno',
      RENOVACAO: 'Renovação',
      COBRANCA: 'Cobrança',
      DOCUMENTO: 'Documento',
      SINISTRO: 'Sinistro',
    } satisfies Record<TipoTarefa, string>,
    vencimento: 'Até quando',
    prioridade: 'Prioridade',
    prioridades: { BAIXA: 'Baixa', NORMAL: 'Normal', ALTA: 'Alta' } satisfies Record<PrioridadeTarefa, string>,
    enviar: 'Criar tarefas',
    feito: (n: number): string => s(n, 'tarefa criada', 'tarefas criadas'),
  },
  mensagem: {
    abrir: 'Enviar mensagem',
    titulo: 'Mensagem por e-mail aos selecionados',
    texto:
      'Só recebe quem permite divulgação, uma mensagem por dia, de segunda a sábado das 8h às 20h. Fora desse horário, ela sai na próxima manhã.',
    assunto: 'Assunto',
    corpo: 'Mensagem',
    corpoAjuda: 'Escreva {nome} onde vai o primeiro nome do cliente.',
    enviar: 'Enviar mensagem',
    feito: (n: number): string => s(n, 'mensagem na fila', 'mensagens na fila'),
  },
  fora: {
    titulo: (n: number): string => s(n, 'segurado ficou de fora', 'segurados ficaram de fora'),
    semNome: 'Segurado que você não vê',
  },
  oportunidades: {
    abrir: 'Oportunidades',
    titulo: 'Oportunidades de venda',
    descricao: 'Clientes que têm um seguro vigente e ainda não têm outro que costuma andar junto.',
    nenhuma: 'Nenhuma oportunidade por ora',
    nenhumaTexto: 'Aparecem aqui os clientes que têm um tipo de seguro vigente e não têm outro.',
    voltar: 'Segurados',
    pessoa: { PF: 'Pessoas', PJ: 'Empresas' } satisfies Record<Pessoa, string>,
    coluna: { quem: 'Quem', tem: 'Tem', falta: 'Falta', quantos: 'Clientes' },
    linha: nomesDasLinhas,
    ver: 'Ver clientes',
    verDe: (tem: string, falta: string): string => `Ver clientes que têm ${tem} e não têm ${falta}`,
  },
} as const;

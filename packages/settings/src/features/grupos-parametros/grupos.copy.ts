import type { GrupoParametros, ParametrosRenovacao } from '@balcao/contracts';

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
  faixa: (min: number, max: number) => `Use de ${min} a ${max} dias.`,
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

import type { SituacaoManutencao } from '@balcao/domain';

export const copy = {
  titulo: 'Atualizações do sistema',
  descricao: 'O que mudou, e quando o sistema vai ficar fora do ar para manutenção.',
  manutencao: 'Manutenção',
  semManutencao: 'Nenhuma manutenção programada',
  semManutencaoTexto: 'Quando houver uma, ela aparece aqui e numa faixa no alto das páginas, dois dias antes.',
  periodo: (dia: string, inicio: string, fim: string) => `${dia}, das ${inicio} às ${fim}`,
  mudancas: 'O que mudou',
  vazio: 'Nenhuma mudança registrada',
  vazioTexto: 'A próxima versão publicada aparece aqui.',
  nova: (partes: string) => `Nova versão: ${partes}`,
  retorno: (partes: string) => `Voltou à versão anterior: ${partes}`,
  semNota: 'Correções e melhorias.',
  semNotaRetorno: 'A versão nova teve um problema e foi retirada.',
  programar: 'Programar manutenção',
  programarTexto: 'Durante a manutenção só o suporte usa o sistema. Os outros veem o aviso e até quando esperar.',
  dia: 'Dia',
  inicio: 'Começa às',
  fim: 'Termina às',
  mensagem: 'O que vai ser feito',
  mensagemAjuda: 'Todos leem esta frase.',
  diaFalta: 'Informe o dia.',
  horaFalta: 'Informe a hora.',
  mensagemFalta: 'Diga o que vai ser feito.',
  salvar: 'Programar',
  programada: 'Manutenção programada',
  naoProgramada: 'A manutenção não foi programada',
  encerrar: 'Encerrar',
  encerrarDe: (periodo: string) => `Encerrar a manutenção de ${periodo}`,
  pergunta: 'Encerrar a manutenção?',
  perguntaTexto: 'O aviso sai das páginas e o sistema volta a atender a todos.',
  encerrada: 'Manutenção encerrada',
  naoEncerrada: 'A manutenção não foi encerrada',
} as const;

export const situacoes: Readonly<Record<SituacaoManutencao, string>> = {
  PROGRAMADA: 'Programada',
  EM_CURSO: 'Em andamento',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
};

/** What each part of the site is called by those who use it. */
export const partes: Readonly<Record<string, string>> = {
  access: 'Entrada',
  contracts: 'Base do sistema',
  devtools: 'Ferramentas do suporte',
  domain: 'Base do sistema',
  engagement: 'Notificações e indicações',
  layout: 'Páginas em geral',
  management: 'Início',
  menu: 'Menu',
  navbar: 'Barra do alto',
  onboarding: 'Cadastro e visita guiada',
  publico: 'Páginas para o cliente',
  quoting: 'Cotações',
  'root-config': 'Base do sistema',
  settings: 'Configurações e conta',
  shared: 'Base do sistema',
  ui: 'Aparência',
};
export const BASE = 'Base do sistema';

export const copy = {
  titulo: 'Notificações',
  marcarTodas: 'Marcar todas como lidas',
  verTodas: 'Ver todas as notificações',
  carregando: 'Carregando as notificações…',
  falha: 'As notificações não vieram',
  vazio: 'Nenhuma notificação',
  vazioTexto: 'O que acontecer com suas cotações, propostas e tarefas aparece aqui.',
  naoLida: 'Não lida',
  tipos: { tela: 'Tela', usuario: 'Usuário', dinheiro: 'Financeiro', info: 'Informação', arquivo: 'Arquivo', aviso: 'Aviso' },
} as const;

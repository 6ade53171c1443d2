export const copy = {
  composicao: 'Composição',
  eventos: 'Eventos',
  sessao: 'Sessão',
  sobreposicoes: 'Sobreposições',
  atendimento: 'Atendimento',
  mensagens: 'Mensagens',
  auditoria: 'Auditoria',
} as const;

export const copy = {
  composicao: 'Composição',
  eventos: 'Eventos',
  sessao: 'Sessão',
  sobreposicoes: 'Sobreposições',
  atendimento: 'Atendimento',
  auditoria: 'Auditoria',
} as const;

/** What the bar itself says; the rest comes with the panel. */
export const copy = {
  titulo: 'Notificações',
  sino: (total: number) => (total === 0 ? 'Notificações' : `Notificações: ${total} não ${total === 1 ? 'lida' : 'lidas'}`),
  muitas: '99+',
  chegou: (titulo: string) => `Nova notificação: ${titulo}`,
} as const;

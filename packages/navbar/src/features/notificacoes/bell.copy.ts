/** Sentences of the bar; those of the panel come with its script. */
export const copy = {
  titulo: 'Notificações',
  /** `quantas` as the bell shows it. */
  sino: (total: number, quantas: string) =>
    total === 0 ? 'Notificações' : `Notificações: ${quantas} não ${total === 1 ? 'lida' : 'lidas'}`,
  quantas: (total: number) => (total > 99 ? '99+' : String(total)),
  chegou: (titulo: string) => `Nova notificação: ${titulo}`,
} as const;

/** Of a run that was cancelled, wherever its outcome is told: it did not end, and who had not answered was not waited for. */
export const cancelado = ({ responderam, total }: { responderam: number; total: number }): string =>
  `cancelado: ${responderam} de ${total} ${responderam === 1 ? 'respondeu' : 'responderam'}`;

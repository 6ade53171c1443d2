export const copy = {
  indisponivel: 'Tempo real indisponível: as novidades podem demorar um pouco a aparecer.',
} as const;

/** Items of a list typed with commas between; blank ones and repetitions are none. */
export const readLista = (texto: string): string[] => [
  ...new Set(
    texto
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

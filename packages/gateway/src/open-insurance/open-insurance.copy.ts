/** What is said of an insurer that gave no reason of its own. */
export const copy = {
  endossoRecusado: (nome: string): string => `${nome} não aceitou o pedido de endosso.`,
} as const;

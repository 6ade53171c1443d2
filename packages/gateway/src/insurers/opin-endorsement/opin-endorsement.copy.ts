/** Every sentence about an endorsement that an insurer was asked for. */
export const copy = {
  semCredencial: (nome: string): string => `Falta a credencial de ${nome} para pedir endossos.`,
  credencial: (nome: string): string => `${nome} não aceitou a credencial. Confira-a e peça de novo.`,
  permissao: (nome: string): string => `${nome} não permite pedir endossos com esta credencial.`,
  recusado: (nome: string): string => `${nome} não aceitou o pedido de endosso.`,
  instavel: (nome: string): string => `${nome} não respondeu ao pedido de endosso.`,
} as const;

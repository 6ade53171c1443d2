/** Sentences of what a client answered otherwise than the case says. */
export const copy = {
  titulo: (nome: string, total: number) =>
    `${nome || 'O cliente'} respondeu o questionário diferente do que está aqui em ${total === 1 ? '1 campo' : `${total} campos`}`,
  texto: 'O que já estava preenchido não foi trocado.',
  comparar: 'Ver as respostas',
  daqui: 'No orçamento',
  doCliente: 'Resposta do cliente',
  usar: 'Usar a resposta',
  usou: (campo: string) => `${campo}: ficou a resposta do cliente`,
  desfazer: 'Desfazer',
  manter: 'Manter os outros como estão',
  fechar: 'Decidir depois',
} as const;

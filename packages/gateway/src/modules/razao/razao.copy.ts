/** Sentences of the ledger. */
export const copy = {
  difere: 'O razão não confere com os registros',
  difereTexto: (contas: number): string =>
    `${contas === 1 ? 'Uma conta difere' : `${contas} contas diferem`} do que parcelas e comissões dizem. Fale com o suporte antes de fechar o mês.`,
} as const;

export const copy = {
  titulo: 'A sua corretora',
  descricao: 'Estes dados identificam a corretora nas propostas e nos documentos.',
  nome: 'Nome da corretora',
  site: 'Site (opcional)',
  siteExemplo: 'www.suacorretora.com.br',
  siteInvalido: 'Informe um endereço de site válido, como www.suacorretora.com.br.',
  cnpj: 'CNPJ',
  cnpjInvalido: 'Este CNPJ não confere. Revise os números.',
  cnpjConfere: 'CNPJ conferido.',
  susep: 'Registro na SUSEP (opcional)',
  susepAjuda: 'Só números, com os zeros à esquerda.',
  susepInvalido: 'O registro na SUSEP tem de 6 a 15 números.',
} as const;

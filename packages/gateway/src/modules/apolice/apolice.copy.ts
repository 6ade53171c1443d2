/** Words of policies that come in by a file. */
export const copy = {
  seguradora: 'Esta seguradora não está no catálogo. Escreva o nome como em Configurações › Seguradoras.',
  ramo: 'Este ramo não está na tabela. Escreva o código ou o nome.',
  produtor: 'Nenhum produtor tem este nome ou documento.',
  corretora: 'Nenhuma corretora que você vê tem este nome ou CNPJ.',
  data: 'Informe uma data como 31/12/2026.',
  valor: 'Informe um valor como 1.234,56.',
  percentual: 'Informe uma porcentagem de 0 a 100.',
  iof: 'Este ramo não tem IOF na data: informe a coluna IOF ou a do prêmio total.',
  quantas: 'Informe um número de 1 a 60.',
  pagas: 'São mais parcelas pagas do que parcelas.',
  bonus: 'Informe uma classe de 0 a 10.',
  longo: (maximo: number) => `Use no máximo ${maximo} caracteres.`,
} as const;

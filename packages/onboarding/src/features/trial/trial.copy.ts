export const copy = {
  regiao: 'Período de teste',
  passos: 'Primeiros passos',
  resumo: (feitos: number, total: number) => `${feitos} de ${total} primeiros passos`,
  curto: (feitos: number, total: number) => `${feitos} de ${total}`,
  feito: 'concluído',
  pendente: 'a fazer',
  assinar: 'Assinar',
} as const;

export const nomesDosPassos = {
  logins: 'Logins das seguradoras',
  documentos: 'Importar documentos',
  multicalculo: 'Fazer um multicálculo',
} as const;

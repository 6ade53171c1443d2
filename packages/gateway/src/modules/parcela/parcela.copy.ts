/** Sentences of the instalments. */
export const copy = {
  naoVencida: 'Ainda não venceu.',
  naoDevida: 'Não espera pagamento.',
  jaChamado: 'Já foi chamado por WhatsApp hoje.',
  proximoContato: (parcela: string, apolice: string): string =>
    `Falar de novo com o cliente: parcela ${parcela}, apólice ${apolice}`.slice(0, 120),
  tarefa: (parcela: string, apolice: string): string =>
    `Conferir pagamento prometido: parcela ${parcela}, apólice ${apolice}`.slice(0, 120),
} as const;

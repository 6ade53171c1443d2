/** What the client accepts before answering; a change of the words is another version. */
export const privacidadeQuestionario = {
  versao: '2026-11',
  texto: (corretora: string) =>
    `Usamos as suas respostas só para cotar o seguro do seu veículo: ${corretora} as recebe e as envia às seguradoras consultadas (procedimentos preliminares a um contrato, art. 7º, V, da Lei 13.709/2018). Você pode pedir a qualquer momento para ver, corrigir ou eliminar os seus dados, respondendo a quem enviou este link.`,
} as const;

/** What the broker is told of answers. */
export const questionarioCopy = {
  aviso: (nome: string, numero: number | null) => ({
    titulo: 'Questionário de auto respondido',
    descricao: numero === null ? `${nome} respondeu. Veja em Cotações.` : `${nome} respondeu. O orçamento nº ${numero} foi preenchido.`,
  }),
  evento: (preenchidos: number, divergentes: number): string => {
    const preenchidas = `O cliente respondeu o questionário: ${preenchidos} ${preenchidos === 1 ? 'campo preenchido' : 'campos preenchidos'}`;
    return divergentes === 0
      ? `${preenchidas}.`
      : `${preenchidas}; ${divergentes} ${divergentes === 1 ? 'resposta difere' : 'respostas diferem'} do que já estava no orçamento.`;
  },
} as const;

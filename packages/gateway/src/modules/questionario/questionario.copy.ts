/** What the client accepts before answering; a change of the words is another version. */
export const privacidadeQuestionario = {
  versao: '2026-11',
  texto: (corretora: string, bem: string) =>
    `Usamos as suas respostas só para cotar o seguro ${bem}: ${corretora} as recebe e as envia às seguradoras consultadas (procedimentos preliminares a um contrato, art. 7º, V, da Lei 13.709/2018). Você pode pedir a qualquer momento para ver, corrigir ou eliminar os seus dados, respondendo a quem enviou este link.`,
  saude: (corretora: string) =>
    `Autorizo ${corretora} a tratar as respostas que dei sobre a minha saúde e a enviá-las às seguradoras consultadas, só para esta cotação (consentimento específico, art. 11, I, da Lei 13.709/2018). Posso retirar esta autorização a qualquer momento.`,
} as const;

/** Sentences of the notices about a client's answers. */
export const questionarioCopy = {
  aviso: (nome: string, { linha, numero }: { linha: string; numero: number | null }) => ({
    titulo: `Questionário respondido: ${linha}`,
    descricao: numero === null ? `${nome} respondeu. Veja em Cotações.` : `${nome} respondeu. O orçamento nº ${numero} foi preenchido.`,
  }),
  /** @param divergentes names of the fields where the broker's word stayed */
  evento: (preenchidos: number, divergentes: readonly string[]): string => {
    const preenchidas = `O cliente respondeu o questionário: ${preenchidos} ${preenchidos === 1 ? 'campo preenchido' : 'campos preenchidos'}`;
    if (divergentes.length === 0) return `${preenchidas}.`;
    const diferem = divergentes.length === 1 ? '1 resposta difere' : `${divergentes.length} respostas diferem`;
    return `${preenchidas}; ${diferem} do que já estava no orçamento: ${divergentes.join(', ')}.`;
  },
} as const;

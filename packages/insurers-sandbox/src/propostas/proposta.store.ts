/** Outcome of a proposal: issued, issued after a demand, or refused. */
export type Desfecho = 'EMITE' | 'EXIGE' | 'RECUSA';

/** A proposal an insurer took in. Lives in memory. */
export interface PropostaRecebida {
  readonly slug: string;
  readonly numero: string;
  readonly recebidaEm: Date;
  /** Address for the notices; null when the client gave none. */
  readonly avisarEm: string | null;
  readonly desfecho: Desfecho;
  /** How many of its notices were delivered. */
  avisos: number;
}

const LIMITE = 5_000;

/** Proposals by insurer and number, the oldest let go when there are too many. */
export function createPropostaStore() {
  const propostas = new Map<string, PropostaRecebida>();
  return {
    /** Stores a proposal under a number unique at that insurer, because two equal quotes may have the same offer chosen. */
    add: (proposta: Omit<PropostaRecebida, 'avisos'>): PropostaRecebida => {
      const { slug } = proposta;
      let numero = proposta.numero;
      for (let n = 2; propostas.has(`${slug} ${numero}`); n++) numero = `${proposta.numero}-${n}`;
      const recebida = { ...proposta, numero, avisos: 0 };
      propostas.set(`${slug} ${numero}`, recebida);
      const oldest = propostas.size > LIMITE ? propostas.keys().next().value : undefined;
      if (oldest !== undefined) propostas.delete(oldest);
      return recebida;
    },
    find: (slug: string, numero: string): PropostaRecebida | undefined => propostas.get(`${slug} ${numero}`),
    list: (): readonly PropostaRecebida[] => [...propostas.values()],
  };
}
export type PropostaStore = ReturnType<typeof createPropostaStore>;

/** What an administrator of the receiver says of a charge, as it was asked for; judged when it came. */
export interface CobVPedida {
  readonly calendario: { readonly dataDeVencimento: string; readonly validadeAposVencimento: number };
  readonly devedor: Readonly<Record<string, string>>;
  readonly valor: {
    readonly original: string;
    readonly multa?: { readonly modalidade: number; readonly valorPerc: string };
    readonly juros?: { readonly modalidade: number; readonly valorPerc: string };
  };
  readonly chave: string;
  readonly solicitacaoPagador?: string;
}

export interface DevolucaoGuardada {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: string;
  readonly horario: { readonly solicitacao: string; readonly liquidacao?: string };
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
}

export interface PixGuardado {
  readonly endToEndId: string;
  readonly txid: string;
  readonly valor: string;
  readonly chave: string;
  readonly horario: string;
  readonly componentesValor: Readonly<Record<string, { readonly valor: string }>>;
  devolucoes: DevolucaoGuardada[];
}

/** A charge the provider keeps. Lives in memory. */
export interface CobVGuardada {
  readonly txid: string;
  readonly criacao: Date;
  readonly locId: number;
  /** Without a scheme. */
  readonly location: string;
  pedida: CobVPedida;
  revisao: number;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
  readonly pix: PixGuardado[];
}

const LIMITE = 5_000;

/** Charges by txid, and who is told of their payments. */
export function createCobVStore() {
  const cobrancas = new Map<string, CobVGuardada>();
  const webhooks = new Map<string, { readonly url: string; readonly criacao: Date }>();
  let ultimoLoc = 0;
  return {
    find: (txid: string) => cobrancas.get(txid),
    findByLocation: (location: string) => [...cobrancas.values()].find((uma) => uma.location === location),
    list: (): readonly CobVGuardada[] => [...cobrancas.values()],
    nextLoc: (): number => (ultimoLoc += 1),
    add(cobranca: CobVGuardada): CobVGuardada {
      cobrancas.set(cobranca.txid, cobranca);
      const oldest = cobrancas.size > LIMITE ? cobrancas.keys().next().value : undefined;
      if (oldest !== undefined) cobrancas.delete(oldest);
      return cobranca;
    },
    webhooks,
  };
}
export type CobVStore = ReturnType<typeof createCobVStore>;

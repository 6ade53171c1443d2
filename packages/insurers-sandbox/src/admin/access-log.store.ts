/** One logged request: address and outcome, without personal data. */
export interface Acesso {
  readonly em: string;
  readonly slug: string;
  readonly metodo: string;
  readonly path: string;
  /** 0 when the client disconnected, or was disconnected, before an answer. */
  readonly status: number;
  readonly ms: number;
  readonly idempotencyKey: string | null;
  readonly cancelada: boolean;
}

const LIMITE = 5_000;

/** The newest requests, oldest first. */
export function createAccessLog() {
  const acessos: Acesso[] = [];
  return {
    add: (acesso: Acesso): void => {
      acessos.push(acesso);
      if (acessos.length > LIMITE) acessos.shift();
    },
    list: (slug?: string): readonly Acesso[] => acessos.filter((acesso) => slug === undefined || acesso.slug === slug),
    clear: (): void => {
      acessos.length = 0;
    },
  };
}
export type AccessLog = ReturnType<typeof createAccessLog>;

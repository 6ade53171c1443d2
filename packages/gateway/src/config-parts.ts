/** Wrong guesses before the next one waits: of one person, from one address, from one network. */
export interface LimitesDeTentativas {
  readonly pessoa: number;
  readonly endereco: number;
  readonly rede: number;
}

/** How e-mails leave, and what their links begin with. */
export interface ConfigCorreio {
  /** null: e-mails are kept in BALCAO_DATA instead of sent. */
  readonly smtpUrl: string | null;
  /** `Nome <e-mail>`. */
  readonly remetente: string;
  /** The mechanism of SPF by which another domain lets our server send in its name. */
  readonly spf: string;
}

/** Addresses outside the product; null where the environment has none. */
export interface ConfigEnderecos {
  /** Help centre; the query goes in its `q`. */
  readonly ajuda: string;
  /** External support window; the token goes in its `t`. */
  readonly suporte: string;
  readonly extensaoChrome: string | null;
  readonly extensaoFirefox: string | null;
  readonly videoIntroducao: string | null;
}

import type { Leitura } from '@balcao/ui/records';

/** What a document is, as the gateway says it. */
export type TipoDeDocumento =
  | 'PROPOSTA'
  | 'APOLICE'
  | 'ENDOSSO'
  | 'BOLETO'
  | 'EXTRATO'
  | 'SINISTRO'
  | 'PESSOAL'
  | 'TERMO'
  | 'COMPARATIVO'
  | 'OUTRO';

/** A document as a section of a record lists it. */
export interface DocumentoListado {
  readonly id: string;
  readonly nome: string;
  readonly tipo: TipoDeDocumento;
  readonly mime: 'application/pdf' | 'image/png' | 'image/jpeg';
  readonly bytes: number;
  /** Moment, ISO. */
  readonly criadoEm: string;
  readonly usuario: string | null;
}

/** How far a file is. */
export type EstadoDoEnvio = 'NA_FILA' | 'ENVIANDO' | 'PAUSADO' | 'PRONTO' | 'CONHECIDO' | 'FALHOU';

/** A file on its way. */
export interface EnvioListado {
  readonly id: string;
  readonly nome: string;
  readonly bytes: number;
  readonly estado: EstadoDoEnvio;
  readonly isVivo: boolean;
  /** Percent of it that was sent. */
  readonly enviadoPct: number;
  readonly mayResume: boolean;
  /** Why it failed. */
  readonly mensagem: string | null;
}

/** A file whose sending a reload of the page interrupted. */
export interface EnvioParado {
  readonly nome: string;
  forget(): Promise<void>;
}

/** Files on their way: `useEnviosPara` of `@balcao/shared/documents` gives them. */
export interface EnviosEmCurso {
  readonly itens: readonly EnvioListado[];
  /** Kinds of file, as a field of files asks for them. */
  readonly aceitos: string;
  add(files: readonly File[]): void;
  pause(id: string): void;
  resume(id: string): void;
  cancel(id: string): void;
  clearFeitos(): void;
  listInterrompidos(): Promise<readonly EnvioParado[]>;
}

/** The way to the bytes of documents. */
export interface BytesDeDocumentos {
  read(id: string): Promise<Blob>;
  save(documento: Pick<DocumentoListado, 'id' | 'nome'>): Promise<void>;
}

/** The documents of a record: `useDocumentosDe` of `@balcao/shared/documents` gives them. */
export interface DocumentosDoRegistro extends BytesDeDocumentos {
  readonly leitura: Leitura<readonly DocumentoListado[]>;
  /** Null where the session may not send any. */
  readonly envios: EnviosEmCurso | null;
  /** Null where the session may not. */
  readonly unlink: ((id: string) => Promise<unknown>) | null;
}

import type { Desfecho } from '@balcao/ui/lists';

/** Kinds of things that may name a record, as the gateway calls them. */
export type TipoDeUso =
  | 'ORCAMENTO'
  | 'PROPOSTA'
  | 'APOLICE'
  | 'SEGURADO'
  | 'USUARIO'
  | 'REPASSE'
  | 'SUPERVISIONADO'
  | 'LANCAMENTO'
  | 'SERIE_LANCAMENTO'
  | 'TAREFA'
  | 'SOLICITACAO'
  | 'QUESTIONARIO'
  | 'PAGINA_PUBLICA'
  | 'LANCAMENTO'
  | 'MOVIMENTO_DO_BANCO';

/** One kind of thing that names a record, how many there are, and some of them. */
export interface Uso {
  readonly tipo: TipoDeUso;
  readonly total: number;
  /** `rota` leads to one where it has a page. */
  readonly exemplos: readonly { readonly id: string; readonly nome: string; readonly rota: string | null }[];
}

/** One change of a record: who did it (null: the product), when, and each field before and after. */
export interface Mudanca {
  readonly id: string;
  readonly em: string;
  readonly acao: 'INCLUSAO' | 'ALTERACAO' | 'EXCLUSAO';
  readonly usuario: string | null;
  readonly mudancas: readonly { readonly campo: string; readonly de: string | null; readonly para: string | null }[];
}

/** As much of a query as what shows it needs: `useCall` of `@balcao/shared/query` gives one. */
export interface Leitura<T> {
  readonly data: T | undefined;
  readonly error: { readonly tipo: string; readonly mensagem: string | null } | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** A form of a record as it stands: `useFicha` of `@balcao/shared/forms` gives one. */
export interface EstadoDaFicha<Ficha> {
  /** What is stored; null of one that is new. */
  readonly base: Ficha | null;
  /** What somebody else saved meanwhile. */
  readonly conflito: Ficha | null;
  readonly isBusy: boolean;
  /** What was refused and belongs to no field. */
  readonly aviso: string | null;
  /** Sending the same again may do. */
  readonly isRepetivel: boolean;
  /** What is still wrong, field by field, once more than one field was refused. */
  readonly resumo: readonly { readonly campo: string; readonly mensagem: string }[];
  /** How many times it was refused. */
  readonly tentativa: number;
  readonly isDirty: boolean;
  /** What is typed was typed before the session ended, and is not saved yet. */
  readonly isRestaurado: boolean;
  settle(isMineKept: boolean): void;
  submit(): Promise<Ficha | null>;
}

/** Which records an act on many is about: those named, or those the filters of their list find. */
export interface AlvoDosAtos {
  readonly ids?: readonly string[] | undefined;
  readonly filtro?: { readonly consulta: object; readonly total: number } | undefined;
}

/** What became of one that was activated or deactivated. */
export interface DesfechoDaSituacao extends Desfecho {
  /** False also of one that was already as it was asked to be. */
  readonly mudou: boolean;
}

/** The acts on a record: `defineRegistro` of `@balcao/shared/records` has them. */
export interface AtosDoRegistro {
  setAtivos(alvo: AlvoDosAtos, ativo: boolean): Promise<readonly DesfechoDaSituacao[]>;
  /** @returns what uses it, when that is why it was not excluded */
  remove(id: string): Promise<readonly Uso[] | null>;
}

/** A record as its acts name it. */
export interface RegistroNomeado {
  readonly id: string;
  readonly nome: string;
  readonly ativo: boolean;
}

import type { sentenceOfFalha } from '@balcao/domain';
import type { ComponentType, ReactNode } from 'react';

type FalhaDita = Parameters<typeof sentenceOfFalha>[0];

/** What is done with a line whose record is there already. */
export type RegraDaImportacao = 'IGNORAR' | 'COMPLETAR' | 'SOBRESCREVER';
/** Which column of the file fills each field. */
export type ColunasDaImportacao = Readonly<Record<string, number>>;

/** A file on its way to be records, as the gateway tells it. */
export interface ImportacaoVista {
  readonly id: string;
  readonly nome: string;
  readonly status: string;
  readonly colunas: readonly string[];
  readonly amostra: readonly (readonly string[])[];
  readonly campos: readonly { readonly campo: string; readonly rotulo: string; readonly obrigatorio: boolean }[];
  readonly mapeamento: ColunasDaImportacao;
  readonly total: number;
  readonly processadas: number;
  readonly validas: number;
  readonly erros: readonly { readonly linha: number; readonly campo: string | null; readonly mensagem: string }[];
  readonly totalErros: number;
  readonly recusadas: number;
  readonly aceitaRegra: boolean;
  readonly regra: RegraDaImportacao | null;
  readonly repetidas: number;
  readonly ignoradas: number;
  readonly podeDesfazer: boolean;
  readonly mantidas: number;
}

/** A file as it was read last, or why it was not. */
export interface ImportacaoLida {
  readonly data: ImportacaoVista | undefined;
  readonly error: FalhaDita;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What a file is read by and acted on with: `importacoesDe` of `@balcao/shared/records`. Acts throw a `Falha`. */
export interface AtosDaImportacao {
  /** Follows one file. */
  readonly Andamento: ComponentType<{ importacaoId: string; children: (lida: ImportacaoLida) => ReactNode }>;
  readonly send: (file: File, onProgress: (fracao: number) => void) => Promise<{ readonly id: string }>;
  readonly verify: (id: string, mapeamento: ColunasDaImportacao, regra: RegraDaImportacao | null) => Promise<unknown>;
  readonly write: (id: string, idempotencyKey: string) => Promise<unknown>;
  readonly cancel: (id: string) => Promise<unknown>;
  readonly undo: (id: string) => Promise<unknown>;
  /** Saves the refused lines as a file. */
  readonly saveRecusadas: (id: string) => Promise<unknown>;
}

import { addressOf, ConsultaLotes, ConsultaRepasses, financeRoutes } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The address of the list of shares. */
export const endereco = listaNoEndereco({
  schema: ConsultaRepasses,
  filtros: ['q', 'status', 'produtor', 'seguradora', 'lote', 'contestados', 'de', 'ate'],
  ordem: '-dia',
});
/** The address of the list of lots. */
export const enderecoDosLotes = listaNoEndereco({ schema: ConsultaLotes, filtros: ['q', 'status'], ordem: '-numero' });

/** `?aba=`: which part; `?ver=`: a lot beside the list; `?abrir=`: a new lot, a return file. */
export const PARTES = ['aba', 'ver', 'abrir'] as const;
/** What the brokerage sees, and what a producer does. */
export const ABAS = { corretora: ['repasses', 'lotes', 'produtores'], produtor: ['repasses', 'pagamentos'] } as const;
export type Aba = (typeof ABAS)['corretora' | 'produtor'][number];

/** The shares of one producer. */
export const repassesDe = (produtorId: string): string => `${addressOf(financeRoutes, 'repasses')}?produtor=${produtorId}`;

import { ConsultaPermissoes, type PermissoesDoSegurado } from '@balcao/contracts';
import { formatDocumento, listaNoEndereco } from '@balcao/domain';

/** Parts of the screen its address names. */
export const PARTES = ['aba', 'segurado', 'pedido'] as const;

/** The matrix's address. */
export const endereco = listaNoEndereco({ schema: ConsultaPermissoes, filtros: ['q', 'finalidade', 'estado'], ordem: 'nome' });

export const nomeDe = ({ nome, documento }: Pick<PermissoesDoSegurado, 'nome' | 'documento'>): string =>
  `${nome}, ${formatDocumento(documento)}`;

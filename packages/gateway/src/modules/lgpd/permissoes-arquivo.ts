import { type EstadoPermissao, Finalidade, type PermissoesDoSegurado } from '@balcao/contracts';
import { finalidades, formatDataHora, formatDocumento, formatTelefone, rotulosDoEstadoPermissao } from '@balcao/domain';
import { arquivoDe, type ColunaArquivo } from '../../plugins/list-file.ts';

const say = (estado: EstadoPermissao): string => rotulosDoEstadoPermissao[estado];

/** The matrix as a file. */
export const permissoesArquivo = arquivoDe<PermissoesDoSegurado>('permissoes dos segurados', [
  ['Segurado', 'texto', ({ nome }) => nome],
  ['Documento', 'texto', ({ documento }) => formatDocumento(documento)],
  ['E-mail', 'texto', ({ email }) => email],
  ['Celular', 'texto', ({ celular }) => formatTelefone(celular ?? '')],
  ...Finalidade.options.map(
    (finalidade): ColunaArquivo<PermissoesDoSegurado> => [
      finalidades[finalidade].nome,
      'texto',
      ({ permissoes }) => say(permissoes[finalidade]),
    ],
  ),
  ['Última mudança', 'data', ({ alteradoEm }) => (alteradoEm === null ? null : formatDataHora(alteradoEm))],
]);

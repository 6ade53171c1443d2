import type { UsuarioResumo } from '@balcao/contracts';
import { formatDataHora, rotulosDaSituacaoUsuario, rotulosDoPerfil } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';
import { copy } from './usuario.copy.ts';

/** The list of users as a file. */
export const usuariosArquivo = arquivoDe<UsuarioResumo>('usuarios', [
  ['Nome', 'texto', ({ nome }) => nome],
  ['E-mail', 'texto', ({ email }) => email],
  ['Perfil', 'texto', ({ perfil }) => rotulosDoPerfil[perfil]],
  ['Situação', 'texto', ({ situacao }) => rotulosDaSituacaoUsuario[situacao]],
  ['Segundo fator', 'texto', ({ segundoFator }) => (segundoFator ? copy.ligado : copy.desligado)],
  ['Último acesso', 'data', ({ ultimoAcessoEm }) => (ultimoAcessoEm ? formatDataHora(ultimoAcessoEm) : null)],
  ['Alterado em', 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
]);

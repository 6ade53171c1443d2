import { ConsultaUsuarios, addressOf, settingsRoutes } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaUsuarios, filtros: ['q', 'situacao', 'perfil', 'segundoFator'], ordem: 'nome' });

export const LISTA = addressOf(settingsRoutes, 'usuarios');
export const NOVO_USUARIO = addressOf(settingsRoutes, 'usuariosNovo');
export const enderecoDoUsuario = (id: string): string => `${addressOf(settingsRoutes, 'usuario')}?id=${id}`;

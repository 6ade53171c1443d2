import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, type Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const produtorNome: NomeDoRegistro = { codigo: 'produtor', um: 'produtor', genero: 'm' };

export const documentoTomado = (nome: string | null): Recusa =>
  camposInvalidos([
    erroCampo('documento', 'conflito', nome ? `Este documento já é de ${nome}.` : 'Este documento já é de outro produtor.'),
  ]);

export const supervisorDesconhecido = (): ErroCampo => erroCampo('supervisorId', 'desconhecido', 'Escolha um produtor da corretora.');
export const supervisorEmCirculo = (): ErroCampo =>
  erroCampo('supervisorId', 'conflito', 'Este produtor já supervisiona quem você escolheu, diretamente ou não.');
export const usuarioDesconhecido = (): ErroCampo => erroCampo('usuarioId', 'desconhecido', 'Escolha um usuário da corretora.');
export const usuarioTomado = (nome: string): ErroCampo => erroCampo('usuarioId', 'conflito', `Este usuário já entra como ${nome}.`);
export const ramoDesconhecido = (index: number): ErroCampo =>
  erroCampo(`repasses.${index}.ramo`, 'desconhecido', 'Escolha um ramo da lista.');
export const seguradoraDesconhecida = (index: number): ErroCampo =>
  erroCampo(`repasses.${index}.seguradora`, 'desconhecido', 'Escolha uma seguradora da lista.');
export const apoliceDesconhecida = (index: number): ErroCampo =>
  erroCampo(`repasses.${index}.apoliceId`, 'desconhecido', 'Escolha uma apólice da lista.');

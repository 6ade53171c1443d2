import type { ErroCampo } from '@balcao/contracts';
import { MAX_CONTATOS, MAX_DEPENDENTES, MAX_ENDERECOS, MAX_TAGS } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const seguradoNome: NomeDoRegistro = { codigo: 'segurado', um: 'segurado', genero: 'm' };

/** The name is told only to whom may see the client. */
export const documentoTomado = (nome: string | null): Recusa =>
  camposInvalidos([
    erroCampo('documento', 'conflito', nome ? `Este documento já é de ${nome}.` : 'Já há um segurado com este documento na corretora.'),
  ]);

export const produtorDesconhecido = (campo = 'produtorId'): ErroCampo =>
  erroCampo(campo, 'desconhecido', 'Escolha um produtor da corretora.');

/** Said of one client of many, which has as many labels as one may have. */
export const TAGS_DEMAIS = 'Este segurado já tem 20 etiquetas.';

/** One of the two became part of another meanwhile: of which is told, so that the screen can open it. */
export const jaMesclado = (seguradoId: string): Recusa =>
  new Recusa(409, 'segurado-mesclado', 'Um dos cadastros já foi juntado a outro. Abra o que ficou.', { data: { id: seguradoId } });

export const mesmoCadastro = (): Recusa => camposInvalidos([erroCampo('outroId', 'conflito', 'Escolha outro cadastro: este é o mesmo.')]);

export const mesclagemVencida = (): Recusa =>
  new Recusa(409, 'mesclagem-vencida', 'Passaram-se as 24 horas em que isto podia ser desfeito.');

export const mesclagemDesfeita = (): Recusa => new Recusa(409, 'mesclagem-desfeita', 'Isto já foi desfeito.');

/** The one that stayed became part of another, or the document of one of them is somebody else's by now. */
export const mesclagemPresa = (): Recusa =>
  new Recusa(409, 'mesclagem-presa', 'O cadastro que ficou mudou desde então: desfaça antes o que se fez depois com ele.');

const DEMAIS = {
  contatos: [MAX_CONTATOS, 'contatos'],
  enderecos: [MAX_ENDERECOS, 'endereços'],
  tags: [MAX_TAGS, 'etiquetas'],
  dependentes: [MAX_DEPENDENTES, 'dependentes'],
  representantes: [MAX_DEPENDENTES, 'representantes'],
} as const;

/** Two records that together say more of something than one may. */
export const errosDeDemais = (listas: Readonly<Record<keyof typeof DEMAIS, readonly unknown[]>>): ErroCampo[] =>
  (Object.keys(DEMAIS) as (keyof typeof DEMAIS)[])
    .filter((lista) => listas[lista].length > DEMAIS[lista][0])
    .map((lista) =>
      erroCampo(lista, 'muitoLongo', `Juntos, os dois têm mais de ${DEMAIS[lista][0]} ${DEMAIS[lista][1]}. Tire alguns de um deles antes.`),
    );

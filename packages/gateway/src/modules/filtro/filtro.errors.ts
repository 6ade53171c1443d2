import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const nomeRepetido = (): Recusa =>
  camposInvalidos([{ campo: 'nome', codigo: 'conflito', mensagem: 'Você já tem um filtro com este nome.' }]);

export const filtrosDemais = (): Recusa => new Recusa(409, 'filtros-demais', 'Você já guardou 50 filtros desta lista. Apague um deles.');

export const arranjosDemais = (): Recusa => new Recusa(409, 'arranjos-demais', 'Você já arrumou 100 listas. Volte uma delas ao padrão.');

/** Of a list asked by a filter that was deleted, is no longer shared, or asks for a field the list no longer has. */
export const filtroPerdido = (): Recusa =>
  new Recusa(422, 'filtro-perdido', 'Este filtro não existe mais ou deixou de ser partilhado.', {
    errors: [{ campo: 'filtro', codigo: 'desconhecido', mensagem: 'Este filtro não existe mais ou deixou de ser partilhado.' }],
  });

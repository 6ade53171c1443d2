import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const filtroInvalido = (campo: string): Recusa => camposInvalidos([{ campo, codigo: 'invalido', mensagem: 'Filtro desconhecido.' }]);

export const alvoIndefinido = (): Recusa =>
  camposInvalidos([{ campo: 'ids', codigo: 'invalido', mensagem: 'Escolha os registros um a um ou por um filtro.' }]);

export const filtroCresceu = (visto: number): Recusa =>
  new Recusa(
    409,
    'filtro-cresceu',
    visto === 1
      ? 'Este filtro encontra agora mais do que o registro que você viu. Nada foi feito: confira a lista e tente de novo.'
      : `Este filtro encontra agora mais do que os ${visto} registros que você viu. Nada foi feito: confira a lista e tente de novo.`,
  );

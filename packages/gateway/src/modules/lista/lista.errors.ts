import { camposInvalidos, type Recusa } from '../../plugins/errors.ts';

export const filtroInvalido = (campo: string): Recusa => camposInvalidos([{ campo, codigo: 'invalido', mensagem: 'Filtro desconhecido.' }]);

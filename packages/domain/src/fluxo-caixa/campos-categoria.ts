import type { DadosCategoriaFinanceira } from '@balcao/contracts';
import type { CamposDoRegistro } from '../registro/campos-do-registro.ts';

/** What a category is called, on screen and in refusals. */
export const nomeCategoriaFinanceira = { codigo: 'categoria', um: 'categoria', varios: 'categorias', genero: 'f' } as const;

/** Fields of a category, in the order of the form: the list, the form, the file and the history are made of them. */
export const camposCategoriaFinanceira: CamposDoRegistro<DadosCategoriaFinanceira> = {
  nome: { rotulo: 'Nome', tipo: 'texto', obrigatorio: true, max: 80, naLista: { isOrdenavel: true } },
  tipo: {
    rotulo: 'Tipo',
    tipo: 'escolha',
    obrigatorio: true,
    opcoes: { RECEITA: 'Receita', DESPESA: 'Despesa' },
    naLista: { largura: '120px', isOrdenavel: true },
  },
};

import {
  categoriaFinanceiraCalls,
  centroDeCustoCalls,
  ConsultaCategoriaFinanceira,
  ConsultaCentroDeCusto,
  type DadosCategoriaFinanceira,
  type DadosCentroDeCusto,
  lancamentoCalls,
} from '@balcao/contracts';
import { camposCategoriaFinanceira, camposCentroDeCusto, formOf, listaNoEndereco } from '@balcao/domain';
import { defineFormulario, defineRegistro } from '@balcao/shared/records';
import { copy } from './plano-de-contas.copy.ts';

const named = (id: string) => ({ id });
const idOf = ({ id }: { readonly id: string }): string => id;
const tambem = [lancamentoCalls.getOpcoes];

/** How each is typed, judged, sent and compared. */
export const formularioCategoria = formOf<DadosCategoriaFinanceira>(camposCategoriaFinanceira);
export const formularioCentro = formOf<DadosCentroDeCusto>(camposCentroDeCusto);

export const categorias = defineRegistro({
  calls: categoriaFinanceiraCalls,
  endereco: listaNoEndereco({ schema: ConsultaCategoriaFinanceira, filtros: ['q', 'situacao'], ordem: 'nome' }),
  arquivo: copy.categorias.arquivo,
  named,
  idOf,
  tambem,
});
export const useFormCategoria = defineFormulario(categorias, formularioCategoria);

export const centros = defineRegistro({
  calls: centroDeCustoCalls,
  endereco: listaNoEndereco({ schema: ConsultaCentroDeCusto, filtros: ['q', 'situacao'], ordem: 'nome' }),
  arquivo: copy.centros.arquivo,
  named,
  idOf,
  tambem,
});
export const useFormCentro = defineFormulario(centros, formularioCentro);

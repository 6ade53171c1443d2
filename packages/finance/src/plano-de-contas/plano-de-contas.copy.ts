import { nomeCategoriaFinanceira, nomeCentroDeCusto } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

/** What the kit says of every record, of these two. */
export const palavras = { categorias: wordsOf(nomeCategoriaFinanceira), centros: wordsOf(nomeCentroDeCusto) };

/** Every other sentence of them. */
export const copy = {
  categorias: {
    titulo: 'Categorias',
    busca: 'Nome da categoria',
    vazioTexto: 'As comissões não precisam de categoria: elas vêm das apólices e dos extratos das seguradoras.',
    arquivo: (dia: string): string => `categorias-${dia}`,
  },
  centros: {
    titulo: 'Centros de custo',
    busca: 'Nome do centro de custo',
    vazioTexto: 'Use centros de custo para separar filiais, equipes ou projetos.',
    arquivo: (dia: string): string => `centros-de-custo-${dia}`,
  },
} as const;

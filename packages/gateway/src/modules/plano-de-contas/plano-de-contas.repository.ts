import type { DadosCategoriaFinanceira, DadosCentroDeCusto, FichaCategoriaFinanceira, FichaCentroDeCusto } from '@balcao/contracts';
import { camposCategoriaFinanceira, camposCentroDeCusto } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { createCamposRepository, type FonteDeUso } from '../registro/index.ts';

export const registroCategoria = { tabela: 'categoria_financeira', campos: camposCategoriaFinanceira, unico: 'nome' } as const;
export const registroCentro = { tabela: 'centro_de_custo', campos: camposCentroDeCusto, unico: 'nome' } as const;

/** Entries, and what recurs, by the column that names one. */
const usosPor = (coluna: 'categoria_id' | 'centro_id'): readonly FonteDeUso[] => [
  {
    tipo: 'LANCAMENTO',
    from: 'balcao.lancamento l',
    where: `l.excluido_em is null and l.${coluna} = $1::uuid`,
    id: 'l.id',
    nome: "l.descricao || ' · ' || to_char(l.vencimento, 'DD/MM/YYYY')",
    rota: "'/financeiro/fluxoCaixa?aba=lancamentos&lancamento=' || l.id",
    ordem: 'l.vencimento desc, l.id',
  },
  {
    tipo: 'SERIE_LANCAMENTO',
    from: 'balcao.serie_lancamento s',
    where: `s.excluido_em is null and s.${coluna} = $1::uuid`,
    id: 's.id',
    nome: 's.descricao',
    rota: "'/financeiro/fluxoCaixa?aba=lancamentos&serie=' || s.id",
    ordem: 's.descricao, s.id',
  },
];
export const usosDeCategoria = usosPor('categoria_id');
export const usosDeCentro = usosPor('centro_id');

export const categoriaRepository = {
  ...createCamposRepository<DadosCategoriaFinanceira, FichaCategoriaFinanceira>(registroCategoria),

  /** Whether an entry, called off or not, or what recurs has it. */
  isUsada: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(
      'select from balcao.lancamento where categoria_id = $1 union all select from balcao.serie_lancamento where categoria_id = $1 limit 1',
      [id],
    )) !== null,
};
export const centroRepository = createCamposRepository<DadosCentroDeCusto, FichaCentroDeCusto>(registroCentro);

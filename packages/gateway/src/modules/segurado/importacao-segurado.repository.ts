import type { OpcoesSegurado, RegraDuplicado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { SeguradoGravado } from './segurado.repository.ts';

/** A client by the columns of its table. */
const rowOf = ({ nomeSocial, estadoCivil, rendaCentavos, produtorId, grupoId, enderecos, ...segurado }: SeguradoGravado): object => ({
  pessoa: segurado.pessoa,
  documento: segurado.documento,
  nome: segurado.nome,
  nome_social: nomeSocial,
  nascimento: segurado.nascimento,
  sexo: segurado.sexo,
  estado_civil: estadoCivil,
  profissao: segurado.profissao,
  renda_centavos: rendaCentavos,
  email: segurado.email,
  celular: segurado.celular,
  contatos: segurado.contatos,
  tags: segurado.tags,
  produtor_id: produtorId,
  grupo_id: grupoId,
  ...enderecos[0],
});

export const importacaoSeguradoRepository = {
  listProdutores: (tx: Tx): Promise<OpcoesSegurado['produtores']> =>
    tx.rows('select id, nome from balcao.produtor where ativo and excluido_em is null'),

  /** Which documents are somebody's already, by their own record or by one that became part of another. */
  listTomados: async (tx: Tx, documentos: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await tx.rows<{ documento: string }>(
      `select documento from balcao.segurado where documento = any ($1) and excluido_em is null
       union all select documento from balcao.segurado_alias where documento = any ($1)`,
      [documentos],
    );
    return new Set(rows.map(({ documento }) => documento));
  },

  /** Writes what some lines of a file say. @returns how many records came in or were changed */
  importLinhas: async (
    tx: Tx,
    { importacaoId, regra, linhas }: { importacaoId: string; regra: RegraDuplicado | null; linhas: readonly SeguradoGravado[] },
  ): Promise<number> =>
    (
      await tx.row<{ n: number }>('select balcao.importar_segurados($1, $2, $3) as n', [
        importacaoId,
        regra ?? 'IGNORAR',
        JSON.stringify(linhas.map(rowOf)),
      ])
    )?.n ?? 0,

  /** Takes back what a file did. @returns how many records were left, for somebody wrote them since */
  undoImportacao: async (tx: Tx, importacaoId: string): Promise<number> =>
    (await tx.row<{ n: number }>('select balcao.desfazer_importacao_de_segurados($1) as n', [importacaoId]))?.n ?? 0,
};

export type ImportacaoSeguradoRepository = typeof importacaoSeguradoRepository;

import type { ArquivoQuestionario } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A file that waits beside its link, with what finds its bytes. */
export interface ArquivoQuestionarioRow extends ArquivoQuestionario {
  readonly sha256: string;
}

interface NovoArquivo extends ArquivoQuestionarioRow {
  readonly questionarioId: string;
}

export const questionarioArquivoRepository = {
  list: (tx: Tx, questionarioId: string): Promise<ArquivoQuestionarioRow[]> =>
    tx.rows(
      `select id, nome, mime, bytes, sha256 from balcao.questionario_arquivo
       where questionario_id = $1 and excluido_em is null order by criado_em, id`,
      [questionarioId],
    ),

  insert: (tx: Tx, { assinaturaId }: Contexto, { id, questionarioId, nome, mime, bytes, sha256 }: NovoArquivo): Promise<number> =>
    tx.run(
      `insert into balcao.questionario_arquivo (id, assinatura_id, questionario_id, nome, mime, bytes, sha256)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, assinaturaId, questionarioId, nome, mime, bytes, sha256],
    ),

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.questionario_arquivo set excluido_em = now() where id = $1', [id]),
};

export type QuestionarioArquivoRepository = typeof questionarioArquivoRepository;

import type { Exportacao } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { FileStore } from '../../plugins/file-store.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import { exportacaoNaoPronta, exportacaoVencida } from './exportacao.errors.ts';
import { MAX_TENTATIVAS, TAREFA_GERAR } from './exportacao.job.ts';
import { TOTAL_DE_ARQUIVOS } from './exportacao.model.ts';
import type { ExportacaoRepository, ExportacaoRow } from './exportacao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly exportacoes: ExportacaoRepository;
  readonly files: Pick<FileStore, 'open'>;
}

export function createExportacaoService({ db, agora, tarefas, exportacoes, files }: Deps) {
  const isOver = ({ status, expiraEm }: ExportacaoRow): boolean =>
    status === 'VENCIDA' || (status === 'PRONTA' && expiraEm !== null && expiraEm <= agora());

  const toExportacao = (row: ExportacaoRow): Exportacao => ({
    id: row.id,
    status: isOver(row) ? 'VENCIDA' : row.status,
    pedidaEm: row.pedidaEm.toISOString(),
    feitos: row.feitos,
    total: row.total,
    bytes: row.bytes,
    expiraEm: row.expiraEm?.toISOString() ?? null,
  });

  return {
    list: (chamador: Chamador): Promise<{ exportacoes: Exportacao[] }> =>
      db.tenant(chamador, async (tx) => ({ exportacoes: (await exportacoes.list(tx)).map(toExportacao) })),

    request: (chamador: Chamador): Promise<Exportacao> =>
      db.tenant(chamador, async (tx) => {
        const nova = await exportacoes.insert(tx, chamador, { id: uuidv7(), total: TOTAL_DE_ARQUIVOS, em: agora() });
        if (nova) {
          const { assinaturaId } = chamador;
          await tarefas.enqueue(tx, TAREFA_GERAR, { assinaturaId, exportacaoId: nova.id }, { maxTentativas: MAX_TENTATIVAS });
        }
        const emCurso = nova ?? (await exportacoes.findEmCurso(tx));
        if (!emCurso) throw naoEncontrado();
        return toExportacao(emCurso);
      }),

    /** @throws {Recusa} 404; 409 before it is ready; 410 once it expired */
    async read(chamador: Chamador, id: string): Promise<Arquivo> {
      const exportacao = await db.tenant(chamador, (tx) => exportacoes.find(tx, id));
      if (!exportacao) throw naoEncontrado();
      if (isOver(exportacao)) throw exportacaoVencida();
      if (exportacao.status !== 'PRONTA' || !exportacao.sha256) throw exportacaoNaoPronta();
      const conteudo = await files.open(chamador.assinaturaId, exportacao.sha256);
      if (!conteudo) throw exportacaoVencida();
      return { tipo: 'application/zip', nome: `dados-${exportacao.pedidaEm.toISOString().slice(0, 10)}.zip`, conteudo };
    },
  };
}

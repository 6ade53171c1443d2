import { importacaoDocumentosCalls, importacaoDocumentosTopics, LIMITE_PDF_IMPORTADO } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import { createFilaDeLeitura } from '../../leitura/fila-leitura.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { createDocumentos } from '../documento/index.ts';
import { createImportacaoDocumentosPublisher } from './importacao-documentos.publisher.ts';
import { importacaoDocumentosRepository } from './importacao-documentos.repository.ts';
import { createImportacaoDocumentosService } from './importacao-documentos.service.ts';
import { createReadDocumentoJob, TAREFA_LER } from './read-documento.job.ts';

/** The bytes of a file that came as the body, out of sight of what reads the other fields. */
const CONTEUDO = Symbol('conteudo');
const conteudoDe = ({ body }: FastifyRequest): Buffer | null =>
  (body as { readonly [CONTEUDO]?: Buffer } | null | undefined)?.[CONTEUDO] ?? null;

interface Deps extends RecursosModulo {
  readonly config: Config;
}

/** PDFs that become policies, proposals and endorsements: kept in the library, read by themselves, confirmed by a person. */
export async function importacaoDocumentosModule(app: FastifyInstance, recursos: Deps): Promise<void> {
  const { db, log, tarefas, agora, serve, tempoReal, config } = recursos;
  const documentos = await createDocumentos({ db, agora, tarefas, log, config });
  const fila = createFilaDeLeitura();
  app.addHook('onClose', () => fila.close());
  const deps = { db, log, importacoes: importacaoDocumentosRepository, documentos };
  const service = createImportacaoDocumentosService({ ...deps, agora, tarefas, newId: uuidv7 });
  tarefas.handle(TAREFA_LER, createReadDocumentoJob({ ...deps, fila, publisher: createImportacaoDocumentosPublisher(tempoReal, log) }));
  tempoReal.authorize(
    importacaoDocumentosTopics.andamento.pattern,
    heardByReaders(tempoReal, importacaoDocumentosCalls.getImportacaoDocumentos),
  );
  serve(app, importacaoDocumentosCalls.beginImportacao, (_, { chamador }) => service.begin(chamador));
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit: LIMITE_PDF_IMPORTADO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, importacaoDocumentosCalls.addArquivoImportado, ({ importacaoDocumentosId: importacaoId, nome }, { chamador, request }) =>
      service.add({ importacaoId, nome, bytes: conteudoDe(request) }, chamador),
    );
  });
  serve(app, importacaoDocumentosCalls.getImportacaoDocumentos, ({ importacaoDocumentosId }, { chamador }) =>
    service.get(importacaoDocumentosId, chamador),
  );
  serve(app, importacaoDocumentosCalls.confirmImportacao, ({ importacaoDocumentosId: importacaoId, itens }, { chamador }) =>
    service.confirm({ importacaoId, itens }, chamador),
  );
  serve(app, importacaoDocumentosCalls.cancelImportacaoDocumentos, ({ importacaoDocumentosId }, { chamador }) =>
    service.cancel(importacaoDocumentosId, chamador),
  );
}

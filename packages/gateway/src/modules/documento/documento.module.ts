import { join } from 'node:path';
import { CAMINHO_ENVIOS } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { createFileStore } from '../../plugins/file-store.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAskErase } from '../anexo/index.ts';
import { createDocumentosOver } from './create-documentos.ts';
import { bibliotecaRepository, documentoVistoRepository } from './documento-lista.repository.ts';
import { documentoRepository } from './documento.repository.ts';
import { documentoRoutes } from './documento.routes.ts';
import { createDocumentoService } from './documento.service.ts';
import { createEnvios, readEnvio } from './envio.service.ts';
import { createLeituraJob, TAREFA_LER } from './leitura.job.ts';
import { createPdfReader } from './pdf-reader.ts';
import { sugestaoRepository } from './sugestao.repository.ts';
import { createSugestaoService } from './sugestao.service.ts';

interface Deps extends RecursosModulo {
  readonly config: Pick<Config, 'pastaDados' | 'mapas'>;
}

/** The library of documents: uploads that go on after an interruption, what each says, and the records each belongs to. */
export async function documentoModule(app: FastifyInstance, recursos: Deps): Promise<void> {
  const { db, agora, log, tarefas, config } = recursos;
  const files = await createFileStore({ pastaDados: config.pastaDados, env: config.mapas.env, log });
  const port = createDocumentosOver({ db, agora, tarefas, files });
  const { suggest } = createSugestaoService({ sugestoes: sugestaoRepository });
  const service = createDocumentoService({
    db,
    documentos: documentoRepository,
    biblioteca: bibliotecaRepository,
    vistos: documentoVistoRepository,
    port,
    suggest,
    askErase: createAskErase(tarefas),
  });
  const envios = createEnvios({
    pasta: join(config.pastaDados, 'envios'),
    path: CAMINHO_ENVIOS,
    agora,
    log,
    async assertAlvo({ alvo, alvoId }, chamador) {
      if (alvo && alvoId) await service.assertAlvo({ alvo, alvoId }, chamador);
    },
    async receive({ arquivo, metadados: { nome, tipo, alvo, alvoId } }, chamador) {
      const guardado = await port.keepBytes(chamador, { stream: readEnvio(arquivo) });
      return db.tenant(chamador, async (tx) => {
        const recebido = await port.keepDocumento(tx, chamador, { guardado, nome, tipo, origem: 'UPLOAD' });
        if (alvo && alvoId) await port.linkDocumento(tx, chamador, { documentoId: recebido.id, alvo, alvoId });
        return recebido;
      });
    },
  });
  void envios.sweep();
  const leitor = createPdfReader();
  app.addHook('onClose', () => leitor.close());
  tarefas.handle(TAREFA_LER, createLeituraJob({ db, files, documentos: documentoRepository, suggest, read: leitor.read }));
  documentoRoutes(app, recursos, {
    service,
    envios,
  });
}

import {
  type ArquivoImportado,
  type ErroCampo,
  type ImportacaoDocumentos,
  type ItemConfirmado,
  MAX_ARQUIVOS_IMPORTACAO,
  type ResultadoConfirmacao,
  type TipoDocumento,
} from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { completeApolice, corretoraDoDocumento, fillLinhaDigitavel, findApolice, writeApoliceLida } from '../apolice/index.ts';
import type { DocumentoPort } from '../documento/index.ts';
import {
  aindaNaFila,
  arquivosDemais,
  foiCancelado,
  importacaoEncerrada,
  jaExiste,
  naoExiste,
  pdfAusente,
  semDocumento,
  soApolice,
  soPdf,
} from './importacao-documentos.errors.ts';
import type { ImportacaoDocumentosRepository } from './importacao-documentos.repository.ts';
import { apoliceLidaOf, complementOf } from './item-confirmado.model.ts';
import { type PedidoLer, TAREFA_LER } from './read-documento.job.ts';

interface Deps extends Pick<Recursos, 'db' | 'tarefas'> {
  readonly newId: () => string;
  readonly importacoes: ImportacaoDocumentosRepository;
  readonly documentos: DocumentoPort;
}

type Feito = 'criados' | 'atualizados' | 'ignorados';
/** What is wrong with one item; nothing of it is written. */
class ItemRecusado extends Error {
  constructor(readonly erros: readonly ErroCampo[]) {
    super('item recusado');
  }
}
const refuse = (...erros: ErroCampo[]): never => {
  throw new ItemRecusado(erros);
};
const TIPOS: readonly TipoDocumento[] = ['PROPOSTA', 'APOLICE', 'ENDOSSO', 'BOLETO'];

export function createImportacaoDocumentosService({ db, tarefas, newId, importacoes, documentos }: Deps) {
  async function read(tx: Tx, chamador: Chamador, id: string): Promise<ImportacaoDocumentos> {
    const importacao = await importacoes.find(tx, chamador, id);
    if (!importacao) throw naoEncontrado();
    return { ...importacao, arquivos: await importacoes.listArquivos(tx, id), seguradoras: await importacoes.listSeguradoras(tx) };
  }

  /** Says what the document is, and of which policy. */
  async function file(tx: Tx, chamador: Chamador, { documentoId, campos }: ItemConfirmado, apoliceId: string): Promise<void> {
    const tipo = TIPOS.find((um) => um === campos.tipo);
    if (tipo) await documentos.classifyDocumento(tx, documentoId, tipo);
    await documentos.linkDocumento(tx, chamador, { documentoId, alvo: 'APOLICE', alvoId: apoliceId });
  }

  async function create(tx: Tx, chamador: Chamador, item: ItemConfirmado): Promise<string> {
    if (item.campos.tipo !== 'APOLICE') refuse(soApolice());
    const dita = apoliceLidaOf(item);
    if ('erros' in dita) return refuse(...dita.erros);
    const { id, isNova } = await writeApoliceLida(tx, chamador, dita.lida);
    if (!isNova) refuse(jaExiste());
    return id;
  }

  async function complete(tx: Tx, item: ItemConfirmado): Promise<string> {
    const { erros, chave, dito, parcela } = complementOf(item);
    if (erros.length > 0) refuse(...erros);
    const id = await findApolice(tx, { ...chave, corretoraId: await corretoraDoDocumento(tx) });
    if (id === null) return refuse(naoExiste());
    await completeApolice(tx, id, dito);
    if (parcela) await fillLinhaDigitavel(tx, id, parcela);
    return id;
  }

  /** One document, whole or not at all; one that is done with already stays as it became. */
  const confirmOne = (importacaoId: string, item: ItemConfirmado, chamador: Chamador): Promise<Feito> =>
    db.tenant(chamador, async (tx) => {
      const { documentoId, acao } = item;
      const arquivo = await importacoes.lockArquivo(tx, importacaoId, documentoId);
      if (!arquivo) return refuse(semDocumento());
      if (arquivo.status === 'CONFIRMADO') return arquivo.acao === 'CRIAR' ? 'criados' : 'atualizados';
      if (arquivo.status === 'IGNORADO') return 'ignorados';
      if (arquivo.status === 'NA_FILA') refuse(aindaNaFila());
      if (arquivo.status === 'CANCELADO') refuse(foiCancelado());
      if (acao === 'IGNORAR') {
        await importacoes.ignore(tx, importacaoId, documentoId);
        return 'ignorados';
      }
      const apoliceId = acao === 'CRIAR' ? await create(tx, chamador, item) : await complete(tx, item);
      await file(tx, chamador, item, apoliceId);
      await importacoes.confirm(tx, importacaoId, { documentoId, apoliceId, acao });
      return acao === 'CRIAR' ? 'criados' : 'atualizados';
    });

  return {
    begin: (chamador: Chamador): Promise<ImportacaoDocumentos> =>
      db.tenant(chamador, async (tx) => {
        const id = newId();
        await importacoes.insert(tx, chamador, id);
        return read(tx, chamador, id);
      }),

    get: (id: string, chamador: Chamador): Promise<ImportacaoDocumentos> => db.tenant(chamador, (tx) => read(tx, chamador, id)),

    /** @throws {Recusa} 422 at `arquivo` when it is no PDF or there are too many, 409 when the import was given up */
    async add(
      { importacaoId, nome, bytes }: { importacaoId: string; nome: string; bytes: Buffer | null },
      chamador: Chamador,
    ): Promise<ArquivoImportado> {
      if (!bytes || bytes.length === 0) throw pdfAusente();
      // whose import it is, before anything is kept for it
      await db.tenant(chamador, (tx) => read(tx, chamador, importacaoId));
      const guardado = await documentos.keepBytes(chamador, { bytes });
      if (guardado.mime !== 'application/pdf') throw soPdf();
      return db.tenant(chamador, async (tx) => {
        const importacao = await importacoes.lock(tx, chamador, importacaoId);
        if (!importacao) throw naoEncontrado();
        if (importacao.status !== 'ABERTA') throw importacaoEncerrada();
        if ((await importacoes.countArquivos(tx, importacaoId)) >= MAX_ARQUIVOS_IMPORTACAO) throw arquivosDemais(MAX_ARQUIVOS_IMPORTACAO);
        const { id: documentoId, novo } = await documentos.keepDocumento(tx, chamador, { nome, tipo: 'OUTRO', origem: 'UPLOAD', guardado });
        const arquivoId = await importacoes.insertArquivo(tx, chamador, { importacaoId, documentoId, nome, isRepetido: !novo });
        if (arquivoId) {
          const pedido: PedidoLer = { assinaturaId: chamador.assinaturaId, usuarioId: chamador.usuarioId, arquivoId };
          await tarefas.enqueue(tx, TAREFA_LER, pedido, { chave: `${TAREFA_LER}:${arquivoId}` });
        }
        const arquivo = await importacoes.findArquivo(tx, importacaoId, documentoId);
        if (!arquivo) throw naoEncontrado();
        return arquivo;
      });
    },

    async confirm(
      { importacaoId, itens }: { importacaoId: string; itens: readonly ItemConfirmado[] },
      chamador: Chamador,
    ): Promise<ResultadoConfirmacao> {
      await db.tenant(chamador, (tx) => read(tx, chamador, importacaoId));
      const contagem = { criados: 0, atualizados: 0, ignorados: 0 };
      const erros: ResultadoConfirmacao['erros'] = [];
      for (const item of itens)
        try {
          contagem[await confirmOne(importacaoId, item, chamador)] += 1;
        } catch (error) {
          const ditos = error instanceof ItemRecusado ? error.erros : error instanceof Recusa ? error.errors : undefined;
          if (!ditos) throw error;
          erros.push({ documentoId: item.documentoId, erros: [...ditos] });
        }
      return { ...contagem, erros, importacao: await db.tenant(chamador, (tx) => read(tx, chamador, importacaoId)) };
    },

    /** Given up twice is given up once; what was confirmed stays. */
    cancel: (id: string, chamador: Chamador): Promise<ImportacaoDocumentos> =>
      db.tenant(chamador, async (tx) => {
        if (!(await importacoes.lock(tx, chamador, id))) throw naoEncontrado();
        await importacoes.cancel(tx, id);
        return read(tx, chamador, id);
      }),
  };
}

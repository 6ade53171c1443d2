import {
  type ArquivoImportado,
  type ErroCampo,
  type ImportacaoDocumentos,
  type ItemConfirmado,
  MAX_ARQUIVOS_IMPORTACAO,
  type NomeCampoLido,
  type ResultadoConfirmacao,
  type TipoDocumento,
} from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { completeApolice, corretoraDoDocumento, fillLinhaDigitavel, findApolice, writeApoliceLida } from '../apolice/index.ts';
import { findEndossoDaSeguradora, writeEndossoLido } from '../endosso/index.ts';
import { findPropostaDaSeguradora, writePropostaLida } from '../venda/index.ts';
import type { DocumentoPort } from '../documento/index.ts';
import {
  aindaNaFila,
  arquivosDemais,
  boletoNaoComeca,
  endossoJaExiste,
  foiCancelado,
  importacaoEncerrada,
  jaExiste,
  naoExiste,
  pdfAusente,
  propostaJaExiste,
  propostaNaoExiste,
  semApoliceDoEndosso,
  semDocumento,
  soPdf,
} from './importacao-documentos.errors.ts';
import type { ImportacaoDocumentosRepository, RegistroDoDocumento } from './importacao-documentos.repository.ts';
import { complementOf, contratoLidoOf, endossoLidoOf } from './item-confirmado.model.ts';
import { type PedidoLer, TAREFA_LER } from './read-documento.job.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db' | 'tarefas'> {
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
const NADA: RegistroDoDocumento = { apoliceId: null, propostaId: null, endossoId: null };
/** Fields of a document, of those a record calls otherwise. */
const CAMPOS: Readonly<Record<string, NomeCampoLido>> = {
  numero: 'numeroApolice',
  numeroSeguradora: 'numeroEndosso',
  premioLiquidoCentavos: 'premioLiquido',
  iofCentavos: 'iof',
  comissaoBps: 'comissao',
};
/** Why a record refused what a document says: at the document's fields, or of the document when it is of none. */
const sayRecusa = ({ errors, mensagem }: Recusa): readonly ErroCampo[] =>
  errors?.map((erro) => ({ ...erro, campo: CAMPOS[erro.campo] ?? erro.campo })) ?? [erroCampo('documentoId', 'conflito', mensagem)];
const TIPOS: readonly TipoDocumento[] = ['PROPOSTA', 'APOLICE', 'ENDOSSO', 'BOLETO'];

export function createImportacaoDocumentosService({ agora, db, tarefas, newId, importacoes, documentos }: Deps) {
  async function read(tx: Tx, chamador: Chamador, id: string): Promise<ImportacaoDocumentos> {
    const importacao = await importacoes.find(tx, chamador, id);
    if (!importacao) throw naoEncontrado();
    return { ...importacao, arquivos: await importacoes.listArquivos(tx, id), seguradoras: await importacoes.listSeguradoras(tx) };
  }

  /** Says what the document is, and of what it is. */
  async function file(tx: Tx, chamador: Chamador, { documentoId, campos }: ItemConfirmado, registro: RegistroDoDocumento): Promise<void> {
    const tipo = TIPOS.find((um) => um === campos.tipo);
    if (tipo) await documentos.classifyDocumento(tx, documentoId, tipo);
    const alvos = [
      ['APOLICE', registro.apoliceId],
      ['PROPOSTA', registro.propostaId],
      ['ENDOSSO', registro.endossoId],
    ] as const;
    for (const [alvo, alvoId] of alvos) if (alvoId) await documentos.linkDocumento(tx, chamador, { documentoId, alvo, alvoId });
  }

  const findApoliceDe = async (tx: Tx, chave: { readonly seguradora: string; readonly numero: string }): Promise<string | null> =>
    findApolice(tx, { ...chave, corretoraId: await corretoraDoDocumento(tx) });

  async function createApolice(tx: Tx, chamador: Chamador, item: ItemConfirmado): Promise<RegistroDoDocumento> {
    const { dito, erros } = contratoLidoOf(item, 'numeroApolice');
    if (erros) return refuse(...erros);
    const { id, isNova } = await writeApoliceLida(tx, chamador, dito);
    if (!isNova) refuse(jaExiste());
    return { ...NADA, apoliceId: id };
  }

  async function createProposta(tx: Tx, chamador: Chamador, item: ItemConfirmado): Promise<RegistroDoDocumento> {
    const { dito, erros } = contratoLidoOf(item, 'numeroProposta');
    if (erros) return refuse(...erros);
    const { id, isNova } = await writePropostaLida(tx, chamador, dito);
    if (!isNova) refuse(propostaJaExiste());
    return { ...NADA, propostaId: id };
  }

  async function createEndosso(tx: Tx, chamador: Chamador, item: ItemConfirmado): Promise<RegistroDoDocumento> {
    const { dito, erros } = endossoLidoOf(item);
    if (erros) return refuse(...erros);
    const { chave, ...lido } = dito;
    const apoliceId = await findApoliceDe(tx, chave);
    if (apoliceId === null) return refuse(semApoliceDoEndosso());
    const { id, isNovo } = await writeEndossoLido(tx, chamador, { ...lido, apoliceId }, { agora });
    if (!isNovo) refuse(endossoJaExiste());
    return { ...NADA, apoliceId, endossoId: id };
  }

  function create(tx: Tx, chamador: Chamador, item: ItemConfirmado): Promise<RegistroDoDocumento> {
    if (item.campos.tipo === 'BOLETO') return refuse(boletoNaoComeca());
    if (item.campos.tipo === 'PROPOSTA') return createProposta(tx, chamador, item);
    if (item.campos.tipo === 'ENDOSSO') return createEndosso(tx, chamador, item);
    return createApolice(tx, chamador, item);
  }

  async function complete(tx: Tx, item: ItemConfirmado): Promise<RegistroDoDocumento> {
    const { erros, chave, numeroProposta, numeroEndosso, dito, parcela } = complementOf(item);
    if (erros.length > 0) refuse(...erros);
    if (numeroProposta !== null) {
      const propostaId = await findPropostaDaSeguradora(tx, { seguradora: chave.seguradora, numero: numeroProposta });
      return propostaId === null ? refuse(propostaNaoExiste()) : { ...NADA, propostaId };
    }
    const id = await findApoliceDe(tx, chave);
    if (id === null) return refuse(naoExiste());
    await completeApolice(tx, id, dito);
    if (parcela) await fillLinhaDigitavel(tx, id, parcela);
    return { ...NADA, apoliceId: id, endossoId: numeroEndosso && (await findEndossoDaSeguradora(tx, id, numeroEndosso)) };
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
      const registro = acao === 'CRIAR' ? await create(tx, chamador, item) : await complete(tx, item);
      await file(tx, chamador, item, registro);
      await importacoes.confirm(tx, importacaoId, { documentoId, ...registro, acao });
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
          const ditos = error instanceof ItemRecusado ? error.erros : error instanceof Recusa ? sayRecusa(error) : null;
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

import type {
  AtoDocumentos,
  ConsultaDocumentos,
  DesfechoDocumento,
  Documento,
  FichaDocumento,
  SugestaoDocumento,
  VinculoDocumento,
} from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { type AskErase, bytesPort } from '../anexo/index.ts';
import { copy } from './documento.copy.ts';
import { alvoInvisivel } from './documento.errors.ts';
import type { bibliotecaRepository, DocumentoVistoRepository } from './documento-lista.repository.ts';
import type { DocumentoRepository } from './documento.repository.ts';
import type { DocumentoPort } from './create-documentos.ts';
import { clearOf } from './sugestao.model.ts';
import type { SugestaoService } from './sugestao.service.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly documentos: DocumentoRepository;
  readonly biblioteca: Pick<typeof bibliotecaRepository, 'page'>;
  readonly vistos: DocumentoVistoRepository;
  readonly port: Pick<DocumentoPort, 'openDocumento'>;
  readonly suggest: SugestaoService['suggest'];
  readonly askErase: AskErase;
}

type UmVinculo = VinculoDocumento & { readonly documentoId: string };

/** Whether who is signed in files what waits for a link. */
const filesWaiting = ({ sessao }: Chamador): boolean => sessao.administrador || sessao.acessoBuscaDocumentos !== false;

export function createDocumentoService({ db, documentos, biblioteca, vistos, port, suggest, askErase }: Deps) {
  /** @throws {Recusa} 404 of what the caller does not see */
  async function read(tx: Tx, id: string, chamador: Chamador): Promise<FichaDocumento> {
    const ficha = await vistos.find(tx, id, filesWaiting(chamador));
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  async function assertAlvo(tx: Tx, vinculo: VinculoDocumento): Promise<void> {
    if (!(await vistos.seesAlvo(tx, vinculo))) throw alvoInvisivel();
  }

  type Ato = (tx: Tx, id: string, chamador: Chamador) => Promise<string | null>;
  const atoOf = (ato: AtoDocumentos): Ato => {
    if (ato.tipo === 'CLASSIFICAR')
      return async (tx, id) => {
        await documentos.setTipo(tx, id, ato.como);
        return null;
      };
    if (ato.tipo === 'DESCARTAR') return discard;
    return linkSuggested;
  };

  async function discard(tx: Tx, id: string, { assinaturaId }: Chamador): Promise<null> {
    const held = (await documentos.lock(tx, [id])).get(id);
    if (!held) throw naoEncontrado();
    if (held.vinculos > 0) throw new Recusa(409, 'documento-vinculado', copy.vinculado);
    await documentos.remove(tx, id);
    // the bytes after the commit: a removal that was undone would find its file gone
    await askErase(tx, { assinaturaId, sha256: held.sha256 });
    return null;
  }

  /** A paper of the cash flow that hangs from nothing any more goes: waiting in the library, others than who sees the cash flow would see it. */
  async function letGo(tx: Tx, id: string, chamador: Chamador): Promise<void> {
    const { sha256 } = (await documentos.findBytes(tx, id)) ?? {};
    if (!sha256) return;
    // who attaches the same file meanwhile waits, and then makes it anew
    await bytesPort.lockBytes(tx, chamador, sha256);
    const held = (await documentos.lock(tx, [id])).get(id);
    if (!held || held.vinculos > 0) return;
    await documentos.remove(tx, id);
    await askErase(tx, { assinaturaId: chamador.assinaturaId, sha256 });
  }

  async function linkSuggested(tx: Tx, id: string, chamador: Chamador): Promise<string> {
    const sugestoes = await suggest(tx, await documentos.readTexto(tx, id));
    const clara = clearOf(sugestoes);
    if (!clara) throw new Recusa(409, 'sem-sugestao-clara', sugestoes.length > 0 ? copy.sugestaoDuvidosa : copy.semSugestao);
    await documentos.link(tx, chamador, { documentoId: id, alvo: clara.alvo, alvoId: clara.alvoId });
    return copy.vinculadoA(clara.nome);
  }

  async function actOn(id: string, act: Ato, chamador: Chamador): Promise<DesfechoDocumento> {
    try {
      return await db.tenant(chamador, async (tx) => {
        const { nome } = await read(tx, id, chamador);
        return { id, nome, ok: true, mensagem: await act(tx, id, chamador) };
      });
    } catch (error) {
      if (!(error instanceof Recusa)) throw error;
      const nome = await db.tenant(chamador, async (tx) => (await vistos.find(tx, id, filesWaiting(chamador)))?.nome ?? copy.semNome);
      return { id, nome, ok: false, mensagem: error.mensagem };
    }
  }

  return {
    assertAlvo: (vinculo: VinculoDocumento, chamador: Chamador): Promise<void> => db.tenant(chamador, (tx) => assertAlvo(tx, vinculo)),

    list: (consulta: ConsultaDocumentos, chamador: Chamador) => db.snapshot(chamador, (tx) => biblioteca.page(tx, consulta)),

    listDoRegistro: (vinculo: VinculoDocumento, chamador: Chamador): Promise<Documento[]> =>
      db.tenant(chamador, async (tx) => {
        if (!(await vistos.seesAlvo(tx, vinculo))) throw naoEncontrado();
        return vistos.listDoRegistro(tx, vinculo);
      }),

    get: (id: string, chamador: Chamador): Promise<FichaDocumento> => db.tenant(chamador, (tx) => read(tx, id, chamador)),

    async download(id: string, chamador: Chamador) {
      const aberto = await db.tenant(chamador, async (tx) => {
        await read(tx, id, chamador);
        return port.openDocumento(tx, chamador, id);
      });
      const conteudo = aberto && (await aberto.open());
      if (!aberto || !conteudo) throw naoEncontrado();
      return { tipo: aberto.documento.mime, nome: aberto.documento.nome, conteudo };
    },

    listSugestoes: (id: string, chamador: Chamador): Promise<SugestaoDocumento[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, id, chamador);
        return suggest(tx, await documentos.readTexto(tx, id));
      }),

    link: ({ documentoId, alvo, alvoId }: UmVinculo, chamador: Chamador): Promise<FichaDocumento> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, documentoId, chamador);
        await assertAlvo(tx, { alvo, alvoId });
        await documentos.link(tx, chamador, { documentoId, alvo, alvoId });
        return read(tx, documentoId, chamador);
      }),

    unlink: ({ documentoId, alvo, alvoId }: UmVinculo, chamador: Chamador): Promise<FichaDocumento> =>
      db.tenant(chamador, async (tx) => {
        const before = await read(tx, documentoId, chamador);
        await assertAlvo(tx, { alvo, alvoId });
        await documentos.unlink(tx, { documentoId, alvo, alvoId });
        if (alvo === 'LANCAMENTO') await letGo(tx, documentoId, chamador);
        const vinculos = await vistos.listVinculos(tx, documentoId);
        return { ...before, vinculos };
      }),

    /** Each in a transaction of its own: one that is refused keeps none of the others. */
    async changeLote(ids: readonly string[], ato: AtoDocumentos, chamador: Chamador): Promise<DesfechoDocumento[]> {
      const outcomes: DesfechoDocumento[] = [];
      for (const id of new Set(ids)) outcomes.push(await actOn(id, atoOf(ato), chamador));
      return outcomes;
    },
  };
}

export type DocumentoService = ReturnType<typeof createDocumentoService>;

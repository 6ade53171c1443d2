import { type ArquivoQuestionario, LIMITE_ARQUIVOS } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import { type FileStore, sha256Of } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { digestOfDado, linkIndisponivel } from '../envio/index.ts';
import { type QuestionarioPort, questionarioRespondido, type QuestionarioRow } from '../questionario/index.ts';
import { arquivoAusente, arquivoDesconhecido, arquivosDemais } from './anexo.errors.ts';
import { safeNome, sniffTipo } from './anexo.model.ts';
import type { AnexoRepository } from './anexo.repository.ts';
import type { AskErase } from './erase-bytes.job.ts';
import type { ArquivoQuestionarioRow, QuestionarioArquivoRepository } from './questionario-arquivo.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly files: Pick<FileStore, 'put' | 'has'>;
  readonly askErase: AskErase;
  readonly anexos: Pick<AnexoRepository, 'lockBytes'>;
  readonly arquivos: QuestionarioArquivoRepository;
  readonly questionarios: Pick<QuestionarioPort, 'findPublico' | 'lock'>;
}

/** After a link closes, bytes that became nothing go away by themselves. */
const CARENCIA_MS = 3_600_000;

const toArquivo = ({ sha256: _, ...arquivo }: ArquivoQuestionarioRow): ArquivoQuestionario => arquivo;

/** The client's side of the files of a questionnaire: kept, named and taken back under the link's token, never read. */
export function createQuestionarioArquivoService({ db, agora, newId, files, askErase, anexos, arquivos, questionarios }: Deps) {
  /** The link of a token, held, while it takes answers. @throws {Recusa} 404, the same for every link that opens nothing */
  async function withLink<T>(token: string, work: (tx: Tx, contexto: Contexto, link: QuestionarioRow) => Promise<T>): Promise<T> {
    const found = await db.global((tx) => questionarios.findPublico(tx, digestOfDado(token), agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null };
    return db.tenant(contexto, async (tx) => {
      const link = await questionarios.lock(tx, found.id, { usuarioId: null });
      if (!link || link.revogadoEm) throw linkIndisponivel();
      if (link.respondidoEm) throw questionarioRespondido();
      return work(tx, contexto, link);
    });
  }

  async function assertRoom(tx: Tx, questionarioId: string, sha256: string): Promise<ArquivoQuestionarioRow | undefined> {
    const before = await arquivos.list(tx, questionarioId);
    const same = before.find((arquivo) => arquivo.sha256 === sha256);
    if (!same && before.length >= LIMITE_ARQUIVOS) throw arquivosDemais(LIMITE_ARQUIVOS);
    return same;
  }

  return {
    /** Keeps a file beside the answers to come. Sent twice, it is one file. */
    async add(token: string, { nome, conteudo }: { nome: string; conteudo: Buffer | null }): Promise<ArquivoQuestionario> {
      if (!conteudo || conteudo.length === 0) throw arquivoAusente();
      const mime = sniffTipo(conteudo);
      if (!mime) throw arquivoDesconhecido();
      const sha256 = sha256Of(conteudo);
      const assinaturaId = await withLink(token, async (tx, contexto, link) => {
        await assertRoom(tx, link.id, sha256);
        await askErase(tx, { assinaturaId: contexto.assinaturaId, sha256 }, new Date(link.expiraEm.getTime() + CARENCIA_MS));
        return contexto.assinaturaId;
      });
      // the bytes first: a row never names what is not there
      await files.put(assinaturaId, conteudo);
      return withLink(token, async (tx, contexto, link) => {
        await anexos.lockBytes(tx, contexto, sha256);
        if (!(await files.has(assinaturaId, sha256))) await files.put(assinaturaId, conteudo);
        const same = await assertRoom(tx, link.id, sha256);
        if (same) return toArquivo(same);
        const novo = { id: newId(), nome: safeNome(nome, mime), mime, bytes: conteudo.length, sha256 };
        await arquivos.insert(tx, contexto, { ...novo, questionarioId: link.id });
        return toArquivo(novo);
      });
    },

    list: (token: string): Promise<ArquivoQuestionario[]> =>
      withLink(token, async (tx, _contexto, link) => (await arquivos.list(tx, link.id)).map(toArquivo)),

    remove: (token: string, arquivoId: string): Promise<Record<string, never>> =>
      withLink(token, async (tx, { assinaturaId }, link) => {
        const arquivo = (await arquivos.list(tx, link.id)).find(({ id }) => id === arquivoId);
        if (!arquivo) throw naoEncontrado();
        await arquivos.remove(tx, arquivo.id);
        await askErase(tx, { assinaturaId, sha256: arquivo.sha256 });
        return {};
      }),
  };
}

export type QuestionarioArquivoService = ReturnType<typeof createQuestionarioArquivoService>;

import type { Anexo } from '@balcao/contracts';
import { isEncerrado } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import { type FileStore, sha256Of } from '../../plugins/file-store.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { type EventoPort, orcamentoEncerrado, type OrcamentoPort } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { anexoEmUso, anexoRespondido, anexosDemais, arquivoAusente, arquivoDesconhecido } from './anexo.errors.ts';
import { safeNome, sniffTipo } from './anexo.model.ts';
import type { AnexoRepository, AnexoRow } from './anexo.repository.ts';
import type { AskErase } from './erase-bytes.job.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly files: Pick<FileStore, 'put' | 'get' | 'has'>;
  readonly askErase: AskErase;
  readonly anexos: AnexoRepository;
  readonly orcamentos: Pick<OrcamentoPort, 'find' | 'lock'>;
  readonly eventos: Pick<EventoPort, 'add'>;
}

/** Enough for every paper of a case; a loop that uploads stops here. */
const MAX_ANEXOS = 50;
/** Long after any upload ended, one way or the other. */
const CARENCIA_MS = 3_600_000;

const toAnexo = ({ sha256: _, ...anexo }: AnexoRow): Anexo => anexo;

export function createAnexoService({ db, agora, newId, files, askErase, anexos, orcamentos, eventos }: Deps) {
  async function assertMine(tx: Tx, orcamentoId: string, chamador: Chamador): Promise<void> {
    if (!(await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao)))) throw naoEncontrado();
  }

  /** The case, held, if it still takes or gives up papers. */
  async function lockOpen(tx: Tx, orcamentoId: string, chamador: Chamador, isTaken = () => Promise.resolve(false)): Promise<void> {
    const orcamento = await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao));
    if (!orcamento) throw naoEncontrado();
    if (isEncerrado(orcamento.status) && !(await isTaken())) throw orcamentoEncerrado();
  }

  return {
    /** Keeps a file and attaches it. Sent twice, it is one attachment: the bytes are its key. */
    async add({ orcamentoId, nome, conteudo }: { orcamentoId: string; nome: string; conteudo: Buffer | null }, chamador: Chamador) {
      if (!conteudo || conteudo.length === 0) throw arquivoAusente();
      const mime = sniffTipo(conteudo);
      if (!mime) throw arquivoDesconhecido();
      const sha256 = sha256Of(conteudo);
      const { assinaturaId } = chamador;
      await db.tenant(chamador, async (tx) => {
        await assertMine(tx, orcamentoId, chamador);
        // whatever happens from here on, bytes that got no row go away by themselves
        await askErase(tx, { assinaturaId, sha256 }, new Date(agora().getTime() + CARENCIA_MS));
      });
      // the bytes first: a row never names what is not there
      await files.put(assinaturaId, conteudo);
      return db.tenant(chamador, async (tx) => {
        // sold, it takes what its insurer asked for
        await lockOpen(tx, orcamentoId, chamador, () => anexos.isEsperado(tx, orcamentoId));
        await anexos.lockBytes(tx, chamador, sha256);
        // an erasing asked for earlier may have come in between: nothing named them yet
        if (!(await files.has(assinaturaId, sha256))) await files.put(assinaturaId, conteudo);
        const before = await anexos.list(tx, orcamentoId);
        const same = before.find((anexo) => anexo.sha256 === sha256);
        if (same) return toAnexo(same);
        if (before.length >= MAX_ANEXOS) throw anexosDemais(MAX_ANEXOS);
        const id = newId();
        const novo = { id, orcamentoId, nome: safeNome(nome, mime), mime, bytes: conteudo.length, sha256 };
        await anexos.insert(tx, chamador, novo);
        await eventos.add(tx, chamador, { orcamentoId, tipo: 'ANEXO', texto: `Anexou ${novo.nome}.`, dados: { anexoId: id } });
        return toAnexo((await anexos.find(tx, orcamentoId, id)) as AnexoRow);
      });
    },

    list: (orcamentoId: string, chamador: Chamador): Promise<Anexo[]> =>
      db.tenant(chamador, async (tx) => {
        await assertMine(tx, orcamentoId, chamador);
        return (await anexos.list(tx, orcamentoId)).map(toAnexo);
      }),

    async download({ orcamentoId, anexoId }: { orcamentoId: string; anexoId: string }, chamador: Chamador) {
      const anexo = await db.tenant(chamador, async (tx) => {
        await assertMine(tx, orcamentoId, chamador);
        return anexos.find(tx, orcamentoId, anexoId);
      });
      const conteudo = anexo && (await files.get(chamador.assinaturaId, anexo.sha256));
      if (!anexo || !conteudo) throw naoEncontrado();
      return { tipo: anexo.mime, nome: anexo.nome, conteudo };
    },

    remove: ({ orcamentoId, anexoId }: { orcamentoId: string; anexoId: string }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await lockOpen(tx, orcamentoId, chamador);
        const anexo = await anexos.find(tx, orcamentoId, anexoId);
        if (!anexo) throw naoEncontrado();
        if (await anexos.isEmOferta(tx, orcamentoId, anexoId)) throw anexoEmUso();
        if (await anexos.isEmResposta(tx, anexoId)) throw anexoRespondido();
        await anexos.remove(tx, anexoId);
        // the bytes after the commit: a removal that was undone would find its file gone
        await askErase(tx, { assinaturaId: chamador.assinaturaId, sha256: anexo.sha256 });
        await eventos.add(tx, chamador, { orcamentoId, tipo: 'ANEXO', texto: `Retirou ${anexo.nome}.`, dados: { anexoId } });
        return {};
      }),
  };
}

export type AnexoService = ReturnType<typeof createAnexoService>;

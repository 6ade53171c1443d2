import {
  type DadosDaPagina,
  LinhaCotada,
  type OpcoesDaPagina,
  type PaginaPublica,
  type UsoDaImagem,
  type VersaoDaPagina,
} from '@balcao/contracts';
import { normalizePagina, paginaInicial, perguntasDaPagina, toSlug, validatePagina } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import { sha256Of } from '../../plugins/file-store.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { GruposPort } from '../parametros/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { drawFoto, drawRetrato, type ImagemRedesenhada, measureImagem } from './foto-da-pagina.ts';
import {
  corretoraAlheia,
  imagemAusente,
  paginaAlterada,
  semCorretoraNaPagina,
  semPagina,
  slugTomado,
  usuarioAlheio,
} from './pagina-publica.errors.ts';
import { imagensOf, placesOfImagens, withoutRetratosAusentes } from './imagens-da-pagina.ts';
import { podeReceber } from './pagina-publica.policy.ts';
import type { PaginaPublicaRepository, PaginaRow } from './pagina-publica.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly paginas: PaginaPublicaRepository;
  readonly registry: Pick<RegistryPort, 'listCorretoras'>;
  readonly grupos: GruposPort;
  readonly drawLogo: (dataUrl: string) => Promise<Buffer>;
  /** The whole address of a page. */
  readonly enderecoOf: (slug: string) => string;
}

const isSlugTomado = (error: unknown): boolean => {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'pagina_publica_slug';
};

/** The page as its administrators edit and publish it. */
export function createPaginaPublicaService({ db, paginas, registry, grupos, drawLogo, enderecoOf }: Deps) {
  const toPagina = async (tx: Tx, row: PaginaRow): Promise<PaginaPublica> => ({
    slug: row.slug,
    corretoraId: row.corretoraId,
    usuarioIds: row.usuarioIds,
    conteudo: row.conteudo,
    versao: row.versao,
    publicada: row.publicadaId === null ? null : await paginas.findVersao(tx, row.publicadaId),
    isAlterada: row.isAlterada,
    endereco: enderecoOf(row.slug),
    imagens: await paginas.readImagens(tx, imagensOf(row.conteudo)),
    alteradoEm: row.alteradoEm.toISOString(),
    alteradoPor: row.alteradoPor,
  });

  /** What a subscription that never saved a page begins with. */
  async function suggest(tx: Tx, chamador: Chamador): Promise<PaginaPublica> {
    const [primeira] = await registry.listCorretoras(tx, chamador.usuarioId);
    const [corretora] = primeira ? await paginas.listCorretoras(tx, [primeira.id]) : [];
    if (!corretora) throw semCorretoraNaPagina();
    const slug = toSlug(corretora.nome);
    const { horarios } = await grupos.read(tx, 'expediente');
    return {
      slug,
      corretoraId: corretora.id,
      usuarioIds: [],
      conteudo: paginaInicial({ nome: corretora.nome, telefone: corretora.telefone, horarios }),
      versao: 0,
      publicada: null,
      isAlterada: true,
      endereco: enderecoOf(slug),
      imagens: {},
      alteradoEm: null,
      alteradoPor: null,
    };
  }

  async function read(tx: Tx, chamador: Chamador): Promise<PaginaPublica> {
    const row = await paginas.find(tx);
    return row ? toPagina(tx, row) : suggest(tx, chamador);
  }

  /** @throws {Recusa} 422 of what the page names and the subscription does not have */
  async function assertKnown(tx: Tx, chamador: Chamador, { corretoraId, usuarioIds, conteudo }: DadosDaPagina): Promise<void> {
    const atual = await paginas.find(tx);
    const minhas = await registry.listCorretoras(tx, chamador.usuarioId);
    if (corretoraId !== atual?.corretoraId && !minhas.some(({ id }) => id === corretoraId)) throw corretoraAlheia();
    if (usuarioIds.length > 0) {
      const known = new Set((await paginas.listUsuarios(tx, usuarioIds, null)).map(({ id }) => id));
      if (usuarioIds.some((id) => !known.has(id))) throw usuarioAlheio();
    }
    const imagens = await paginas.measureImagens(tx, imagensOf(conteudo));
    const ausente = placesOfImagens(conteudo).find(({ nome }) => !imagens.has(nome));
    if (ausente) throw imagemAusente(ausente.campo);
  }

  /** Changes a page that is kept. @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read */
  const change = (chamador: Chamador, versao: number | null, work: (tx: Tx, row: PaginaRow) => Promise<unknown>): Promise<PaginaPublica> =>
    db.tenant(chamador, async (tx) => {
      const row = await paginas.lock(tx);
      if (!row) throw semPagina();
      if (versao !== null && versao !== row.versao) throw paginaAlterada(await toPagina(tx, row));
      await work(tx, row);
      await paginas.forgetRetratos(tx);
      return read(tx, chamador);
    });

  const draw = async (uso: UsoDaImagem, dataUrl: string): Promise<ImagemRedesenhada> => {
    if (uso === 'FOTO') return drawFoto(dataUrl);
    if (uso === 'RETRATO') return drawRetrato(dataUrl);
    const imagem = await drawLogo(dataUrl);
    return { imagem, tipo: 'image/png', ...(await measureImagem(imagem)) };
  };

  return {
    read: (chamador: Chamador): Promise<PaginaPublica> => db.tenant(chamador, (tx) => read(tx, chamador)),

    readOpcoes: (chamador: Chamador): Promise<OpcoesDaPagina> =>
      db.tenant(chamador, async (tx) => {
        const atual = await paginas.find(tx);
        const minhas = await registry.listCorretoras(tx, chamador.usuarioId, atual ? [atual.corretoraId] : []);
        const corretoras = await paginas.listCorretoras(
          tx,
          minhas.map(({ id }) => id),
        );
        const usuarios = await paginas.listUsuarios(tx, [], null);
        return {
          corretoras: corretoras.map(({ id, nome, cnpj, susep, logo }) => ({ id, nome, cnpj, susep, logo })),
          // who left is only shown while they are among the chosen
          usuarios: usuarios
            .filter(({ id, isAtivo }) => isAtivo || atual?.usuarioIds.includes(id))
            .map((usuario) => ({ id: usuario.id, nome: usuario.nome, recebe: podeReceber(usuario, null) })),
          perguntas: LinhaCotada.options.map(perguntasDaPagina),
        };
      }),

    /** @throws {Recusa} 422 at each field that is refused; 409 with what stands now when somebody wrote since `versao` was read */
    async save({ versao, ...typed }: DadosDaPagina & { versao: number }, chamador: Chamador): Promise<PaginaPublica> {
      const errors = validatePagina(typed);
      if (errors.length > 0) throw camposInvalidos(errors);
      const dados = { ...typed, usuarioIds: [...new Set(typed.usuarioIds)], conteudo: normalizePagina(typed.conteudo) };
      try {
        return await db.tenant(chamador, async (tx) => {
          await assertKnown(tx, chamador, dados);
          const antes = await paginas.lock(tx);
          const isWritten = await paginas.write(tx, chamador, dados, versao);
          if (!isWritten) throw paginaAlterada(await read(tx, chamador));
          if (antes) await paginas.forgetRetratos(tx, antes.conteudo);
          return read(tx, chamador);
        });
      } catch (error) {
        throw isSlugTomado(error) ? slugTomado() : error;
      }
    },

    /** Drawn before the transaction: nobody waits for an image. */
    async saveImagem({ uso, imagem: dataUrl }: { uso: UsoDaImagem; imagem: string }, chamador: Chamador) {
      const drawn = await draw(uso, dataUrl);
      const sha256 = sha256Of(drawn.imagem);
      await db.tenant(chamador, (tx) => paginas.insertImagem(tx, chamador, sha256, drawn));
      const { tipo, imagem, largura, altura } = drawn;
      return { sha256, url: `data:${tipo};base64,${imagem.toString('base64')}`, largura, altura };
    },

    publish: (versao: number, chamador: Chamador): Promise<PaginaPublica> =>
      change(chamador, versao, async (tx, row) => paginas.setPublicada(tx, row.id, await paginas.publish(tx, chamador, row))),

    unpublish: (chamador: Chamador): Promise<PaginaPublica> => change(chamador, null, (tx, row) => paginas.setPublicada(tx, row.id, null)),

    listVersoes: (chamador: Chamador): Promise<VersaoDaPagina[]> => db.tenant(chamador, (tx) => paginas.listVersoes(tx)),

    readVersao: (versaoId: string, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const [versao, conteudo] = [await paginas.findVersao(tx, versaoId), await paginas.findConteudo(tx, versaoId)];
        if (!versao || !conteudo) throw naoEncontrado();
        return { ...versao, conteudo, imagens: await paginas.readImagens(tx, imagensOf(conteudo)) };
      }),

    restoreVersao: ({ versaoId, versao }: { versaoId: string; versao: number }, chamador: Chamador): Promise<PaginaPublica> =>
      db.tenant(chamador, async (tx) => {
        const conteudo = await paginas.findConteudo(tx, versaoId);
        if (!conteudo) throw naoEncontrado();
        const row = await paginas.lock(tx);
        if (!row) throw naoEncontrado();
        if (versao !== row.versao) throw paginaAlterada(await toPagina(tx, row));
        const kept = await paginas.measureImagens(tx, imagensOf(conteudo));
        await paginas.setRascunho(tx, row.id, withoutRetratosAusentes(conteudo, kept));
        await paginas.forgetRetratos(tx, row.conteudo);
        return read(tx, chamador);
      }),
  };
}

export type PaginaPublicaService = ReturnType<typeof createPaginaPublicaService>;

import type {
  ConsultaSegurados,
  DadosSegurado,
  FichaSegurado,
  MudancaDoLote,
  OpcoesSegurado,
  ResultadoRegistro,
  SeguradoConhecido,
  SeguradoParecido,
  SeguradoResumo,
} from '@balcao/contracts';
import { type AlvoDoLote, MAX_TAGS } from '@balcao/contracts';
import {
  foldTexto,
  hojeEm,
  normalizeDocumento,
  normalizeSegurado,
  scoreDuplicado,
  SUGESTAO_DE_DUPLICADO,
  validateSegurado,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import { bothCondicoes } from '../../plugins/filtro-sql.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { actOnLote } from '../lista/index.ts';
import { createEscritaService, createLeituraService } from '../registro/index.ts';
import { compared } from './compared-segurado.ts';
import type { MesclagemSeguradoRepository } from './mesclagem-segurado.repository.ts';
import { seguradosArquivo } from './segurado-arquivo.ts';
import { condicaoDoDia } from './segurado-condicoes.ts';
import { documentoTomado, produtorDesconhecido, seguradoNome, TAGS_DEMAIS } from './segurado.errors.ts';
import { colunasDoSegurado } from './segurado-historia.ts';
import type { SeguradoGravado, SeguradoRepository } from './segurado.repository.ts';
import { usosDeSegurado } from './segurado-usos.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly newId: () => string;
  readonly segurados: SeguradoRepository;
  readonly mesclagens: MesclagemSeguradoRepository;
  readonly readFiltro: ReadFiltro;
}

type Filtros = Omit<ConsultaSegurados, 'pagina' | 'tamanho' | 'ordenar'>;

const MAX_PARECIDOS = 10;

export function createSeguradoService({ agora, db, newId, segurados, mesclagens, readFiltro }: Deps) {
  const hoje = (): string => hojeEm(agora());
  const leitura = createLeituraService<FichaSegurado, SeguradoResumo, ConsultaSegurados>({
    db,
    repository: segurados,
    readCondicao: async (tx, consulta, chamador) =>
      bothCondicoes(await readFiltro(tx, chamador, 'SEGURADOS', consulta.filtro), condicaoDoDia(consulta, hoje())),
    arquivo: seguradosArquivo,
    usos: usosDeSegurado,
    // what changed of a record that became one with this is this one's history too
    historiaOf: async (tx, id) => [
      {
        nome: 'segurado',
        ids: [id, ...(await mesclagens.listMesclados(tx, id))],
        colunas: colunasDoSegurado(await segurados.readNomesDaHistoria(tx)),
      },
    ],
  });
  const escrita = createEscritaService<FichaSegurado, ConsultaSegurados>({
    db,
    nome: seguradoNome,
    repository: segurados,
    leitura,
    usos: usosDeSegurado,
  });

  /** @throws {Recusa} 422 at the fields of what is no client */
  function judged(typed: DadosSegurado): DadosSegurado {
    const errors = validateSegurado(typed, hoje());
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeSegurado(typed);
  }

  async function withGrupo(tx: Tx, chamador: Chamador, dados: DadosSegurado): Promise<SeguradoGravado> {
    if (dados.produtorId !== null && !(await segurados.holdProdutor(tx, dados.produtorId))) throw camposInvalidos([produtorDesconhecido()]);
    return { ...dados, grupoId: dados.grupo && (await segurados.ensureGrupo(tx, chamador, dados.grupo)) };
  }

  /** Changes one of many. @returns why it was not, null when it was; and whether that changed it */
  async function changeOne(tx: Tx, id: string, mudanca: MudancaDoLote): Promise<{ mensagem: string | null; mudou: boolean }> {
    if ((await segurados.lock(tx, id)) === null) return { mensagem: naoEncontrado().mensagem, mudou: false };
    if (mudanca.tipo === 'PRODUTOR') return { mensagem: null, mudou: (await segurados.setProdutor(tx, id, mudanca.produtorId)) > 0 };
    const tags = await segurados.readTags(tx, id);
    const outras = tags.filter((tag) => foldTexto(tag) !== foldTexto(mudanca.tag));
    const hasTag = outras.length < tags.length;
    if (hasTag === (mudanca.tipo === 'TAG_POSTA')) return { mensagem: null, mudou: false };
    if (!hasTag && tags.length >= MAX_TAGS) return { mensagem: TAGS_DEMAIS, mudou: false };
    await segurados.setTags(tx, id, hasTag ? outras : [...tags, mudanca.tag]);
    return { mensagem: null, mudou: true };
  }

  return {
    ...leitura,
    ...escrita,

    readOpcoes: (chamador: Chamador): Promise<OpcoesSegurado> => db.tenant(chamador, (tx) => segurados.readOpcoes(tx)),

    findConhecido: (documento: string, chamador: Chamador): Promise<SeguradoConhecido | null> =>
      db.tenant(chamador, (tx) => segurados.findDono(tx, normalizeDocumento(documento), null)),

    /** @throws {Recusa} 422 at each field that is refused, the document of another among them */
    create: (typed: DadosSegurado, chamador: Chamador): Promise<FichaSegurado> => {
      const dados = judged(typed);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        // a document of a record that became another's is known already, and no index says so
        const dono = await segurados.findDono(tx, dados.documento, id);
        if (dono !== null) throw documentoTomado(dono.nome);
        if (!(await segurados.insert(tx, chamador, id, await withGrupo(tx, chamador, dados))))
          throw documentoTomado((await segurados.findDono(tx, dados.documento, id))?.nome ?? null);
        return leitura.read(tx, id);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (
      { seguradoId, versao, ...typed }: DadosSegurado & { seguradoId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaSegurado> =>
      escrita.change({ id: seguradoId, versao }, chamador, async (tx) => {
        const dados = judged(typed);
        const dono = await segurados.findDono(tx, dados.documento, seguradoId);
        if (dono !== null) throw documentoTomado(dono.nome);
        await segurados.update(tx, seguradoId, await withGrupo(tx, chamador, dados));
      }),

    /**
     * One change of many clients, each by itself.
     *
     * @throws {Recusa} 422 when the producer is nobody's; as `actOnLote`
     */
    changeLote: (
      { mudanca, ...alvo }: AlvoDoLote<Filtros> & { mudanca: MudancaDoLote },
      chamador: Chamador,
    ): Promise<ResultadoRegistro[]> =>
      actOnLote(alvo, {
        find: (filtros, limite) => leitura.findIds(filtros, chamador, limite),
        act: (ids) =>
          db.tenant(chamador, async (tx) => {
            if (mudanca.tipo === 'PRODUTOR' && mudanca.produtorId !== null && !(await segurados.holdProdutor(tx, mudanca.produtorId)))
              throw camposInvalidos([produtorDesconhecido('mudanca.produtorId')]);
            const desfechos = new Map<string, { mensagem: string | null; mudou: boolean }>();
            // always in the same order, so that two batches with the same clients cannot wait for each other
            for (const id of ids.toSorted()) desfechos.set(id, await changeOne(tx, id, mudanca));
            const nomes = await segurados.readNomes(tx, ids);
            return ids.flatMap((id) => {
              const desfecho = desfechos.get(id);
              return desfecho ? [{ id, nome: nomes.get(id) ?? null, ok: desfecho.mensagem === null, ...desfecho }] : [];
            });
          }),
      }),

    /** @throws {Recusa} 404 */
    listParecidos: (id: string, chamador: Chamador): Promise<SeguradoParecido[]> =>
      db.tenant(chamador, async (tx) => {
        const este = compared(await leitura.read(tx, id));
        return (await segurados.listCandidatos(tx, id))
          .map((outro) => ({ outro, score: scoreDuplicado(este, compared(outro)) }))
          .filter(({ score }) => score.pontos >= SUGESTAO_DE_DUPLICADO)
          .toSorted((a, b) => b.score.pontos - a.score.pontos || a.outro.nome.localeCompare(b.outro.nome))
          .slice(0, MAX_PARECIDOS)
          .map(({ outro: { id: seguradoId, nome, documento }, score: { pontos, motivos } }) => ({
            id: seguradoId,
            nome,
            documento,
            pontos,
            motivos: motivos.map(({ motivo }) => motivo),
          }));
      }),
  };
}

export type SeguradoService = ReturnType<typeof createSeguradoService>;

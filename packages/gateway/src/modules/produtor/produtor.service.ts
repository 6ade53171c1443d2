import type {
  ConsultaProdutores,
  DadosProdutor,
  ErroCampo,
  FichaProdutor,
  MudancaRegistro,
  NoFormato,
  ProdutorResumo,
  ResultadoRegistro,
  UsoRegistro,
} from '@balcao/contracts';
import { normalizeProdutor, validateProdutor } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { ReadFiltro } from '../filtro/filtro-da-lista.ts';
import { readHistoria } from '../registro/historia-registro.repository.ts';
import { listUsos } from '../registro/usos-registro.repository.ts';
import { copy } from './produtor.copy.ts';
import { produtoresArquivo } from './produtor-arquivo.ts';
import {
  documentoTomado,
  produtorAlterado,
  produtorEmUso,
  ramoDesconhecido,
  seguradoraDesconhecida,
  supervisorDesconhecido,
  supervisorEmCirculo,
  usuarioDesconhecido,
  usuarioTomado,
} from './produtor.errors.ts';
import { colunasDaRegra, colunasDoProdutor } from './produtor-historia.ts';
import type { ProdutorRepository } from './produtor.repository.ts';
import { usosDeProdutor } from './produtor-usos.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly produtores: ProdutorRepository;
  readonly readFiltro: ReadFiltro;
}

export function createProdutorService({ db, newId, produtores, readFiltro }: Deps) {
  async function read(tx: Tx, id: string): Promise<FichaProdutor> {
    const ficha = await produtores.find(tx, id);
    if (!ficha) throw naoEncontrado();
    return ficha;
  }

  async function* judgeRegras(tx: Tx, { repasses }: DadosProdutor): AsyncGenerator<ErroCampo> {
    const [ramos, seguradoras] = (['ramo', 'seguradora'] as const).map((nome) =>
      repasses.flatMap((regra) => (regra[nome] === null ? [] : [regra[nome]])),
    ) as [string[], string[]];
    const known = ramos.length + seguradoras.length > 0 ? await produtores.listConhecidos(tx, { ramos, seguradoras }) : new Set<string>();
    for (const [index, { ramo, seguradora }] of repasses.entries()) {
      if (ramo !== null && !known.has(ramo)) yield ramoDesconhecido(index);
      if (seguradora !== null && !known.has(seguradora)) yield seguradoraDesconhecida(index);
    }
  }

  /** What only the database knows of a producer: held until it is written, so that it still is so then. */
  async function* judgeVinculos(tx: Tx, id: string, dados: DadosProdutor, chamador: Chamador): AsyncGenerator<ErroCampo> {
    const { supervisorId, usuarioId } = dados;
    if (supervisorId !== null) {
      await produtores.lockHierarquia(tx, chamador);
      if (!(await produtores.holdNamed(tx, supervisorId))) yield supervisorDesconhecido();
      else if (supervisorId === id || (await produtores.answersTo(tx, supervisorId, id))) yield supervisorEmCirculo();
    }
    if (usuarioId !== null) {
      const usuario = await produtores.lockUsuario(tx, usuarioId);
      if (!usuario) yield usuarioDesconhecido();
      else if (usuario.produtorId !== null && usuario.produtorId !== id) yield usuarioTomado(usuario.produtor ?? '');
    }
    yield* judgeRegras(tx, dados);
  }

  async function assertVinculos(tx: Tx, id: string, dados: DadosProdutor, chamador: Chamador): Promise<void> {
    const errors: ErroCampo[] = [];
    for await (const erro of judgeVinculos(tx, id, dados, chamador)) errors.push(erro);
    if (errors.length > 0) throw camposInvalidos(errors);
  }

  /** @throws {Recusa} 422 at the fields of what is no producer */
  function judged(typed: DadosProdutor): DadosProdutor {
    const errors = validateProdutor(typed);
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeProdutor(typed);
  }

  async function writeParts(tx: Tx, chamador: Chamador, id: string, { repasses, usuarioId }: DadosProdutor): Promise<FichaProdutor> {
    await produtores.saveRegras(tx, chamador, id, repasses);
    await produtores.setUsuario(tx, id, usuarioId);
    return read(tx, id);
  }

  type Consulta = ConsultaProdutores & { readonly condicao: CondicaoSql | null };
  const withCondicao = async (tx: Tx, consulta: ConsultaProdutores, chamador: Chamador): Promise<Consulta> => ({
    ...consulta,
    condicao: await readFiltro(tx, chamador, 'PRODUTORES', consulta.filtro),
  });

  return {
    list: (consulta: ConsultaProdutores, chamador: Chamador) =>
      db.snapshot(chamador, async (tx) => {
        const { pagina, tamanho } = consulta;
        const asked = await withCondicao(tx, consulta, chamador);
        const itens: ProdutorResumo[] = await produtores.list(tx, asked, { limite: tamanho, pulo: (pagina - 1) * tamanho });
        return { itens, total: await produtores.count(tx, asked), pagina, tamanho };
      }),

    /** The whole filtered list as a file, batch by batch. Filters are checked before the first byte. */
    exportFile: async (consulta: NoFormato<ConsultaProdutores>, chamador: Chamador): Promise<Arquivo> => {
      const asked = await db.tenant(chamador, (tx) => withCondicao(tx, consulta, chamador));
      return produtoresArquivo(consulta.formato, {
        listKeys: () => db.tenant(chamador, (tx) => produtores.listIds(tx, asked)),
        read: (ids) => db.tenant(chamador, (tx) => produtores.listByIds(tx, ids)),
      });
    },

    readOpcoes: (chamador: Chamador) => db.tenant(chamador, (tx) => produtores.readOpcoes(tx)),

    get: (id: string, chamador: Chamador): Promise<FichaProdutor> => db.tenant(chamador, (tx) => read(tx, id)),

    /** @throws {Recusa} 422 at each field that is refused, the document of another among them */
    create: (typed: DadosProdutor, chamador: Chamador): Promise<FichaProdutor> => {
      const dados = judged(typed);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        await assertVinculos(tx, id, dados, chamador);
        if (!(await produtores.insert(tx, chamador, id, dados))) throw documentoTomado(await produtores.findDono(tx, dados.documento, id));
        return writeParts(tx, chamador, id, dados);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (
      { produtorId, versao, ...typed }: DadosProdutor & { produtorId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaProdutor> =>
      db.tenant(chamador, async (tx) => {
        const now = await produtores.lock(tx, produtorId);
        if (now === null) throw naoEncontrado();
        if (now !== versao) throw produtorAlterado(await read(tx, produtorId));
        const dados = judged(typed);
        await assertVinculos(tx, produtorId, dados, chamador);
        const dono = await produtores.findDono(tx, dados.documento, produtorId);
        if (dono !== null) throw documentoTomado(dono);
        await produtores.update(tx, produtorId, dados);
        return writeParts(tx, chamador, produtorId, dados);
      }),

    /** Each by itself: one that is not there takes nothing from the others. */
    setAtivos: ({ ids, ativo }: { ids: readonly string[]; ativo: boolean }, chamador: Chamador): Promise<ResultadoRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        const outcomes: ResultadoRegistro[] = [];
        // in one order, whoever asks: two batches that name the same never wait for each other
        for (const id of [...new Set(ids)].toSorted()) {
          const ok = (await produtores.lock(tx, id)) !== null;
          if (ok) await produtores.setAtivo(tx, id, ativo);
          outcomes.push({ id, ok, mensagem: ok ? null : naoEncontrado().mensagem });
        }
        return outcomes;
      }),

    /** @throws {Recusa} 409 with what uses it, or with what stands now when somebody wrote since */
    remove: ({ produtorId, versao }: { produtorId: string; versao: number }, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        const now = await produtores.lock(tx, produtorId, true);
        if (now === null) throw naoEncontrado();
        if (now !== versao) throw produtorAlterado(await read(tx, produtorId));
        const usos = await listUsos(tx, usosDeProdutor, produtorId);
        if (usos.length > 0) throw produtorEmUso(usos);
        await produtores.saveRegras(tx, chamador, produtorId, []);
        await produtores.remove(tx, produtorId);
        return {};
      }),

    listUsos: (produtorId: string, chamador: Chamador): Promise<UsoRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, produtorId);
        return listUsos(tx, usosDeProdutor, produtorId);
      }),

    listHistoria: (produtorId: string, chamador: Chamador): Promise<MudancaRegistro[]> =>
      db.tenant(chamador, async (tx) => {
        await read(tx, produtorId);
        const nomes = await produtores.readNomes(tx);
        const ids = await produtores.listIdsDeRegras(tx, produtorId);
        return readHistoria(
          tx,
          [
            { nome: 'produtor', ids: [produtorId], colunas: colunasDoProdutor(nomes) },
            { nome: 'regra_repasse', ids, colunas: colunasDaRegra(nomes), prefixo: () => `${copy.repasse} · ` },
          ],
          copy.suporte,
        );
      }),
  };
}

export type ProdutorService = ReturnType<typeof createProdutorService>;

import type { ConsultaProdutores, DadosProdutor, ErroCampo, FichaProdutor, OpcoesProdutor, ProdutorResumo } from '@balcao/contracts';
import { normalizeProdutor, validateProdutor } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import { createEscritaService, createLeituraService } from '../registro/index.ts';
import { copy } from './produtor.copy.ts';
import { produtoresArquivo } from './produtor-arquivo.ts';
import {
  apoliceDesconhecida,
  documentoTomado,
  produtorNome,
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
  readonly grupos: GruposPort;
}

export function createProdutorService({ db, newId, produtores, readFiltro, grupos }: Deps) {
  const leitura = createLeituraService<FichaProdutor, ProdutorResumo, ConsultaProdutores>({
    db,
    repository: produtores,
    readCondicao: (tx, { filtro }, chamador) => readFiltro(tx, chamador, 'PRODUTORES', filtro),
    arquivo: produtoresArquivo,
    usos: usosDeProdutor,
    historiaOf: async (tx, id) => {
      const nomes = await produtores.readNomes(tx);
      return [
        { nome: 'produtor', ids: [id], colunas: colunasDoProdutor(nomes) },
        {
          nome: 'regra_repasse',
          ids: await produtores.listIdsDeRegras(tx, id),
          colunas: colunasDaRegra(nomes),
          prefixo: () => `${copy.repasse} · `,
        },
      ];
    },
  });
  const escrita = createEscritaService<FichaProdutor, ConsultaProdutores>({
    db,
    nome: produtorNome,
    repository: produtores,
    leitura,
    usos: usosDeProdutor,
    removeParts: (tx, id, chamador) => produtores.saveRegras(tx, chamador, id, []),
  });

  async function* judgeRegras(tx: Tx, { repasses }: DadosProdutor): AsyncGenerator<ErroCampo> {
    const [ramos, seguradoras] = (['ramo', 'seguradora'] as const).map((nome) =>
      repasses.flatMap((regra) => (regra[nome] === null ? [] : [regra[nome]])),
    ) as [string[], string[]];
    const known = ramos.length + seguradoras.length > 0 ? await produtores.listConhecidos(tx, { ramos, seguradoras }) : new Set<string>();
    const ids = repasses.flatMap(({ apoliceId }) => (apoliceId === null ? [] : [apoliceId]));
    const apolices = ids.length > 0 ? await produtores.listApolicesConhecidas(tx, ids) : new Set<string>();
    for (const [index, { ramo, seguradora, apoliceId }] of repasses.entries()) {
      if (apoliceId !== null && !apolices.has(apoliceId)) yield apoliceDesconhecida(index);
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

  async function writeParts(tx: Tx, chamador: Chamador, id: string, { repasses, usuarioId }: DadosProdutor): Promise<void> {
    await produtores.saveRegras(tx, chamador, id, repasses);
    await produtores.setUsuario(tx, id, usuarioId);
  }

  return {
    ...leitura,
    ...escrita,

    readOpcoes: (chamador: Chamador): Promise<OpcoesProdutor> =>
      db.tenant(chamador, async (tx) => ({ ...(await produtores.readOpcoes(tx)), repasse: await grupos.read(tx, 'repasse') })),

    /** @throws {Recusa} 422 at each field that is refused, the document of another among them */
    create: (typed: DadosProdutor, chamador: Chamador): Promise<FichaProdutor> => {
      const dados = judged(typed);
      return db.tenant(chamador, async (tx) => {
        const id = newId();
        await assertVinculos(tx, id, dados, chamador);
        if (!(await produtores.insert(tx, chamador, id, dados))) throw documentoTomado(await produtores.findDono(tx, dados.documento, id));
        await writeParts(tx, chamador, id, dados);
        return leitura.read(tx, id);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (
      { produtorId, versao, ...typed }: DadosProdutor & { produtorId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaProdutor> =>
      escrita.change({ id: produtorId, versao }, chamador, async (tx) => {
        const dados = judged(typed);
        await assertVinculos(tx, produtorId, dados, chamador);
        const dono = await produtores.findDono(tx, dados.documento, produtorId);
        if (dono !== null) throw documentoTomado(dono);
        await produtores.update(tx, produtorId, dados);
        await writeParts(tx, chamador, produtorId, dados);
      }),
  };
}

export type ProdutorService = ReturnType<typeof createProdutorService>;

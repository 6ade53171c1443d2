import type { ConsultaSeguradoras, DadosSeguradora, FichaSeguradora, OpcoesSeguradora, SeguradoraResumo } from '@balcao/contracts';
import { normalizeSeguradora, validateSeguradora } from '@balcao/domain';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { createEscritaService, createLeituraService } from '../registro/index.ts';
import { seguradorasArquivo } from './seguradora-arquivo.ts';
import { capacidadesOf } from './seguradora-capacidades.ts';
import { corretoraDesconhecida, seguradoraDesconhecida, seguradoraFixa, seguradoraNome, seguradoraTomada } from './seguradora.errors.ts';
import { colunasDaSeguradora } from './seguradora-historia.ts';
import type { SeguradoraRepository } from './seguradora.repository.ts';
import { usosDeSeguradora } from './seguradora-usos.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly readFiltro: ReadFiltro;
  readonly seguradoras: SeguradoraRepository;
  readonly insurers: ReadonlyMap<string, Pick<InsurerPort, 'cota' | 'transmite'>>;
}

export function createSeguradoraService({ db, newId, readFiltro, seguradoras, insurers }: Deps) {
  const repository = {
    ...seguradoras,
    find: async (tx: Tx, id: string): Promise<FichaSeguradora | null> => {
      const lida = await seguradoras.find(tx, id);
      if (!lida) return null;
      const { atos, ...ficha } = lida;
      return { ...ficha, capacidades: capacidadesOf(insurers.get(ficha.seguradora), { linhas: ficha.linhas, atos }) };
    },
  };
  const leitura = createLeituraService<FichaSeguradora, SeguradoraResumo, ConsultaSeguradoras>({
    db,
    repository,
    readCondicao: (tx, { filtro }, chamador) => readFiltro(tx, chamador, 'SEGURADORAS', filtro),
    arquivo: seguradorasArquivo,
    usos: usosDeSeguradora,
    historiaOf: (_, id) => [{ nome: 'seguradora_tenant', ids: [id], colunas: colunasDaSeguradora }],
  });
  const escrita = createEscritaService<FichaSeguradora, ConsultaSeguradoras>({
    db,
    nome: seguradoraNome,
    repository,
    leitura,
    usos: usosDeSeguradora,
  });

  /** @throws {Recusa} 422 at the fields of what cannot be agreed with the insurer, or of whom nobody knows */
  async function judged(tx: Tx, typed: DadosSeguradora): Promise<DadosSeguradora> {
    const linhas = await seguradoras.findLinhas(tx, typed.seguradora);
    if (linhas === null) throw seguradoraDesconhecida();
    if (!(await seguradoras.holdCorretora(tx, typed.corretoraId))) throw corretoraDesconhecida();
    const errors = validateSeguradora(typed, { linhas, ramos: await seguradoras.mapRamos(tx) });
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeSeguradora(typed);
  }

  return {
    ...leitura,
    ...escrita,

    readOpcoes: (chamador: Chamador): Promise<OpcoesSeguradora> => db.tenant(chamador, (tx) => seguradoras.readOpcoes(tx)),

    /** @throws {Recusa} 422 at each field that is refused, an insurer the brokerage already works with among them */
    create: (typed: DadosSeguradora, chamador: Chamador): Promise<FichaSeguradora> =>
      db.tenant(chamador, async (tx) => {
        const id = newId();
        const dados = await judged(tx, typed);
        if (!(await seguradoras.insert(tx, chamador, id, dados))) throw seguradoraTomada();
        return leitura.read(tx, id);
      }),

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: (
      { seguradoraId, versao, ...typed }: DadosSeguradora & { seguradoraId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaSeguradora> =>
      escrita.change({ id: seguradoraId, versao }, chamador, async (tx) => {
        const now = await leitura.read(tx, seguradoraId);
        if (now.seguradora !== typed.seguradora || now.corretoraId !== typed.corretoraId) throw seguradoraFixa();
        await seguradoras.update(tx, seguradoraId, await judged(tx, typed));
      }),
  };
}

export type SeguradoraService = ReturnType<typeof createSeguradoraService>;

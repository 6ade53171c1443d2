import type { ConsultaCorretoras, CorretoraResumo, DadosCorretora, FichaCorretora, OpcoesCorretora } from '@balcao/contracts';
import { normalizeCorretora, validateCorretora } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { createEscritaService, createLeituraService } from '../registro/index.ts';
import { corretorasArquivo } from './corretora-arquivo.ts';
import {
  cnpjTomado,
  corretoraNome,
  DESATIVA_PRINCIPAL,
  inclusaoDeOutros,
  principalDeOutros,
  principalFica,
  principalInativa,
  semPrincipal,
} from './corretora.errors.ts';
import { colunasDaAliquota, colunasDaCorretora, prefixoDaAliquota } from './corretora-historia.ts';
import { drawLogo, type Logo } from './corretora-logo.ts';
import type { CorretoraRepository } from './corretora.repository.ts';
import { usosDeCorretora } from './corretora-usos.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly readFiltro: ReadFiltro;
  readonly corretoras: CorretoraRepository;
}

/** What becomes of a logo: it stays as it is, another takes its place, or it leaves. */
type LogoNovo = 'MESMO' | Logo | null;

export function createCorretoraService({ db, newId, readFiltro, corretoras }: Deps) {
  const leitura = createLeituraService<FichaCorretora, CorretoraResumo, ConsultaCorretoras>({
    db,
    repository: corretoras,
    readCondicao: (tx, { filtro }, chamador) => readFiltro(tx, chamador, 'CORRETORAS', filtro),
    arquivo: corretorasArquivo,
    usos: usosDeCorretora,
    historiaOf: async (tx, id) => [
      { nome: 'corretora', ids: [id], colunas: colunasDaCorretora },
      {
        nome: 'aliquota_corretora',
        ids: await corretoras.listIdsDeAliquotas(tx, id),
        colunas: colunasDaAliquota,
        prefixo: prefixoDaAliquota,
      },
    ],
  });
  const isPrincipal = async (tx: Tx, id: string): Promise<boolean> => (await corretoras.findSituacao(tx, id))?.principal ?? false;
  const escrita = createEscritaService<FichaCorretora, ConsultaCorretoras>({
    db,
    nome: corretoraNome,
    repository: corretoras,
    leitura,
    usos: usosDeCorretora,
    refuseSituacao: async (tx, id, ativo) => (!ativo && (await isPrincipal(tx, id)) ? DESATIVA_PRINCIPAL : null),
    removeParts: async (tx, id, chamador) => {
      if (await isPrincipal(tx, id)) throw principalFica();
      await corretoras.saveAliquotas(tx, chamador, id, []);
      await corretoras.removeSeguradoras(tx, id);
    },
  });

  /** @throws {Recusa} 422 at the fields of what is no brokerage */
  function judged(typed: DadosCorretora): DadosCorretora {
    const errors = validateCorretora(typed);
    if (errors.length > 0) throw camposInvalidos(errors);
    return normalizeCorretora(typed);
  }

  /** Exactly one is the standard one: another takes its place, it never gives it up by itself. */
  async function assertPrincipal(tx: Tx, id: string, { principal }: DadosCorretora): Promise<void> {
    const now = await corretoras.findSituacao(tx, id);
    if (principal === (now?.principal ?? false)) return;
    if (!principal) throw semPrincipal();
    if (!(await corretoras.isTodas(tx))) throw principalDeOutros();
    if (now && !now.ativo) throw principalInativa();
    await corretoras.unsetPrincipal(tx, id);
  }

  /** Drawn before the transaction: nobody waits for an image. What was read back and sent again is the same logo. */
  async function logoOf(id: string | null, { logo }: DadosCorretora, chamador: Chamador): Promise<LogoNovo> {
    if (logo === null) return null;
    const gravado = id === null ? null : await db.tenant(chamador, (tx) => corretoras.findLogo(tx, id));
    return logo === gravado ? 'MESMO' : drawLogo(logo);
  }

  async function writeParts(tx: Tx, chamador: Chamador, id: string, { dados, logo }: { dados: DadosCorretora; logo: LogoNovo }) {
    await corretoras.saveAliquotas(tx, chamador, id, dados.aliquotas);
    if (logo !== 'MESMO') await corretoras.setLogo(tx, chamador, id, logo);
  }

  return {
    ...leitura,
    ...escrita,

    readOpcoes: (chamador: Chamador): Promise<OpcoesCorretora> =>
      db.tenant(chamador, async (tx) => ({ isTodas: await corretoras.isTodas(tx) })),

    /** @throws {Recusa} 403 to whom does not see every brokerage; 422 at each field that is refused, a taken CNPJ among them */
    create: async (typed: DadosCorretora, chamador: Chamador): Promise<FichaCorretora> => {
      const dados = judged(typed);
      const logo = await logoOf(null, dados, chamador);
      return db.tenant(chamador, async (tx) => {
        if (!(await corretoras.isTodas(tx))) throw inclusaoDeOutros();
        const id = newId();
        await corretoras.lockAll(tx);
        await assertPrincipal(tx, id, dados);
        if (!(await corretoras.insert(tx, chamador, id, dados))) throw cnpjTomado();
        await writeParts(tx, chamador, id, { dados, logo });
        return leitura.read(tx, id);
      });
    },

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read; 422 as `create` */
    update: async (
      { corretoraId, versao, ...typed }: DadosCorretora & { corretoraId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaCorretora> => {
      const dados = judged(typed);
      const logo = await logoOf(corretoraId, dados, chamador);
      return escrita.change({ id: corretoraId, versao }, chamador, async (tx) => {
        await assertPrincipal(tx, corretoraId, dados);
        if (await corretoras.isCnpjTomado(tx, dados.cnpj, corretoraId)) throw cnpjTomado();
        await corretoras.update(tx, corretoraId, dados);
        await writeParts(tx, chamador, corretoraId, { dados, logo });
      });
    },
  };
}

export type CorretoraService = ReturnType<typeof createCorretoraService>;

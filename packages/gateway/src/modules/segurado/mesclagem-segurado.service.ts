import type { DadosSegurado, EscolhasMesclagem, FichaSegurado, MesclagemDesfeita, ParDuplicado } from '@balcao/contracts';
import { hojeEm, mergeSegurados, scoreDuplicado, SUGESTAO_DE_DUPLICADO, validateSegurado } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { registroAlterado } from '../registro/index.ts';
import { compared } from './compared-segurado.ts';
import type { MesclagemSeguradoRepository } from './mesclagem-segurado.repository.ts';
import {
  errosDeDemais,
  jaMesclado,
  mesclagemDesfeita,
  mesclagemPresa,
  mesclagemVencida,
  mesmoCadastro,
  seguradoNome,
} from './segurado.errors.ts';
import type { SeguradoRepository } from './segurado.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly newId: () => string;
  readonly read: (tx: Tx, id: string) => Promise<FichaSegurado>;
  readonly segurados: SeguradoRepository;
  readonly mesclagens: MesclagemSeguradoRepository;
}

export interface PedidoMesclar {
  readonly seguradoId: string;
  readonly versao: number;
  readonly outroId: string;
  readonly outraVersao: number;
  readonly escolhas: EscolhasMesclagem;
}

const MAX_DUPLICADOS = 100;

/** Two records of one client that become one, and the way back. */
export function createMesclagemSeguradoService({ agora, db, newId, read, segurados, mesclagens }: Deps) {
  /** Both, held in one order, so that two merges of the same records cannot wait for each other. @throws {Recusa} 404, 409 */
  async function hold(tx: Tx, pedido: PedidoMesclar): Promise<[FichaSegurado, FichaSegurado]> {
    const esperadas = new Map([
      [pedido.seguradoId, pedido.versao],
      [pedido.outroId, pedido.outraVersao],
    ]);
    for (const id of [...esperadas.keys()].toSorted()) {
      const versao = await segurados.lock(tx, id, true);
      if (versao === null) {
        const atual = await mesclagens.readAtual(tx, id);
        throw atual === id ? naoEncontrado() : jaMesclado(atual);
      }
      if (versao !== esperadas.get(id)) throw registroAlterado(seguradoNome, await read(tx, id));
    }
    return [await read(tx, pedido.seguradoId), await read(tx, pedido.outroId)];
  }

  /** @throws {Recusa} 422 at what the two together cannot say: more contacts than one may have */
  function judged(dados: DadosSegurado): DadosSegurado {
    const { contatos, enderecos, tags, dependentes, representantes } = dados;
    const errors = [
      ...validateSegurado(dados, hojeEm(agora())),
      ...errosDeDemais({ contatos, enderecos, tags, dependentes, representantes }),
    ];
    if (errors.length > 0) throw camposInvalidos(errors);
    return dados;
  }

  return {
    /** Pairs that may be one client, of those the caller sees. */
    listDuplicados: (chamador: Chamador): Promise<ParDuplicado[]> =>
      db.tenant(chamador, async (tx) => {
        const pares = await mesclagens.listPares(tx);
        const ids = [...new Set(pares.flatMap(({ um, outro }) => [um, outro]))];
        const byId = new Map((await mesclagens.listComparados(tx, ids)).map((row) => [row.id, row]));
        return pares
          .flatMap(({ um, outro }): ParDuplicado[] => {
            const [a, b] = [byId.get(um), byId.get(outro)];
            if (!a || !b) return [];
            const { pontos, motivos } = scoreDuplicado(compared(a), compared(b));
            const named = ({ id, nome, documento }: typeof a) => ({ id, nome, documento });
            return [{ este: named(a), outro: named(b), pontos, motivos: motivos.map(({ motivo }) => motivo) }];
          })
          .filter(({ pontos }) => pontos >= SUGESTAO_DE_DUPLICADO)
          .toSorted((a, b) => b.pontos - a.pontos || a.este.nome.localeCompare(b.este.nome))
          .slice(0, MAX_DUPLICADOS);
      }),

    /**
     * Makes one of two. In one transaction: whoever reads meanwhile sees two, and afterwards one.
     *
     * @throws {Recusa} 409 with what stands now when somebody wrote either since, or merged it; 422 at what the two together cannot say
     */
    merge: (pedido: PedidoMesclar, chamador: Chamador): Promise<FichaSegurado> => {
      if (pedido.seguradoId === pedido.outroId) throw mesmoCadastro();
      return db.tenant(chamador, async (tx) => {
        const [este, outro] = await hold(tx, pedido);
        const dados = judged(mergeSegurados(este, outro, pedido.escolhas));
        const id = newId();
        await mesclagens.begin(tx, { id, sobreviventeId: este.id, mescladoId: outro.id, em: agora() });
        const grupoId = dados.grupo && (await segurados.ensureGrupo(tx, chamador, dados.grupo));
        await segurados.update(tx, este.id, { ...dados, grupoId });
        await mesclagens.conclude(tx, id);
        return read(tx, este.id);
      });
    },

    /** @throws {Recusa} 404; 409 when it is too late, was undone, or the one that stayed is not as it was any more */
    undo: (mesclagemId: string, chamador: Chamador): Promise<MesclagemDesfeita> =>
      db.tenant(chamador, async (tx) => {
        const mesclagem = await mesclagens.lock(tx, mesclagemId);
        if (!mesclagem) throw naoEncontrado();
        if (mesclagem.desfeitaEm) throw mesclagemDesfeita();
        if (mesclagem.desfazerAte <= agora()) throw mesclagemVencida();
        const { sobreviventeId, mescladoId } = mesclagem;
        if ((await segurados.lock(tx, sobreviventeId, true)) === null) {
          // whom the caller does not see has no merge to undo
          if ((await mesclagens.readAtual(tx, sobreviventeId)) === sobreviventeId) throw naoEncontrado();
          throw mesclagemPresa();
        }
        if (await mesclagens.isPresa(tx, mesclagemId)) throw mesclagemPresa();
        return { seguradoId: sobreviventeId, outroId: mescladoId, mantidos: await mesclagens.undo(tx, mesclagemId, agora()) };
      }),
  };
}

export type MesclagemSeguradoService = ReturnType<typeof createMesclagemSeguradoService>;

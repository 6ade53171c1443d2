import type { ConsultaRepasses, NoFormato, OpcoesRepasse, Repasse, SaldoDoProdutor, TotaisRepasses } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Arquivo } from '../../plugins/serve.ts';
import type { GruposPort } from '../parametros/index.ts';
import { createListaService } from '../registro/index.ts';
import { createRefreshPrevistos } from './previsto.job.ts';
import type { PrevistoRepository } from './previsto.repository.ts';
import { repassesArquivo } from './repasse-arquivo.ts';
import { contestacaoAberta, nadaAResponder, soOProdutor } from './repasse.errors.ts';
import { assertDaCorretora, produtorDe } from './repasse.policy.ts';
import { isPrevisto, leituraDos, type RepasseRepository } from './repasse.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly repasses: RepasseRepository;
  readonly previstos: PrevistoRepository;
  readonly grupos: GruposPort;
}

/** Shares: listed to the brokerage, and to each producer what is theirs; disputed and answered. */
export function createRepasseService({ db, repasses, previstos, grupos }: Deps) {
  const listaDe = (consulta: Pick<ConsultaRepasses, 'status'>) =>
    createListaService<Repasse, ConsultaRepasses>({ db, repository: leituraDos(consulta), arquivo: repassesArquivo });
  /** Whatever a producer asks, it is of theirs. */
  const only = <C extends { readonly produtor?: string | undefined }>(consulta: C, { sessao }: Chamador): C => {
    const proprio = produtorDe(sessao);
    return proprio === null ? consulta : { ...consulta, produtor: proprio };
  };

  const refresh = createRefreshPrevistos({ db, previstos });
  /** Before what is expected is read, what changed of it is worked out. @returns how many commissions are left: of those, what is kept is of before */
  const upToDate = async (consulta: Pick<ConsultaRepasses, 'status'>, chamador: Chamador): Promise<number> =>
    isPrevisto(consulta) ? refresh(chamador) : 0;

  async function read(tx: Tx, id: string): Promise<Repasse> {
    const repasse = await repasses.find(tx, id);
    if (!repasse) throw naoEncontrado();
    return repasse;
  }

  return {
    async list(consulta: ConsultaRepasses, chamador: Chamador) {
      await upToDate(consulta, chamador);
      return listaDe(consulta).list(only(consulta, chamador), chamador);
    },
    async exportFile(consulta: NoFormato<ConsultaRepasses>, chamador: Chamador): Promise<Arquivo> {
      await upToDate(consulta, chamador);
      return listaDe(consulta).exportFile(only(consulta, chamador), chamador);
    },
    async sum(consulta: Omit<ConsultaRepasses, 'pagina' | 'tamanho' | 'ordenar'>, chamador: Chamador): Promise<TotaisRepasses> {
      const aRecalcular = await upToDate(consulta, chamador);
      const somas = await db.tenant(chamador, (tx) =>
        repasses.sum(tx, { ...only(consulta, chamador), pagina: 1, tamanho: 1, ordenar: '' }),
      );
      return { ...somas, aRecalcular };
    },

    readOpcoes: (chamador: Chamador): Promise<OpcoesRepasse> =>
      db.tenant(chamador, async (tx) => {
        const proprio = produtorDe(chamador.sessao);
        const { aprovacaoPorOutro } = await grupos.read(tx, 'repasse');
        const { seguradoras, ...resto } = await repasses.readOpcoes(tx);
        if (proprio === null) return { produtor: null, seguradoras, ...resto, aprovacaoPorOutro };
        return { produtor: await repasses.findProdutor(tx, proprio), produtores: [], seguradoras, contas: [], aprovacaoPorOutro };
      }),

    async listSaldos(chamador: Chamador): Promise<SaldoDoProdutor[]> {
      assertDaCorretora(chamador.sessao);
      await refresh(chamador);
      return db.tenant(chamador, (tx) => repasses.listSaldos(tx));
    },

    /** @throws {Recusa} 404 of another's, 409 while one waits for an answer */
    contest: ({ repasseId, motivo }: { repasseId: string; motivo: string }, chamador: Chamador): Promise<Repasse> =>
      db.tenant(chamador, async (tx) => {
        const proprio = chamador.sessao.produtorId || null;
        if (proprio === null) throw soOProdutor();
        const preso = await repasses.lock(tx, repasseId);
        if (!preso || preso.produtorId !== proprio) throw naoEncontrado();
        if (preso.contestadoEm && !preso.respondidoEm) throw contestacaoAberta();
        await repasses.contest(tx, repasseId, chamador.usuarioId, motivo);
        return read(tx, repasseId);
      }),

    answer(pedido: { repasseId: string; resposta: string }, chamador: Chamador): Promise<Repasse> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        await read(tx, pedido.repasseId);
        const preso = await repasses.lock(tx, pedido.repasseId);
        if (!preso?.contestadoEm || preso.respondidoEm) throw nadaAResponder();
        await repasses.answer(tx, pedido.repasseId, chamador.usuarioId, pedido.resposta);
        return read(tx, pedido.repasseId);
      });
    },
  };
}

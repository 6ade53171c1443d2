import type { DadosTabelaRetencao, TabelaRetencao } from '@balcao/contracts';
import { hojeEm, validateTabelaRetencao } from '@balcao/domain';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { mesJaPago, tabelaDoMesmoMes, tabelaUsada } from './tabela-retencao.errors.ts';
import type { TabelaRetencaoRepository } from './tabela-retencao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly tabelas: TabelaRetencaoRepository;
}

/**
 * Tables of withholdings: the product's, and those a subscription adds where an ordinance came out before the product's. One that was used is never
 * changed; of the month that runs one may still come, and the next payment of it withholds what the month owes by it.
 */
export function createTabelaRetencaoService({ db, agora, newId, tabelas }: Deps) {
  const hoje = () => hojeEm(agora());
  return {
    list: (chamador: Chamador): Promise<TabelaRetencao[]> => db.tenant(chamador, (tx) => tabelas.list(tx, hoje())),

    /** @throws {Recusa} 422 at the fields of what cannot be, or at the month where it was paid by others already */
    async create(nova: DadosTabelaRetencao, chamador: Chamador): Promise<TabelaRetencao[]> {
      const errors = validateTabelaRetencao(nova);
      if (errors.length > 0) throw camposInvalidos(errors);
      return db.tenant(chamador, async (tx) => {
        await tabelas.hold(tx, chamador);
        if (await tabelas.hasPropria(tx, nova.desde)) throw tabelaDoMesmoMes(nova.desde);
        const pago = await tabelas.findMesPago(tx, nova.desde, `${hoje().slice(0, 7)}-01`);
        if (pago !== null) throw mesJaPago(pago);
        await tabelas.insert(tx, chamador, newId(), nova);
        return tabelas.list(tx, hoje());
      });
    },

    /** @throws {Recusa} 404 of one that is not the subscription's, 409 of one that was used */
    remove: (id: string, chamador: Chamador): Promise<TabelaRetencao[]> =>
      db.tenant(chamador, async (tx) => {
        await tabelas.hold(tx, chamador);
        const uma = (await tabelas.list(tx, hoje())).find((tabela) => tabela.id === id);
        if (!uma) throw naoEncontrado();
        if (uma.pagamentos > 0) throw tabelaUsada(uma.pagamentos);
        await tabelas.remove(tx, id);
        return tabelas.list(tx, hoje());
      }),
  };
}

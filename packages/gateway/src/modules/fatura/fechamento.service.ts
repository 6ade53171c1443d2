import type { FaturaDaApolice } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { faturaFechada, faturaNaoFechada, naoFecha, naoReabre } from './fatura.errors.ts';
import { lockFatura } from './fatura.service.ts';
import type { FechamentoRepository } from './fechamento.repository.ts';
import type { GrupoRepository } from './grupo.repository.ts';
import { refreshFaturas } from './refresh-faturas.ts';
import { reasonNotToClose, reasonNotToReopen, type SeeFatura } from './see-fatura.ts';
import { writeFechamento } from './write-fechamento.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly grupos: GrupoRepository;
  readonly fechamentos: FechamentoRepository;
  readonly seeFatura: SeeFatura;
}

/** Closing writes the instalment and the commissions of a month in one transaction; reopening takes back exactly that. */
export function createFechamentoService({ db, grupos, fechamentos, seeFatura }: Deps) {
  return {
    /** @throws {Recusa} 404; 409 when it is closed, changed since, or an earlier one is open */
    close: (pedido: { faturaId: string; versao: number }, chamador: Chamador): Promise<FaturaDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockFatura(tx, { grupos, chamador }, pedido);
        const { id, apoliceId, grupo } = fatura;
        if (fatura.status === 'FECHADA') throw faturaFechada();
        const motivo = reasonNotToClose(await grupos.listFaturas(tx, apoliceId), fatura.competencia);
        if (motivo) throw naoFecha(motivo);
        const plano = (await refreshFaturas(tx, chamador, { grupos, apoliceId, grupo })).get(id);
        if (!plano) throw faturaFechada();
        await writeFechamento(tx, chamador, { grupos, fechamentos }, { ...fatura, plano });
        return seeFatura.see(tx, id, chamador);
      }),

    /** @throws {Recusa} 404; 409 when it is open, changed since, or something of it was paid, received or matched, in words */
    reopen: ({ motivo, ...pedido }: { faturaId: string; versao: number; motivo: string }, chamador: Chamador): Promise<FaturaDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const fatura = await lockFatura(tx, { grupos, chamador }, pedido);
        const { id, apoliceId, grupo } = fatura;
        if (fatura.status !== 'FECHADA') throw faturaNaoFechada();
        const porque = reasonNotToReopen(fatura, await fechamentos.readImpedimentos(tx, id, { isHeld: true }));
        if (porque) throw naoReabre(porque);
        await fechamentos.reopen(tx, id);
        await refreshFaturas(tx, chamador, { grupos, apoliceId, grupo });
        await grupos.insertAto(tx, chamador, { faturaId: id, tipo: 'REABERTURA', motivo });
        return seeFatura.see(tx, id, chamador);
      }),
  };
}

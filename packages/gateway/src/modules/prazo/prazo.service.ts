import type { PrazoLegal, PrazosDaVenda } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { escopoDe } from '../escopo/index.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { avisoForaDeHora, avisoJaDado, fimForaDoPrazo, parcelaEmDia, prazoEncerrado, prazoMudou } from './prazo.errors.ts';
import { seePrazo } from './prazo.model.ts';
import type { PrazoRepository, PrazoRow } from './prazo.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly prazos: PrazoRepository;
}

const EM_ABERTO = new Set(['ABERTA', 'VENCIDA', 'EM_COBRANCA']);

export function createPrazoService({ db, agora, prazos }: Deps) {
  const see = async (tx: Tx, id: string): Promise<PrazoLegal> => {
    const visto = seePrazo((await prazos.find(tx, id)) as PrazoRow, hojeEm(agora()));
    if (!visto) throw naoEncontrado();
    return visto;
  };

  return {
    list: (contratoId: string, chamador: Chamador): Promise<PrazosDaVenda> =>
      db.tenant(chamador, async (tx) => {
        const venda = await prazos.findVenda(tx, contratoId, escopoDe(chamador.sessao));
        if (!venda) throw naoEncontrado();
        const hoje = hojeEm(agora());
        const vistos = (await prazos.listDaVenda(tx, venda)).map((row) => seePrazo(row, hoje));
        return {
          prazos: vistos.filter((visto) => visto !== null),
          emAtraso: await prazos.listEmAtraso(tx, venda, hoje),
          pacotes: await prazos.listPacotes(tx, venda),
        };
      }),

    end: ({ prazoId, versao, fim }: { prazoId: string; versao: number; fim: string }, chamador: Chamador): Promise<PrazoLegal> =>
      db.tenant(chamador, async (tx) => {
        const contratoId = await prazos.findContratoDo(tx, prazoId);
        if (!contratoId || !(await prazos.findVenda(tx, contratoId, escopoDe(chamador.sessao)))) throw naoEncontrado();
        const prazo = await prazos.lock(tx, prazoId);
        if (!prazo) throw naoEncontrado();
        if (prazo.versao !== versao) throw prazoMudou(prazo.versao);
        if (prazo.fim !== null) throw prazoEncerrado();
        if (fim < prazo.inicio || fim > hojeEm(agora())) throw fimForaDoPrazo();
        await prazos.end(tx, prazoId, fim);
        return see(tx, prazoId);
      }),

    startAvisoDeMora: ({ parcelaId, recebidoEm }: { parcelaId: string; recebidoEm: string }, chamador: Chamador): Promise<PrazoLegal> =>
      db.tenant(chamador, async (tx) => {
        const hoje = hojeEm(agora());
        const parcela = await prazos.lockParcela(tx, parcelaId, escopoDe(chamador.sessao));
        if (!parcela) throw naoEncontrado();
        if (!EM_ABERTO.has(parcela.status) || parcela.vencimento >= hoje) throw parcelaEmDia();
        if (recebidoEm <= parcela.vencimento || recebidoEm > hoje) throw avisoForaDeHora();
        if (await prazos.isAvisoCorrendo(tx, parcelaId)) throw avisoJaDado();
        const { usuarioId } = parcela;
        const id = await prazos.start(tx, chamador, {
          tipo: 'AVISO_DE_MORA',
          alvoTipo: 'PARCELA',
          alvoId: parcelaId,
          usuarioId,
          inicio: recebidoEm,
        });
        if (!id) throw avisoJaDado();
        return see(tx, id);
      }),
  };
}

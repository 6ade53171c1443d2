import type { Endosso, MetodoCancelamento, PedidoCancelamentoApolice, SimulacaoCancelamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { escopoDe } from '../escopo/index.ts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { calcCancelamento } from './cancelamento.model.ts';
import { apoliceCancelada, apoliceMudou, apoliceNaoCancelada, contaMudou, foraDaVigencia } from './endosso.errors.ts';
import type { ApoliceEndossada, EfeitosGravados, EndossoRepository, EndossoRow } from './endosso.repository.ts';
import { shown } from './endosso.service.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly endossos: EndossoRepository;
}

/** Cancelling is possible from the first day of a policy to its last; on the first it never was. */
const isDoPeriodo = ({ vigIni, vigFim }: ApoliceEndossada, dia: string): boolean => dia >= vigIni && dia <= vigFim;

export function createCancelamentoService({ db, agora, newId, endossos }: Deps) {
  async function lock(tx: Tx, { apoliceId, versao }: { apoliceId: string; versao: number }, chamador: Chamador): Promise<ApoliceEndossada> {
    const apolice = await endossos.lockApolice(tx, apoliceId, escopoDe(chamador.sessao));
    if (!apolice) throw naoEncontrado();
    if (apolice.versao !== versao) throw apoliceMudou(apolice.versao);
    return apolice;
  }

  /** Every row must still be where the effects left it, or none moves. */
  async function move(tx: Tx, { parcelas, comissoes }: EfeitosGravados, para: 'CANCELADA' | null): Promise<void> {
    const step = <S extends string>({ id, de }: { id: string; de: S }) =>
      para ? { id, de, para: 'CANCELADA' as const } : { id, de: 'CANCELADA' as const, para: de };
    const movidas = await endossos.moveParcelas(tx, parcelas.map(step));
    const outras = await endossos.moveComissoes(tx, comissoes.map(step));
    if (movidas !== parcelas.length || outras !== comissoes.length) throw contaMudou();
  }

  const read = async (tx: Tx, id: string): Promise<Endosso> => shown((await endossos.find(tx, id)) as EndossoRow);

  return {
    simulate: (
      { apoliceId, data, metodo }: { apoliceId: string; data: string; metodo: MetodoCancelamento },
      chamador: Chamador,
    ): Promise<SimulacaoCancelamento> =>
      db.tenant(chamador, async (tx) => {
        const apolice = await endossos.findApolice(tx, apoliceId, escopoDe(chamador.sessao));
        if (!apolice) throw naoEncontrado();
        if (apolice.status === 'CANCELADA') throw apoliceCancelada();
        if (!isDoPeriodo(apolice, data)) throw foraDaVigencia('data');
        const conta = await endossos.lockConta(tx, apoliceId, { forUpdate: false });
        return calcCancelamento(apolice, conta, { data, metodo }).simulacao;
      }),

    /** One transaction: the endorsement that cancels, the policy, what was open of its account and what goes back. */
    cancel: (pedido: PedidoCancelamentoApolice, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const { apoliceId, data, metodo, motivo } = pedido;
        const apolice = await lock(tx, pedido, chamador);
        if (apolice.status === 'CANCELADA' || apolice.status === 'VENCIDA') throw apoliceCancelada();
        if (!isDoPeriodo(apolice, data)) throw foraDaVigencia('data');
        const conta = await endossos.lockConta(tx, apoliceId);
        const { simulacao, efeitos, premioLiquidoCentavos, iofCentavos } = calcCancelamento(apolice, conta, { data, metodo });
        const id = newId();
        await endossos.insert(tx, chamador, {
          id,
          apoliceId,
          tipo: 'CANCELAMENTO',
          subtipo: metodo,
          canal: 'MANUAL',
          motivo,
          dados: {},
          vigIni: data,
          premioLiquidoCentavos,
          iofCentavos,
          comissaoCentavos: 0 - simulacao.estornoComissaoCentavos - simulacao.comissoesCentavos,
          efeitos,
          emitidoEm: hojeEm(agora()),
          status: 'EMITIDO',
        });
        await move(tx, efeitos, 'CANCELADA');
        await endossos.addMovimentos(tx, chamador, { apoliceId, endossoId: id }, efeitos.movimentos);
        await endossos.setStatus(tx, apoliceId, { status: 'CANCELADA', canceladaEm: data, suspensaEm: null, cobertoAte: null });
        return read(tx, id);
      }),

    /** What the cancellation did, the other way round; the policy is as it stood before. */
    reactivate: (pedido: { apoliceId: string; versao: number }, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const apolice = await lock(tx, pedido, chamador);
        const cancelamento = apolice.status === 'CANCELADA' ? await endossos.findCancelamento(tx, apolice.id) : null;
        if (!cancelamento?.efeitos) throw apoliceNaoCancelada();
        const { efeitos, id: endossoId } = cancelamento;
        await endossos.lockConta(tx, apolice.id);
        await move(tx, efeitos, null);
        const opostos = efeitos.movimentos.map(({ tipo, centavos }) => ({ tipo, centavos: 0 - centavos }));
        await endossos.addMovimentos(tx, chamador, { apoliceId: apolice.id, endossoId }, opostos);
        await endossos.setStatus(tx, apolice.id, { ...efeitos.apolice, canceladaEm: null });
        await endossos.setDesfeito(tx, endossoId, agora());
        return read(tx, endossoId);
      }),
  };
}

import type { DesfechoReemissao, ImpedimentoReemissao, PedidoReemissao, ReemissaoDaParcela, ReemissoesDaParcela } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { InsurerPort, Reemissor } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import { isEmAberto } from '../parcela/index.ts';
import { prazoDaReemissao } from './confirm-reemissao.ts';
import { TAREFA_PEDIR_REEMISSAO } from './pedido-reemissao.job.ts';
import { emAndamento, formaNaoAceita, jaSaiu, naoDevida, semCanal, semFolga, vencimentoFora } from './reemissao.errors.ts';
import type { PublishReemissao } from './reemissao.publisher.ts';
import type { ParcelaReemitida, ReemissaoRepository } from './reemissao.repository.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db' | 'tarefas'> {
  readonly newId: () => string;
  readonly insurers: ReadonlyMap<string, Pick<InsurerPort, 'reemissao'>>;
  readonly reemissoes: ReemissaoRepository;
  readonly publish: PublishReemissao;
}

/** Reissues of instalments: what may be asked, and asking it. */
export function createReemissaoService({ agora, db, tarefas, newId, insurers, reemissoes, publish }: Deps) {
  const reemissorOf = ({ slug }: ParcelaReemitida): Reemissor | undefined => insurers.get(slug)?.reemissao;

  /** @throws {Recusa} 409 when its insurer takes none or it waits for no payment; 422 of a form or a day the insurer does not take */
  function judge(parcela: ParcelaReemitida, { forma, vencimento }: PedidoReemissao): void {
    const reemissor = reemissorOf(parcela);
    if (!isEmAberto(parcela) || parcela.saldoCentavos === 0) throw naoDevida();
    if (!reemissor) throw semCanal(parcela.seguradora);
    if (!reemissor.formas.includes(forma)) throw formaNaoAceita();
    const hoje = hojeEm(agora());
    const prazo = prazoDaReemissao(parcela.vencimento, hoje, reemissor.maxDias);
    if (!prazo) throw semFolga(addDias(hoje, reemissor.maxDias));
    if (vencimento < prazo.de || vencimento > prazo.ate) throw vencimentoFora(prazo.de, prazo.ate);
  }

  /** @throws {Recusa} as `judge`; 409 when somebody asked already */
  async function ask(tx: Tx, chamador: Chamador, parcela: ParcelaReemitida, pedido: PedidoReemissao): Promise<string> {
    judge(parcela, pedido);
    const aberta = await reemissoes.findAberta(tx, parcela.id);
    if (aberta) throw emAndamento(aberta);
    const id = newId();
    await reemissoes.insert(tx, chamador, parcela, { ...pedido, id, observacao: pedido.observacao || null });
    const { assinaturaId, usuarioId } = chamador;
    await tarefas.enqueue(tx, TAREFA_PEDIR_REEMISSAO, { assinaturaId, usuarioId, reemissaoId: id }, { chave: `reemissao:${id}` });
    return id;
  }

  const impedimentoOf = (parcela: ParcelaReemitida, aberta: ReemissaoDaParcela | undefined): ImpedimentoReemissao | null => {
    if (!isEmAberto(parcela) || parcela.saldoCentavos === 0) return 'NAO_DEVIDA';
    if (!reemissorOf(parcela)) return 'SEM_CANAL';
    return aberta ? 'EM_ANDAMENTO' : null;
  };

  return {
    /** @throws {Recusa} 404 */
    list: (parcelaId: string, chamador: Chamador): Promise<ReemissoesDaParcela> =>
      db.tenant(chamador, async (tx) => {
        const parcela = await reemissoes.find(tx, parcelaId, escopoDe(chamador.sessao));
        if (!parcela) throw naoEncontrado();
        const feitas = await reemissoes.list(tx, parcelaId);
        const reemissor = reemissorOf(parcela);
        return {
          impedimento: impedimentoOf(
            parcela,
            feitas.find(({ status }) => status === 'PEDIDA' || status === 'ENVIADA'),
          ),
          seguradora: parcela.seguradora,
          formas: [...(reemissor?.formas ?? [])],
          ate: reemissor ? addDias(hojeEm(agora()), reemissor.maxDias) : null,
          reemissoes: feitas,
        };
      }),

    /** @throws {Recusa} 404; as `ask` */
    async request({ parcelaId, ...pedido }: PedidoReemissao & { parcelaId: string }, chamador: Chamador): Promise<ReemissaoDaParcela> {
      const pedida = await db.tenant(chamador, async (tx) => {
        const parcela = await reemissoes.lock(tx, parcelaId, escopoDe(chamador.sessao));
        if (!parcela) throw naoEncontrado();
        return reemissoes.see(tx, await ask(tx, chamador, parcela, pedido));
      });
      await publish(chamador.assinaturaId, { parcelaId, status: pedida.status });
      return pedida;
    },

    async requestMany(
      { parcelaIds, ...pedido }: PedidoReemissao & { parcelaIds: readonly string[] },
      chamador: Chamador,
    ): Promise<DesfechoReemissao[]> {
      const desfechos = await db.tenant(chamador, async (tx) => {
        const feitos: DesfechoReemissao[] = [];
        await reemissoes.lockMany(tx, parcelaIds);
        for (const id of new Set(parcelaIds)) {
          const parcela = await reemissoes.lock(tx, id, escopoDe(chamador.sessao));
          try {
            if (!parcela) throw naoEncontrado();
            await ask(tx, chamador, parcela, pedido);
            feitos.push({ id, nome: parcela.segurado, ok: true, mensagem: null });
          } catch (error) {
            if (!(error instanceof Recusa)) throw error;
            feitos.push({ id, nome: parcela?.segurado ?? null, ok: false, mensagem: error.errors?.[0]?.mensagem ?? error.mensagem });
          }
        }
        return feitos;
      });
      for (const { id, ok } of desfechos) if (ok) await publish(chamador.assinaturaId, { parcelaId: id, status: 'PEDIDA' });
      return desfechos;
    },

    /** @throws {Recusa} 404; 409 when it left already */
    async cancel({ parcelaId, reemissaoId }: { parcelaId: string; reemissaoId: string }, chamador: Chamador): Promise<ReemissaoDaParcela> {
      const desistida = await db.tenant(chamador, async (tx) => {
        const parcela = await reemissoes.lock(tx, parcelaId, escopoDe(chamador.sessao));
        const row = parcela && (await reemissoes.lockRow(tx, reemissaoId));
        if (row?.parcelaId !== parcelaId) throw naoEncontrado();
        if (row.status !== 'PEDIDA') throw jaSaiu();
        await reemissoes.end(tx, reemissaoId, { status: 'CANCELADA' }, agora());
        return reemissoes.see(tx, reemissaoId);
      });
      await publish(chamador.assinaturaId, { parcelaId, status: desistida.status });
      return desistida;
    },
  };
}

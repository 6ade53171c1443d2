import type {
  EmissaoEndosso,
  Endosso,
  EndossosDaApolice,
  PedidoEndosso,
  PedidoNaSeguradora,
  PedidoSimulacaoEndosso,
  SimulacaoEndosso,
} from '@balcao/contracts';
import { hojeEm, type PremioDoEndosso, prorateEndosso, transicoesVenda } from '@balcao/domain';
import type { SituacaoDoEndosso } from '../../insurers/insurer.port.ts';
import type { EndossoConsentido } from '../../open-insurance/open-insurance.port.ts';
import type { ConsentimentosDeEndosso } from '../compartilhamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { copy } from './endosso.copy.ts';
import { planEndosso } from './conta-do-endosso.ts';
import { type AlvoDoEndosso, beforeOf, createEmissaoDeEndosso, isDentro } from './emissao-de-endosso.ts';
import {
  apoliceMudou,
  apoliceTerminada,
  endossoDeForaDaqui,
  endossoMudou,
  endossoSemVolta,
  foraDaVigencia,
  nadaMuda,
  seguradoraNaoOuve,
} from './endosso.errors.ts';
import type { ApoliceEndossada, ContaDaApoliceRow, EndossoRepository, EndossoRow } from './endosso.repository.ts';
import { type PedidoEndossoRepository, seePedido } from './pedido-endosso.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly endossos: EndossoRepository;
  /** Whether an insurer is asked for endorsements through here. */
  readonly isOuvinte: (seguradora: string) => boolean;
  readonly pedidos: PedidoEndossoRepository;
  readonly consentimentos: Pick<ConsentimentosDeEndosso, 'ask' | 'end' | 'listDaApolice'>;
}

/** As the screen reads it: what it did to the rows stays here. */
export const shown = ({ efeitos: _, ...endosso }: EndossoRow): Endosso => endosso;

/** What of an endorsement is consented to, and asked for to the letter. */
function consentidoDe(
  apolice: ApoliceEndossada,
  { tipo, motivo, vigIni }: Pick<PedidoEndosso, 'tipo' | 'motivo' | 'vigIni'>,
): EndossoConsentido {
  const objetos = apolice.itens.map(({ placa, chassi, descricao }) => placa ?? chassi ?? descricao);
  return {
    numeroApolice: apolice.numero,
    objetos: objetos.length > 0 ? objetos : [apolice.bem || apolice.numero],
    // insurance of people is known by its certificate
    proposta: apolice.linha === 'VIDA' ? (apolice.numeroProposta ?? apolice.numero) : null,
    tipo,
    descricao: copy.descricao(motivo, vigIni),
  };
}

export function createEndossoService({ db, agora, newId, endossos, isOuvinte, pedidos, consentimentos }: Deps) {
  async function lockApolice(tx: Tx, id: string, chamador: Chamador): Promise<ApoliceEndossada> {
    const apolice = await endossos.lockApolice(tx, id, escopoDe(chamador.sessao));
    if (!apolice) throw naoEncontrado();
    return apolice;
  }

  async function iofBpsOf(tx: Tx, apolice: ApoliceEndossada, dia: string): Promise<number> {
    const daTabela = await endossos.findIof(tx, apolice.ramo, dia);
    return daTabela ?? Math.round((apolice.iofCentavos * 10_000) / apolice.premioLiquidoCentavos);
  }

  /** What a change costs by the day; nothing where the price of the period stays. */
  async function priceOf(
    tx: Tx,
    apolice: ApoliceEndossada,
    { vigIni, depois }: { vigIni: string; depois: number },
  ): Promise<PremioDoEndosso> {
    const { vigIni: inicio, vigFim, premioAnualCentavos: antesCentavos } = apolice;
    const iofBps = await iofBpsOf(tx, apolice, vigIni);
    return prorateEndosso({ antesCentavos, depoisCentavos: depois, vigIni: inicio, vigFim, dia: vigIni, iofBps });
  }

  /** An endorsement with its policy, both held, as whoever changes it read it. */
  async function lockAberto(
    tx: Tx,
    { endossoId, versao }: { endossoId: string; versao: number },
    chamador: Chamador,
  ): Promise<AlvoDoEndosso> {
    const visto = await endossos.find(tx, endossoId);
    if (!visto) throw naoEncontrado();
    const apolice = await lockApolice(tx, visto.apoliceId, chamador);
    const endosso = await endossos.lock(tx, endossoId);
    if (!endosso) throw naoEncontrado();
    if (endosso.versao !== versao) throw endossoMudou(endosso.versao);
    return { apolice, endosso };
  }

  const { issue } = createEmissaoDeEndosso({ agora, endossos });

  const assertMay = ({ status }: Endosso, para: Endosso['status']): void => {
    if (!transicoesVenda.endosso[status].includes(para)) throw endossoSemVolta();
  };

  const read = async (tx: Tx, id: string): Promise<Endosso> => shown((await endossos.find(tx, id)) as EndossoRow);

  /** Who is insured is asked to let it be asked of their insurer. */
  const askConsent = (tx: Tx, contexto: Contexto, endossoId: string, { seguradoId, seguradora, numero }: ApoliceEndossada): Promise<void> =>
    consentimentos.ask(tx, contexto, { endossoId, seguradoId, seguradora, apolice: numero });

  /** Every endorsement of a policy that was asked of its insurer. */
  async function listPedidos(tx: Tx, apoliceId: string): Promise<PedidoNaSeguradora[]> {
    const dados = new Map(
      (await consentimentos.listDaApolice(tx, apoliceId)).map(({ endossoId, linkAte, ...um }) => [
        endossoId,
        { ...um, linkAte: linkAte.toISOString() },
      ]),
    );
    return (await pedidos.listDaApolice(tx, apoliceId)).map((row) => ({
      ...seePedido(row),
      consentimento: dados.get(row.endossoId) ?? null,
    }));
  }

  return {
    list: (apoliceId: string, chamador: Chamador): Promise<EndossosDaApolice> =>
      db.tenant(chamador, async (tx) => {
        const apolice = await endossos.findApolice(tx, apoliceId, escopoDe(chamador.sessao));
        if (!apolice) throw naoEncontrado();
        return {
          apolice,
          isPedidoPorAqui: isOuvinte(apolice.seguradora),
          endossos: (await endossos.list(tx, apoliceId)).map(shown),
          pedidos: await listPedidos(tx, apoliceId),
        };
      }),

    simulate: ({ apoliceId, vigIni, premioAnualCentavos }: PedidoSimulacaoEndosso, chamador: Chamador): Promise<SimulacaoEndosso> =>
      db.tenant(chamador, async (tx) => {
        const apolice = await endossos.findApolice(tx, apoliceId, escopoDe(chamador.sessao));
        if (!apolice) throw naoEncontrado();
        if (apolice.status === 'CANCELADA') throw apoliceTerminada();
        if (!isDentro(apolice, vigIni)) throw foraDaVigencia('vigIni');
        const premio = await priceOf(tx, apolice, { vigIni, depois: premioAnualCentavos });
        const conta = await endossos.lockConta(tx, apoliceId, { forUpdate: false });
        const plano = planEndosso(apolice, conta, { ...premio, hoje: hojeEm(agora()), vigIni });
        return {
          ...premio,
          premioAntesCentavos: apolice.premioAnualCentavos,
          premioDepoisCentavos: premioAnualCentavos,
          comissaoCentavos: plano.comissaoCentavos,
          parcelas: (plano.novo?.parcelas ?? []).map(({ vencimento, valorCentavos }) => ({ vencimento, valorCentavos })),
          ajustes: plano.parcelas.map(({ id, ajusteCentavos = 0 }) => {
            const { vencimento, valorCentavos: deCentavos } = conta.parcelas.find(
              (uma) => uma.id === id,
            ) as ContaDaApoliceRow['parcelas'][number];
            return { vencimento, deCentavos, paraCentavos: deCentavos + ajusteCentavos };
          }),
          devolverCentavos: plano.devolverCentavos,
        };
      }),

    request: (pedido: PedidoEndosso, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const { apoliceId, versao, tipo, subtipo, canal, motivo, vigIni, depois } = pedido;
        const apolice = await lockApolice(tx, apoliceId, chamador);
        if (apolice.versao !== versao) throw apoliceMudou(apolice.versao);
        if (apolice.status === 'CANCELADA') throw apoliceTerminada();
        if (!isDentro(apolice, vigIni)) throw foraDaVigencia('vigIni');
        if (Object.keys(depois).length === 0) throw nadaMuda();
        if (canal === 'OPEN_INSURANCE' && !isOuvinte(apolice.seguradora)) throw seguradoraNaoOuve();
        const anual = depois.premioAnualCentavos;
        const premio =
          anual === undefined ? { premioLiquidoCentavos: 0, iofCentavos: 0 } : await priceOf(tx, apolice, { vigIni, depois: anual });
        const id = newId();
        const { premioLiquidoCentavos, iofCentavos } = premio;
        const conta = await endossos.lockConta(tx, apoliceId);
        const { comissaoCentavos } = planEndosso(apolice, conta, { premioLiquidoCentavos, iofCentavos, hoje: hojeEm(agora()), vigIni });
        await endossos.insert(tx, chamador, {
          id,
          apoliceId,
          tipo,
          subtipo,
          canal,
          motivo,
          vigIni,
          dados: { antes: beforeOf(apolice, depois), depois },
          premioLiquidoCentavos,
          iofCentavos,
          comissaoCentavos,
          efeitos: null,
          emitidoEm: null,
          status: 'SOLICITADO',
        });
        if (canal === 'OPEN_INSURANCE') {
          await pedidos.insert(tx, chamador, id, consentidoDe(apolice, { tipo, motivo, vigIni }));
          await askConsent(tx, chamador, id, apolice);
        }
        return read(tx, id);
      }),

    analyse: (pedido: { endossoId: string; versao: number; protocolo?: string | undefined }, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const { endosso } = await lockAberto(tx, pedido, chamador);
        assertMay(endosso, 'EM_ANALISE');
        await endossos.setAnalise(tx, endosso.id, pedido.protocolo ?? null);
        return read(tx, endosso.id);
      }),

    issue: (emissao: EmissaoEndosso, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const alvo = await lockAberto(tx, emissao, chamador);
        assertMay(alvo.endosso, 'EMITIDO');
        await issue(tx, chamador, alvo, emissao);
        await consentimentos.end(tx, alvo.endosso.id);
        return read(tx, alvo.endosso.id);
      }),

    refuse: (pedido: { endossoId: string; versao: number; recusa: string }, chamador: Chamador): Promise<Endosso> =>
      db.tenant(chamador, async (tx) => {
        const { endosso } = await lockAberto(tx, pedido, chamador);
        assertMay(endosso, 'RECUSADO');
        await endossos.setRecusa(tx, endosso.id, pedido.recusa);
        await consentimentos.end(tx, endosso.id);
        return read(tx, endosso.id);
      }),

    /** @throws {Recusa} 404; 409 of one that was asked already, or that is not asked of its insurer through here */
    askConsentimento: (pedido: { endossoId: string; versao: number }, chamador: Chamador): Promise<PedidoNaSeguradora> =>
      db.tenant(chamador, async (tx) => {
        const { apolice, endosso } = await lockAberto(tx, pedido, chamador);
        if (endosso.status !== 'SOLICITADO') throw endossoSemVolta();
        if (endosso.canal !== 'OPEN_INSURANCE' || !isOuvinte(apolice.seguradora)) throw endossoDeForaDaqui();
        await askConsent(tx, chamador, endosso.id, apolice);
        return (await listPedidos(tx, apolice.id)).find(({ endossoId }) => endossoId === endosso.id) as PedidoNaSeguradora;
      }),

    /**
     * What the insurer answered, done as by hand. @returns false when somebody registered it meanwhile
     *
     * @throws {Recusa} of an answer that cannot be applied
     */
    async applyAnswer(tx: Tx, contexto: Contexto, endossoId: string, resposta: SituacaoDoEndosso): Promise<boolean> {
      const visto = await endossos.find(tx, endossoId);
      const apolice = visto && (await endossos.lockApolice(tx, visto.apoliceId, { usuarioId: null }));
      const endosso = apolice && (await endossos.lock(tx, endossoId));
      if (!endosso || endosso.status !== 'EM_ANALISE') return false;
      if (resposta.situacao === 'RECUSADO') await endossos.setRecusa(tx, endossoId, resposta.motivo.slice(0, 500));
      if (resposta.situacao === 'EMITIDO') {
        const { numero: numeroSeguradora, situacao: _, ...emitido } = resposta;
        await issue(tx, contexto, { apolice, endosso }, { endossoId, versao: endosso.versao, numeroSeguradora, ...emitido });
      }
      return true;
    },
  };
}
export type EndossoService = ReturnType<typeof createEndossoService>;

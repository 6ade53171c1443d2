import type { ExigenciaDaProposta, PedidoRespostaExigencia, Proposta } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { EventoPort } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { naHistoria } from './proposta.copy.ts';
import { anexoDesconhecido, exigenciaRespondida, respostaVista, semExigenciaAberta } from './proposta.errors.ts';
import type { PropostaPublisher } from './proposta.publisher.ts';
import type { PropostaRepository } from './proposta.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly propostas: PropostaRepository;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly publisher: PropostaPublisher;
}

/** What a broker answers to the demands of an insurer. The proposal goes on only by the insurer's word: no state moves here. */
export function createRespostaService({ db, propostas, eventos, publisher }: Deps) {
  /** The proposal, held, so that a notice of its insurer comes before or after an answer and never in between. */
  async function lockMine(tx: Tx, propostaId: string, chamador: Chamador): Promise<Proposta> {
    const mine = await propostas.find(tx, propostaId, escopoDe(chamador.sessao));
    const { proposta } = (mine && (await propostas.lock(tx, propostaId))) ?? {};
    if (!proposta) throw naoEncontrado();
    return proposta;
  }

  /** Writes what changed into the timeline and answers the proposal as it is now. */
  async function tell(tx: Tx, chamador: Chamador, { id, orcamentoId }: Proposta, texto: string): Promise<Proposta> {
    if (orcamentoId) await eventos.add(tx, chamador, { orcamentoId, tipo: 'PROPOSTA', texto, dados: { propostaId: id } });
    return (await propostas.find(tx, id, { usuarioId: null })) as Proposta;
  }

  const isWaited = ({ atendidaEm, respostas }: ExigenciaDaProposta): boolean => atendidaEm === null && !respostas.at(-1)?.isDesfazivel;

  return {
    /**
     * Marks a demand as answered; one that the insurer spoke of since and still waits for may be answered again. Of a demand it dropped
     * meanwhile, what was written is kept, with the day it came too late.
     */
    async answer({ propostaId, ordem, nota = '', anexos = [] }: PedidoRespostaExigencia, chamador: Chamador): Promise<Proposta> {
      const respondida = await db.tenant(chamador, async (tx) => {
        const proposta = await lockMine(tx, propostaId, chamador);
        const exigencia = proposta.exigencias[ordem - 1];
        if (!exigencia) throw naoEncontrado();
        const unicos = [...new Set(anexos)];
        const isTarde = proposta.status !== 'EXIGENCIA' || exigencia.atendidaEm !== null;
        if (isTarde && !nota && unicos.length === 0) throw semExigenciaAberta();
        if (!isTarde && !isWaited(exigencia)) throw exigenciaRespondida();
        if (unicos.length > 0 && !(proposta.orcamentoId && (await propostas.areAnexosDo(tx, proposta.orcamentoId, unicos)))) {
          throw anexoDesconhecido();
        }
        await propostas.addResposta(tx, chamador, propostaId, { ordem, nota: nota || null, anexos: unicos });
        const { numero } = proposta;
        const { texto } = exigencia;
        return tell(tx, chamador, proposta, isTarde ? naHistoria.guardada({ numero, texto, nota }) : naHistoria.respondida(numero, texto));
      });
      await publisher.transmissao(chamador.assinaturaId, respondida);
      return respondida;
    },

    /** Takes an answer back while the insurer has said nothing since; asked again, it stays taken back. */
    async undo({ propostaId, respostaId }: { propostaId: string; respostaId: string }, chamador: Chamador): Promise<Proposta> {
      const { proposta, isMoved } = await db.tenant(chamador, async (tx) => {
        const antes = await lockMine(tx, propostaId, chamador);
        const exigencia = antes.exigencias.find(({ respostas }) => respostas.some(({ id }) => id === respostaId));
        const resposta = exigencia?.respostas.find(({ id }) => id === respostaId);
        if (!exigencia || !resposta) return { proposta: antes, isMoved: false };
        if (!resposta.isDesfazivel) throw respostaVista();
        await propostas.removeResposta(tx, propostaId, respostaId);
        return { proposta: await tell(tx, chamador, antes, naHistoria.respostaDesfeita(antes.numero, exigencia.texto)), isMoved: true };
      });
      if (isMoved) await publisher.transmissao(chamador.assinaturaId, proposta);
      return proposta;
    },
  };
}

export type RespostaService = ReturnType<typeof createRespostaService>;

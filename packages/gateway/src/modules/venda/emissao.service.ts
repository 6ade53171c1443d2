import type { ContratoVisto, DecisaoDivergencia, PedidoEmissao } from '@balcao/contracts';
import { hojeEm, transicoesDivergencia } from '@balcao/domain';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { emitProposta } from '../apolice/index.ts';
import type { EventoPort } from '../orcamento/index.ts';
import type { PropostaPort, PropostaPublisher } from '../proposta/index.ts';
import type { ContratoVistoService } from './contrato-visto.service.ts';
import type { DivergenciaRepository } from './divergencia.repository.ts';
import { copy } from './venda.copy.ts';
import { contestacaoSemNota, divergenciaResolvida, emissaoNoFuturo, semProposta, vendaAlterada } from './venda.errors.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly contratos: Pick<ContratoVistoService, 'findLados' | 'read'>;
  readonly divergencias: DivergenciaRepository;
  readonly propostas: PropostaPort;
  readonly publisher: PropostaPublisher;
  readonly eventos: Pick<EventoPort, 'add'>;
}

/** A proposal becomes a policy by hand, and what was issued otherwise is settled. */
export function createEmissaoService({ agora, db, contratos, divergencias, propostas, publisher, eventos }: Deps) {
  return {
    /** @throws {Recusa} 404; 409 with the sale as it stands when somebody wrote since, or as `emitProposta`; 422 at the fields */
    async emit({ propostaId, versao, ...emissao }: PedidoEmissao, chamador: Chamador): Promise<ContratoVisto> {
      if (emissao.emissao > hojeEm(agora())) throw emissaoNoFuturo();
      const { visto, proposta } = await db.tenant(chamador, async (tx) => {
        const lados = await contratos.findLados(tx, propostaId, chamador);
        if (lados.propostaId === null) throw semProposta();
        const antes = await propostas.lock(tx, lados.propostaId);
        if (!antes) throw naoEncontrado();
        if (lados.apoliceId === null && antes.proposta.versao !== versao)
          throw vendaAlterada(await contratos.read(tx, lados.propostaId, chamador));
        const { coberturas, ...dito } = emissao;
        await emitProposta(tx, chamador, lados.propostaId, { ...dito, ...(coberturas && { coberturas }) });
        const { numero, orcamentoId } = antes.proposta;
        if (orcamentoId)
          await eventos.add(tx, chamador, {
            orcamentoId,
            tipo: 'PROPOSTA',
            texto: copy.emitida(numero, emissao.numero),
            dados: { propostaId },
          });
        const depois = await propostas.lock(tx, lados.propostaId);
        return { visto: await contratos.read(tx, lados.propostaId, chamador), proposta: depois?.proposta };
      });
      if (proposta) {
        await publisher.transmissao(chamador.assinaturaId, proposta);
        await publisher.caso(chamador.assinaturaId, proposta);
      }
      return visto;
    },

    /** @throws {Recusa} 404; 409 when it was settled already, or somebody wrote since; 422 to contest without saying what */
    decideDivergencia: ({ divergenciaId, versao, decisao, nota }: DecisaoDivergencia, chamador: Chamador): Promise<ContratoVisto> =>
      db.tenant(chamador, async (tx) => {
        const divergencia = await divergencias.lock(tx, divergenciaId);
        if (!divergencia) throw naoEncontrado();
        const visto = await contratos.read(tx, divergencia.apoliceId, chamador);
        if (!transicoesDivergencia[divergencia.status].includes(decisao)) throw divergenciaResolvida(divergencia.status);
        if (divergencia.versao !== versao) throw vendaAlterada(visto);
        if (decisao === 'CONTESTADA' && !nota) throw contestacaoSemNota();
        await divergencias.decide(tx, divergenciaId, decisao, nota || null);
        return contratos.read(tx, divergencia.apoliceId, chamador);
      }),
  };
}

export type EmissaoService = ReturnType<typeof createEmissaoService>;

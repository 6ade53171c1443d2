import type { ConversaPublica } from '@balcao/contracts';
import { feriadosCom, prazoDeResposta } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { GruposPort } from '../parametros/index.ts';
import { type CreateAviso, fatos, type FormaDoAviso } from '../notificacao/index.ts';
import {
  type ConversaPort,
  duvidasDemais,
  type EnvioAberto,
  envioCopy as copy,
  type EnvioPort,
  escolhaFechada,
  isAberta,
  isVencidaPara,
  nomeDoCliente,
  precosValem,
  type WithLink,
} from '../envio/index.ts';
import type { EventoPort } from '../orcamento/index.ts';
import type { PublishConversa } from './conversa.publisher.ts';

interface Deps extends Pick<Recursos, 'agora'> {
  readonly newId: () => string;
  readonly withLink: WithLink;
  readonly conversas: Pick<ConversaPort, 'insert' | 'read' | 'countDuvidas'>;
  readonly envios: Pick<EnvioPort, 'findAceite'>;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly grupos: GruposPort;
  readonly createAviso: CreateAviso;
  readonly publishConversa: PublishConversa;
  readonly maxDuvidas: number;
  readonly maxDuvidasAoTodo: number;
}

interface Pergunta {
  readonly token: string;
  readonly chave: string;
  readonly nome: string;
  readonly mensagem: string;
}

/** The client's side of what is said by their link. */
export function createConversaPublicaService(deps: Deps) {
  const { agora, newId, withLink, conversas, envios, eventos, grupos, createAviso, publishConversa, maxDuvidas, maxDuvidasAoTodo } = deps;

  /** What was said, and by when the brokerage answers a question that waits. */
  async function read(tx: Tx, envioId: string): Promise<ConversaPublica> {
    const lida = await conversas.read(tx, envioId);
    const ultima = lida.conversa.at(-1);
    if (ultima?.de !== 'CLIENTE') return lida;
    const feriados = feriadosCom((await grupos.read(tx, 'calendario')).feriados);
    const ate = prazoDeResposta(await grupos.read(tx, 'expediente'), { agora: new Date(ultima.em), feriados });
    return { ...lida, respostaAte: ate?.toISOString() ?? null };
  }

  /** Writes what the client did in the case's timeline, and notifies who sent it. */
  async function record(
    tx: Tx,
    { contexto, envio }: EnvioAberto,
    texto: string,
    aviso: FormaDoAviso & { titulo: string; descricao: string },
  ): Promise<void> {
    const { orcamentoId, usuarioId } = envio;
    await eventos.add(tx, contexto, { orcamentoId, tipo: 'RESPONDIDO', texto });
    await createAviso(tx, contexto, { usuarioId, ...aviso });
  }

  /** Works on what the link opens; when something was said, tells the screens that show the case. */
  async function say(token: string, ip: string, work: (tx: Tx, aberto: EnvioAberto) => Promise<boolean>): Promise<ConversaPublica> {
    const { dito, conversa } = await withLink(token, ip, async (tx, aberto) => {
      const isNovo = await work(tx, aberto);
      const { contexto, envio } = aberto;
      return {
        dito: isNovo ? { assinaturaId: contexto.assinaturaId, orcamentoId: envio.orcamentoId, envioId: envio.id } : null,
        conversa: await read(tx, envio.id),
      };
    });
    if (dito) {
      const { assinaturaId, ...onde } = dito;
      await publishConversa(assinaturaId, { ...onde, em: agora().toISOString() });
    }
    return conversa;
  }

  return {
    view: (token: string, ip: string): Promise<ConversaPublica> => withLink(token, ip, (tx, { envio }) => read(tx, envio.id)),

    ask: ({ token, chave, nome, mensagem }: Pergunta, ip: string): Promise<ConversaPublica> =>
      say(token, ip, async (tx, aberto) => {
        const { contexto, envio, orcamento } = aberto;
        // looked up first: a question sent again is answered as it was, however many there are by now
        const nova = { id: newId(), envioId: envio.id, tipo: 'DUVIDA', chave, nome, mensagem, ip } as const;
        if (!(await conversas.insert(tx, contexto, nova))) return false;
        const { semResposta, todas } = await conversas.countDuvidas(tx, envio.id);
        if (semResposta > maxDuvidas || todas > maxDuvidasAoTodo) throw duvidasDemais();
        await record(tx, aberto, copy.evento.duvida, {
          ...fatos.clientePerguntou({ orcamentoId: orcamento.id }),
          ...copy.aviso.duvida(orcamento.numero),
        });
        return true;
      }),

    /** One press: the broker is asked, once, for prices in the place of those that ended. */
    askAtualizacao: (token: string, ip: string): Promise<ConversaPublica> =>
      say(token, ip, async (tx, aberto) => {
        const { contexto, envio, orcamento, escolhidas } = aberto;
        const { atualizacaoPedidaEm } = await conversas.read(tx, envio.id);
        if (atualizacaoPedidaEm) return false;
        if (!isAberta(orcamento) || (await envios.findAceite(tx, envio.id))) throw escolhaFechada();
        if (!escolhidas.some((escolhida) => isVencidaPara(orcamento, escolhida, agora()))) throw precosValem();
        const id = newId();
        await conversas.insert(tx, contexto, { id, envioId: envio.id, tipo: 'ATUALIZACAO', chave: id, nome: nomeDoCliente(orcamento), ip });
        await record(tx, aberto, copy.evento.atualizacao, {
          ...fatos.clientePediuPrecos({ orcamentoId: orcamento.id }),
          ...copy.aviso.atualizacao(orcamento.numero),
        });
        return true;
      }),
  };
}

export type ConversaPublicaService = ReturnType<typeof createConversaPublicaService>;

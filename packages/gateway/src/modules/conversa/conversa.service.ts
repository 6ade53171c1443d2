import type { ClienteEsperando, EnvioOrcamento } from '@balcao/contracts';
import { emailEstrito } from '@balcao/domain';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import {
  contatosOf,
  type ConversaPort,
  envioCopy as copy,
  type EnvioDoCaso,
  envioEncerrado,
  type EnvioRow,
  situacaoOf,
} from '../envio/index.ts';
import type { EventoPort, OrcamentoRow } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { PublishConversa } from './conversa.publisher.ts';
import type { Volume } from '../volume/index.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly doCaso: EnvioDoCaso;
  readonly volume: Pick<Volume, 'assertTexto'>;
  readonly conversas: Pick<ConversaPort, 'insert' | 'listEsperando'>;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly publishConversa: PublishConversa;
}

type Alvo = { orcamentoId: string; envioId: string };

/** Who is e-mailed an answer: who was e-mailed the quote; of a sending by other means, the insured, if their e-mail is known. */
function leitoresOf({ canal, destinatarios }: EnvioRow, orcamento: OrcamentoRow): readonly string[] {
  if (canal === 'EMAIL') return destinatarios;
  const { email } = contatosOf(orcamento);
  return emailEstrito(email) ? [email] : [];
}

/** The brokerage's side of what is said by a client's link. */
export function createConversaService({ db, agora, newId, doCaso, volume, conversas, eventos, publishConversa }: Deps) {
  /** The screens that show the case are told after the commit, and read it again. */
  async function told({ assinaturaId }: Chamador, { orcamentoId, envioId }: Alvo, envio: EnvioOrcamento): Promise<EnvioOrcamento> {
    await publishConversa(assinaturaId, { orcamentoId, envioId, em: agora().toISOString() });
    return envio;
  }

  return {
    async answer({ mensagem, ...alvo }: Alvo & { mensagem: string }, chamador: Chamador): Promise<EnvioOrcamento> {
      const respondido = await db.tenant(chamador, async (tx) => {
        const { envio, orcamento } = await doCaso.lock(tx, alvo, chamador);
        if (situacaoOf(envio, agora()) !== 'ATIVO') throw envioEncerrado();
        volume.assertTexto(chamador, { mensagem });
        const [id, { usuarioId, sessao }] = [newId(), chamador];
        await conversas.insert(tx, chamador, {
          id,
          envioId: envio.id,
          tipo: 'RESPOSTA',
          chave: id,
          nome: sessao.username,
          mensagem,
          usuarioId,
        });
        await doCaso.enqueue(tx, chamador, { id: envio.id, destinatarios: leitoresOf(envio, orcamento), respostaId: id });
        await eventos.add(tx, chamador, { orcamentoId: envio.orcamentoId, tipo: 'OUTRO', texto: copy.evento.resposta });
        return doCaso.listed(tx, envio.id);
      });
      return told(chamador, alvo, respondido);
    },

    /** The client was attended to by other means: nobody waits any more, and nothing is sent. */
    async resolve(alvo: Alvo, chamador: Chamador): Promise<EnvioOrcamento> {
      const resolvido = await db.tenant(chamador, async (tx) => {
        const { envio } = await doCaso.lock(tx, alvo, chamador);
        const antes = await doCaso.listed(tx, envio.id);
        if (antes.clienteEsperaDesde === null) return antes;
        const id = newId();
        const { usuarioId, sessao } = chamador;
        await conversas.insert(tx, chamador, { id, envioId: envio.id, tipo: 'RESOLVIDA', chave: id, nome: sessao.username, usuarioId });
        await eventos.add(tx, chamador, { orcamentoId: envio.orcamentoId, tipo: 'OUTRO', texto: copy.evento.resolvida });
        return doCaso.listed(tx, envio.id);
      });
      return told(chamador, alvo, resolvido);
    },

    listEsperando: (chamador: Chamador): Promise<ClienteEsperando[]> =>
      db.tenant(chamador, (tx) => conversas.listEsperando(tx, escopoDe(chamador.sessao))),
  };
}

export type ConversaService = ReturnType<typeof createConversaService>;

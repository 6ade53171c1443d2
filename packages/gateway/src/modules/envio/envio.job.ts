import { temLink, textoSemLinks } from '@balcao/domain';
import * as z from 'zod/mini';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Correio, Desfecho } from '../../plugins/mail.ts';
import type { Carta } from '../../plugins/mail.model.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { untilWritten } from '../../plugins/until-written.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { type ComparativoPort, type FilaDeDesenho, printOfertas, type ApoliceAtualPort } from '../comparativo/index.ts';
import type { ConversaRepository } from './conversa.repository.ts';
import type { CorretoraDoCaso, OrcamentoPort, OrcamentoRow } from '../orcamento/index.ts';
import { signCarta, writeNumero } from '../parametros/index.ts';
import { envioCopy as copy } from './envio.copy.ts';
import { situacaoOf } from './envio.model.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { EnvioRepository, EnvioRow } from './envio.repository.ts';
import type { LinksPublicos } from './link-publico.ts';

/** Name of the job that sends one e-mail to one person. */
export const TAREFA_ENTREGAR = 'quoting.entregar';
/** The queue waits longer each time: nine attempts take an hour and a half. */
const TENTATIVAS = 9;
/** Letters kept of the sender's name: users type their own names, of any length. */
const LETRAS_DO_NOME = 80;
const Payload = z.object({ assinaturaId: z.string(), usuarioId: z.string(), entregaId: z.string() });

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly correio: Pick<Correio, 'deliver'>;
  readonly orcamentos: OrcamentoPort;
  readonly comparativos: ComparativoPort;
  readonly envios: EnvioRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findRemetente'>;
  readonly conversas: Pick<ConversaRepository, 'findResposta'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly links: LinksPublicos;
  readonly createAviso: CreateAviso;
  readonly apolices: ApoliceAtualPort;
  readonly fila: Pick<FilaDeDesenho, 'draw'>;
}

/** What an e-mail to a client says, whichever link it carries and whoever signs it. */
type Conteudo = Pick<Carta, 'assunto' | 'paragrafos' | 'anexos'> & { readonly botao: string };
type Entrega = NonNullable<Awaited<ReturnType<EnvioRepository['lockEntrega']>>>;
type StatusFinal = 'ENVIADA' | 'INCERTA' | 'NA_FILA' | 'FALHOU';
type Pendente = { readonly carta: Carta; readonly orcamentoId: string; readonly numero: number };

/** The job: at most one e-mail, whatever becomes of the process in the middle of it. */
export function createEntregaJob(deps: Deps) {
  const { db, agora, correio, orcamentos, comparativos, envios, registry, conversas, corretoraDoCaso, links, createAviso } = deps;
  const { apolices, fila } = deps;

  /** What a sending is about: the quote, with the comparison of its offers. */
  async function writeCotacao(tx: Tx, envio: EnvioRow, orcamento: OrcamentoRow): Promise<Conteudo | null> {
    const [first, ...rest] = await comparativos.listOfertas(tx, envio.orcamentoId, envio.ofertas);
    if (!first) return null;
    const { nome, impresso } = await printOfertas(
      tx,
      { apolices, registry, agora },
      { orcamento, escolhidas: [first, ...rest], de: envio },
    );
    return {
      assunto: envio.assunto,
      paragrafos: envio.mensagem.split(/\n{2,}/),
      botao: copy.botao,
      anexos: [{ nome, tipo: 'application/pdf', conteudo: await fila.draw(impresso) }],
    };
  }

  /** An answer to what the client asked, with the question above it. */
  async function writeResposta(tx: Tx, respostaId: string, orcamento: OrcamentoRow): Promise<Conteudo | null> {
    const resposta = await conversas.findResposta(tx, respostaId);
    if (!resposta) return null;
    const { pergunta, mensagem } = resposta;
    return {
      assunto: copy.resposta.assunto(await writeNumero(tx, orcamento)),
      // what came by the link was typed by who holds it: no address of theirs goes on in our mail
      paragrafos: [...(pergunta && !temLink(pergunta) ? [copy.resposta.pergunta(pergunta)] : []), ...mensagem.split(/\n{2,}/)],
      botao: copy.resposta.botao,
    };
  }

  async function write(tx: Tx, contexto: Contexto & { usuarioId: string }, entrega: Entrega): Promise<Pendente | null> {
    const envio = await envios.find(tx, entrega.envioId);
    if (!envio || situacaoOf(envio, agora()) !== 'ATIVO') return null;
    const orcamento = await orcamentos.find(tx, envio.orcamentoId, { usuarioId: null });
    const remetente = await registry.findRemetente(tx, contexto.usuarioId);
    if (!orcamento || !remetente) return null;
    const conteudo = entrega.respostaId ? await writeResposta(tx, entrega.respostaId, orcamento) : await writeCotacao(tx, envio, orcamento);
    if (!conteudo) return null;
    const doCaso = await corretoraDoCaso(tx, orcamento, contexto.usuarioId);
    const corretora = textoSemLinks(doCaso.nome, LETRAS_DO_NOME);
    const marca = await registry.findMarca(tx, doCaso.cnpj);
    const corretor = textoSemLinks(remetente.nome, LETRAS_DO_NOME);
    const { emNomeDe, ...assinatura } = await signCarta(tx, contexto, { corretora, marca, responderPara: remetente.email });
    const carta: Carta = {
      ...conteudo,
      para: entrega.destinatario,
      botao: { texto: conteudo.botao, url: links.url('cotacao', envio.id) },
      emNomeDe: { ...emNomeDe, rodape: copy.rodape({ corretora: emNomeDe.nome, corretor, email: remetente.email }) },
      ...assinatura,
    };
    return { carta, orcamentoId: orcamento.id, numero: orcamento.numero };
  }

  /** Takes the e-mail for this attempt, committed before anybody is spoken to; null when there is nothing to send. */
  const take = (contexto: Contexto & { usuarioId: string }, id: string): Promise<Pendente | null> =>
    db.tenant(contexto, async (tx) => {
      const entrega = await envios.lockEntrega(tx, id);
      if (entrega?.status === 'ENVIANDO') await envios.setEntrega(tx, id, 'INCERTA');
      if (entrega?.status !== 'NA_FILA') return null;
      const pendente = await write(tx, contexto, entrega);
      await envios.setEntrega(tx, id, pendente ? 'ENVIANDO' : 'CANCELADA');
      return pendente;
    });

  const statusAfter = (desfecho: Desfecho, tentativa: number): StatusFinal => {
    if (desfecho === 'aceita') return 'ENVIADA';
    if (desfecho === 'talvez') return 'INCERTA';
    return desfecho === 'adiada' && tentativa < TENTATIVAS ? 'NA_FILA' : 'FALHOU';
  };

  /** What became of the attempt, written once. */
  const settle = (contexto: Contexto & { usuarioId: string }, entregaId: string, status: StatusFinal, { orcamentoId, numero }: Pendente) =>
    db.tenant(contexto, async (tx) => {
      if ((await envios.lockEntrega(tx, entregaId))?.status !== 'ENVIANDO') return;
      await envios.setEntrega(tx, entregaId, status);
      if (status !== 'FALHOU' && status !== 'INCERTA') return;
      const { usuarioId } = contexto;
      await createAviso(tx, contexto, { usuarioId, ...fatos.emailNaoEntregue({ orcamentoId }), ...copy.aviso.falha(numero) });
    });

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const { entregaId, ...contexto } = z.parse(Payload, payload);
    const pendente = await take(contexto, entregaId);
    if (!pendente) return;
    const status = statusAfter(await correio.deliver(entregaId, pendente.carta), tentativa);
    // the e-mail is gone: a database that is away just now must not make its delivery uncertain
    await untilWritten(() => settle(contexto, entregaId, status, pendente), signal);
    if (status === 'NA_FILA') throw new Error('o servidor de e-mail não aceitou a mensagem desta vez');
  };
}

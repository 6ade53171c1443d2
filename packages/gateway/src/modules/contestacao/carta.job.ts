import type { StatusEnvioContestacao } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import * as z from 'zod/mini';
import type { Contexto } from '../../plugins/db.ts';
import type { Correio, Desfecho } from '../../plugins/mail.ts';
import type { Carta } from '../../plugins/mail.model.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { untilWritten } from '../../plugins/until-written.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { signCarta } from '../parametros/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { drawCarta } from './carta.pdf.ts';
import { copy } from './contestacao.copy.ts';
import type { ContestacaoRepository } from './contestacao.repository.ts';
import type { ContestacaoVistaRepository } from './contestacao-vista.repository.ts';
import type { EnvioContestacaoRepository } from './envio-contestacao.repository.ts';

/** Name of the job that sends a letter to an insurer. */
export const TAREFA_CARTA = 'contestacao.enviar';
/** The queue waits longer each time: nine attempts take an hour and a half. */
export const TENTATIVAS_DA_CARTA = 9;
const Payload = z.object({ assinaturaId: z.string(), usuarioId: z.string(), envioId: z.string() });

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly correio: Pick<Correio, 'deliver'>;
  readonly contestacoes: Pick<ContestacaoRepository, 'insertEvento' | 'lock' | 'send'>;
  readonly vistas: ContestacaoVistaRepository;
  readonly envios: EnvioContestacaoRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findRemetente'>;
  readonly createAviso: CreateAviso;
}

type DoUsuario = Contexto & { readonly usuarioId: string };
type Pendente = { readonly carta: Carta; readonly contestacaoId: string; readonly numero: number };

const statusAfter = (desfecho: Desfecho, tentativa: number): StatusEnvioContestacao => {
  if (desfecho === 'aceita') return 'ENVIADA';
  if (desfecho === 'talvez') return 'INCERTA';
  return desfecho === 'adiada' && tentativa < TENTATIVAS_DA_CARTA ? 'NA_FILA' : 'FALHOU';
};

/** The job: at most one letter, whatever becomes of the process in the middle of it. */
export function createCartaJob({ db, agora, correio, contestacoes, vistas, envios, registry, createAviso }: Deps) {
  /** Takes the letter for this attempt, committed before anybody is spoken to; null when there is nothing to send. */
  const take = (contexto: DoUsuario, envioId: string): Promise<Pendente | null> =>
    db.tenant(contexto, async (tx) => {
      const envio = await envios.lock(tx, envioId);
      // a process that ended in the middle may have sent it
      if (envio?.status === 'ENVIANDO') await envios.setStatus(tx, envioId, 'INCERTA');
      if (envio?.status !== 'NA_FILA') return null;
      const vista = await vistas.find(tx, envio.contestacaoId);
      const partes = vista && (await vistas.findPartes(tx, vista.id));
      if (!vista || !partes || vista.status === 'ENCERRADA') {
        await envios.setStatus(tx, envioId, 'CANCELADA');
        return null;
      }
      const remetente = await registry.findRemetente(tx, contexto.usuarioId);
      const marca = await registry.findMarca(tx, partes.cnpj);
      const assinatura = await signCarta(tx, contexto, {
        corretora: vista.corretora.nome,
        marca,
        ...(remetente && { responderPara: remetente.email }),
      });
      const criadaEm = new Date(vista.criadaEm);
      const conteudo = await drawCarta(vista, { partes, criadaEm, dia: hojeEm(criadaEm) });
      await envios.setStatus(tx, envioId, 'ENVIANDO');
      return {
        contestacaoId: vista.id,
        numero: vista.numero,
        carta: {
          para: envio.destinatario,
          assunto: copy.assunto(vista.numero, vista.corretora.nome),
          paragrafos: envio.mensagem.split(/\n{2,}/),
          anexos: [{ nome: copy.arquivo(vista.numero), tipo: 'application/pdf', conteudo }],
          ...assinatura,
        },
      };
    });

  /** What became of the attempt, written once: sent, the insurer was asked. */
  const settle = (contexto: DoUsuario, envioId: string, status: StatusEnvioContestacao, { contestacaoId, numero, carta }: Pendente) =>
    db.tenant(contexto, async (tx) => {
      if (status === 'ENVIADA') await contestacoes.lock(tx, contestacaoId);
      if ((await envios.lock(tx, envioId))?.status !== 'ENVIANDO') return;
      await envios.setStatus(tx, envioId, status);
      const dia = hojeEm(agora());
      if (status === 'ENVIADA') {
        await contestacoes.send(tx, contestacaoId, { meio: 'EMAIL', dia, destinatario: carta.para, protocolo: null });
        await contestacoes.insertEvento(tx, contexto, contestacaoId, { tipo: 'ENVIADA', dia, texto: carta.para });
      }
      if (status !== 'FALHOU' && status !== 'INCERTA') return;
      await createAviso(tx, contexto, {
        usuarioId: contexto.usuarioId,
        titulo: copy.aviso.titulo(numero),
        descricao: status === 'FALHOU' ? copy.aviso.falhou(carta.para) : copy.aviso.incerta(carta.para),
        ...fatos.cartaNaoEntregue({ contestacaoId }),
      });
    });

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const { envioId, ...contexto } = z.parse(Payload, payload);
    const pendente = await take(contexto, envioId);
    if (!pendente) return;
    const status = statusAfter(await correio.deliver(envioId, pendente.carta), tentativa);
    // the letter is gone: a database that is away just now must not make its delivery uncertain
    await untilWritten(() => settle(contexto, envioId, status, pendente), signal);
    if (status === 'NA_FILA') throw new Error('o servidor de e-mail não aceitou a carta desta vez');
  };
}

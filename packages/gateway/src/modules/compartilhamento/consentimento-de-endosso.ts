import type { StatusCompartilhamento } from '@balcao/contracts';
import { addDias, formatData, hojeEm, VALIDADE_COLETA_DIAS } from '@balcao/domain';
import type { OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import { createLinksPublicos } from '../envio/index.ts';
import { registryPort } from '../registry/index.ts';
import { apoliceExternaRepository as externas } from './apolice-externa.repository.ts';
import { copy } from './compartilhamento.copy.ts';
import { semDocumento } from './compartilhamento.errors.ts';
import { compartilhamentoRepository as compartilhamentos } from './compartilhamento.repository.ts';
import { createEndConsent } from './compartilhamento.service.ts';
import { createRenewChaves } from './renew-chaves.ts';
import { createSegredos } from './segredos.ts';
import { createSendCarta } from './send-carta.ts';

/** Enqueued when an endorsement is consented to; whoever asks for endorsements handles it. Body: `{ assinaturaId, usuarioId, endossoId }`. */
export const TAREFA_ENDOSSO_AUTORIZADO = 'endosso.pedir';

/** A consent serves one request, which is made as soon as it is given. */
const MESES = 1;
const DIA_MS = 86_400_000;
/** What can still be begun by its link. */
const EM_ABERTO: ReadonlySet<StatusCompartilhamento> = new Set(['PENDENTE', 'AGUARDANDO', 'RECUSADO']);

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly tarefas: Tarefas;
  readonly correio: Pick<Correio, 'enqueue' | 'endereco'>;
  readonly chave: Buffer;
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
}

/** How the consent to an endorsement stands, with its link while that opens something. */
export interface ConsentimentoDeEndosso {
  readonly endossoId: string;
  readonly status: StatusCompartilhamento;
  readonly url: string | null;
  readonly linkAte: Date;
  readonly enviadoPara: string | null;
}

/** Consent of phase 3: who is insured lets one endorsement be asked of their insurer. */
export function createConsentimentosDeEndosso({ db, agora, newId, tarefas, correio, chave, participantes }: Deps) {
  const links = createLinksPublicos(chave, correio);
  const segredos = createSegredos(chave);
  const endConsent = createEndConsent({ agora, tarefas, compartilhamentos, externas });
  const renew = createRenewChaves({ db, agora, compartilhamentos, segredos });
  const send = createSendCarta({ registry: registryPort, correio });

  /** Whatever was asked for the endorsement before ends, its link too. */
  async function endEarlier(tx: Tx, endossoId: string): Promise<void> {
    for (const held of await compartilhamentos.lockDoEndosso(tx, endossoId))
      if (held.status === 'PENDENTE' || held.status === 'AGUARDANDO' || held.status === 'AUTORIZADO')
        await endConsent(tx, held, { por: 'CORRETORA', apagar: false });
    await compartilhamentos.closeLinks(tx, endossoId, agora());
  }

  return {
    /** Whether an insurer takes consents through here. */
    knows: (seguradora: string): boolean => participantes.has(seguradora),

    /** @throws {Recusa} 404; 409 of a client without a document */
    async ask(
      tx: Tx,
      contexto: Contexto,
      { endossoId, seguradoId, seguradora, apolice }: { endossoId: string; seguradoId: string; seguradora: string; apolice: string },
    ): Promise<void> {
      const segurado = await compartilhamentos.findSeguradoDoLink(tx, seguradoId);
      if (!segurado) throw naoEncontrado();
      if (!segurado.documento) throw semDocumento();
      await endEarlier(tx, endossoId);
      const id = newId();
      const url = links.url('compartilhamento', id);
      const dia = formatData(addDias(hojeEm(agora()), VALIDADE_COLETA_DIAS));
      await compartilhamentos.insertPedido(tx, contexto, {
        id,
        seguradoId,
        endossoId,
        produtos: [],
        finalidades: [],
        meses: MESES,
        seguradoras: [seguradora],
        expiraEm: new Date(agora().getTime() + VALIDADE_COLETA_DIAS * DIA_MS),
        tokenHash: links.digest('compartilhamento', id),
        enviadoPara: await send(tx, contexto, segurado, (de) => ({ ...copy.cartaDoEndosso({ ...de, apolice, dia }), url })),
      });
    },

    /** The endorsement waits no more: nothing that was asked for it stands. */
    end: endEarlier,

    /** The consent that was given to an endorsement, with a token in force; null when none is. @throws {FalhaOpenInsurance} */
    async open(
      contexto: Contexto,
      endossoId: string,
      signal: AbortSignal,
    ): Promise<{ consentId: string; acesso: string; insurer: OpenInsurancePort } | null> {
      const lido = await db.tenant(contexto, async (tx) => {
        const [held] = await compartilhamentos.lockDoEndosso(tx, endossoId);
        const segredo = held && (await compartilhamentos.findSegredo(tx, held.id));
        return held?.status === 'AUTORIZADO' && held.consentId && segredo?.chavesSeladas
          ? { id: held.id, consentId: held.consentId, seguradora: held.seguradora, seladas: segredo.chavesSeladas }
          : null;
      });
      const insurer = lido && participantes.get(lido.seguradora);
      if (!lido || !insurer) return null;
      const { acesso } = await renew(contexto, { id: lido.id, insurer, chaves: segredos.openChaves(lido.id, lido.seladas) }, signal);
      return { consentId: lido.consentId, acesso, insurer };
    },

    /** It served its request, or the insurer says that it holds no more. */
    async settle(tx: Tx, endossoId: string, fim: { status: 'CONSUMIDO' | 'REVOGADO'; motivo: string | null }): Promise<void> {
      for (const { id, status } of await compartilhamentos.lockDoEndosso(tx, endossoId)) {
        if (status !== 'AUTORIZADO') continue;
        await compartilhamentos.end(tx, id, { ...fim, por: 'SEGURADORA', em: agora() });
        await compartilhamentos.dropSegredo(tx, id);
      }
    },

    async listDaApolice(tx: Tx, apoliceId: string): Promise<ConsentimentoDeEndosso[]> {
      const rows = await compartilhamentos.listDosEndossos(tx, apoliceId);
      return rows.map(({ endossoId, pedidoId, status, expiraEm, enviadoPara }) => ({
        endossoId,
        status,
        url: EM_ABERTO.has(status) && expiraEm > agora() ? links.url('compartilhamento', pedidoId) : null,
        linkAte: expiraEm,
        enviadoPara,
      }));
    },
  };
}
export type ConsentimentosDeEndosso = ReturnType<typeof createConsentimentosDeEndosso>;

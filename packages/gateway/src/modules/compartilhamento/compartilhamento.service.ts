import type { Compartilhamento, CompartilhamentosDoSegurado, LinkCompartilhamento, NovoCompartilhamento } from '@balcao/contracts';
import { addDias, formatData, hojeEm, VALIDADE_COLETA_DIAS } from '@balcao/domain';
import type { OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { LinksPublicos } from '../envio/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { ApoliceExternaRepository } from './apolice-externa.repository.ts';
import { copy } from './compartilhamento.copy.ts';
import { aindaEmVigor, lidoHaPouco, seguradoraDesconhecida, semConsentimento, semDocumento, semEmail } from './compartilhamento.errors.ts';
import { enqueueEncerramento, enqueueLeitura } from './compartilhamento.job.ts';
import type { CompartilhamentoRepository, ConsentimentoRow, SeguradoRow } from './compartilhamento.repository.ts';
import { createSendCarta } from './send-carta.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly newId: () => string;
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
  readonly compartilhamentos: CompartilhamentoRepository;
  readonly externas: Pick<ApoliceExternaRepository, 'erase' | 'list'>;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly links: LinksPublicos;
  readonly correio: Pick<Correio, 'enqueue'>;
}

const DIA_MS = 86_400_000;
const HORA_MS = 3_600_000;

/** What ends a consent in the caller's transaction: here at once, at the insurer by a job. */
export function createEndConsent({
  agora,
  tarefas,
  compartilhamentos,
  externas,
}: Pick<Deps, 'agora' | 'tarefas' | 'compartilhamentos' | 'externas'>) {
  return async (tx: Tx, held: ConsentimentoRow, { por, apagar }: { por: 'CLIENTE' | 'CORRETORA'; apagar: boolean }): Promise<void> => {
    const status = held.status === 'AUTORIZADO' ? 'REVOGADO' : 'RECUSADO';
    await compartilhamentos.end(tx, held.id, { status, por, motivo: null, em: agora() });
    await compartilhamentos.dropSegredo(tx, held.id);
    await enqueueEncerramento(tarefas, tx, held);
    if (apagar) await externas.erase(tx, held.id);
  };
}
export type EndConsent = ReturnType<typeof createEndConsent>;

/** Open Insurance on the side of the brokerage: what is asked of clients, what was read, and how it ends. */
export function createCompartilhamentoService(deps: Deps) {
  const { db, agora, tarefas, newId, participantes, compartilhamentos, externas, links } = deps;
  const endConsent = createEndConsent(deps);
  const send = createSendCarta(deps);

  async function seen(tx: Tx, seguradoId: string): Promise<SeguradoRow> {
    const segurado = await compartilhamentos.findSegurado(tx, seguradoId);
    if (!segurado) throw naoEncontrado();
    return segurado;
  }
  /** One consent of a client the caller sees, held. */
  async function held(tx: Tx, id: string): Promise<ConsentimentoRow> {
    const consentimento = await compartilhamentos.lock(tx, id);
    if (!consentimento) throw naoEncontrado();
    await seen(tx, consentimento.seguradoId);
    return consentimento;
  }
  async function shown(tx: Tx, id: string): Promise<Compartilhamento> {
    const compartilhamento = await compartilhamentos.read(tx, id);
    if (!compartilhamento) throw naoEncontrado();
    return compartilhamento;
  }

  return {
    listDoSegurado: (seguradoId: string, chamador: Chamador): Promise<CompartilhamentosDoSegurado> =>
      db.snapshot(chamador, async (tx) => {
        await seen(tx, seguradoId);
        return {
          seguradoras: await compartilhamentos.listSeguradoras(tx, [...participantes.keys()]),
          compartilhamentos: await compartilhamentos.list(tx, seguradoId),
          apolices: await externas.list(tx, seguradoId),
        };
      }),

    /** @throws {Recusa} 404; 409 without e-mail or document; 422 for an insurer that cannot be asked */
    createPedido: (
      { seguradoId, seguradoras, porEmail, ...pedido }: NovoCompartilhamento & { seguradoId: string },
      chamador: Chamador,
    ): Promise<LinkCompartilhamento> =>
      db.tenant(chamador, async (tx) => {
        const segurado = await seen(tx, seguradoId);
        if (!segurado.documento) throw semDocumento();
        const escolhidas = [...new Set(seguradoras)];
        const known = await compartilhamentos.listSeguradoras(
          tx,
          escolhidas.filter((slug) => participantes.has(slug)),
        );
        if (known.length < escolhidas.length) throw seguradoraDesconhecida();
        const id = newId();
        const expiraEm = new Date(agora().getTime() + VALIDADE_COLETA_DIAS * DIA_MS);
        const url = links.url('compartilhamento', id);
        const dia = addDias(hojeEm(agora()), VALIDADE_COLETA_DIAS);
        if (porEmail && !segurado.email) throw semEmail();
        const enviadoPara = porEmail
          ? await send(tx, chamador, segurado, (carta) => ({ ...copy.carta({ ...carta, dia: formatData(dia) }), url }))
          : null;
        const tokenHash = links.digest('compartilhamento', id);
        await compartilhamentos.insertPedido(tx, chamador, {
          id,
          seguradoId,
          expiraEm,
          ...pedido,
          seguradoras: escolhidas,
          tokenHash,
          enviadoPara,
        });
        return { url, expiraEm: expiraEm.toISOString(), enviadoPara };
      }),

    /** @throws {Recusa} 409 unless the consent is in force, or within an hour of the last reading */
    readAgain: (id: string, chamador: Chamador): Promise<Compartilhamento> =>
      db.tenant(chamador, async (tx) => {
        const { status, lidoEm, endossoId } = await held(tx, id);
        if (status !== 'AUTORIZADO' || endossoId) throw semConsentimento();
        const liberaEm = new Date((lidoEm?.getTime() ?? 0) + HORA_MS);
        if (liberaEm > agora()) throw lidoHaPouco(liberaEm);
        await enqueueLeitura(tarefas, tx, { id, assinaturaId: chamador.assinaturaId });
        return shown(tx, id);
      }),

    /** Ends it; ended already, it stays as it ended. */
    revoke: (
      { compartilhamentoId: id, apagar }: { compartilhamentoId: string; apagar: boolean },
      chamador: Chamador,
    ): Promise<Compartilhamento> =>
      db.tenant(chamador, async (tx) => {
        await endConsent(tx, await held(tx, id), { por: 'CORRETORA', apagar });
        return shown(tx, id);
      }),

    /** @throws {Recusa} 409 while the consent is in force: it would be read again */
    eraseLido: (id: string, chamador: Chamador): Promise<Compartilhamento> =>
      db.tenant(chamador, async (tx) => {
        const { status } = await held(tx, id);
        if (status === 'AUTORIZADO') throw aindaEmVigor();
        await externas.erase(tx, id);
        return shown(tx, id);
      }),
  };
}
export type CompartilhamentoService = ReturnType<typeof createCompartilhamentoService>;

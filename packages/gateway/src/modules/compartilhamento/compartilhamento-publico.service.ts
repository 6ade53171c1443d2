import type { CompartilhamentoPublico } from '@balcao/contracts';
import { isCpf } from '@balcao/domain';
import { CAMINHO_RETORNO, FalhaOpenInsurance, type OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { digestOf } from '../../plugins/session.model.ts';
import { digestOfDado, linkIndisponivel, type LinksPublicos } from '../envio/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import { cpfFaltando, jaRespondido, seguradoraForaDoAr, semDocumento } from './compartilhamento.errors.ts';
import { enqueueEncerramento, enqueueLeitura } from './compartilhamento.job.ts';
import type { CompartilhamentoRepository, ConsentimentoRow, PedidoRow, SeguradoRow } from './compartilhamento.repository.ts';
import { TAREFA_ENDOSSO_AUTORIZADO } from './consentimento-de-endosso.ts';
import type { EndConsent } from './compartilhamento.service.ts';
import type { Segredos } from './segredos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log' | 'tarefas'> {
  readonly newId: () => string;
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
  readonly compartilhamentos: CompartilhamentoRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal' | 'findRemetente'>;
  readonly links: LinksPublicos;
  readonly correio: Pick<Correio, 'endereco'>;
  readonly segredos: Segredos;
  readonly endConsent: EndConsent;
}

interface Aberto {
  readonly contexto: Contexto;
  readonly pedido: PedidoRow;
  readonly segurado: SeguradoRow;
}

const DIA_MS = 86_400_000;
const LIMITE_MS = 25_000;
/** Answered already, or ended: what can still be begun is not among these. */
const BEGINNABLE: ReadonlySet<string> = new Set(['PENDENTE', 'AGUARDANDO', 'RECUSADO']);
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** The `state` of a JARM answer: only says which request it answers; whether it is true is judged by its signature. */
function stateIn(jwt: string): string | null {
  try {
    const { state } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { state?: unknown };
    return typeof state === 'string' ? state : null;
  } catch {
    return null; // not one of ours
  }
}

/** What a client does with the link they were sent. Nobody is signed in: the token is all there is. */
export function createCompartilhamentoPublicoService(deps: Deps) {
  const { db, agora, log, tarefas, newId, participantes, compartilhamentos, registry, links, correio, segredos, endConsent } = deps;

  /** @throws {Recusa} 404, the same for every link that opens nothing */
  async function withLink<T>(token: string, ip: string, work: (tx: Tx, aberto: Aberto) => Promise<T>): Promise<T> {
    const found = await db.global((tx) => compartilhamentos.findPublico(tx, digestOfDado(token), agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const pedido = await compartilhamentos.findPedido(tx, found.id);
      const segurado = pedido && (await compartilhamentos.findSeguradoDoLink(tx, pedido.seguradoId));
      if (!pedido || !segurado) throw linkIndisponivel();
      return work(tx, { contexto, pedido, segurado });
    });
  }

  async function shown(tx: Tx, { pedido, segurado }: Aberto): Promise<CompartilhamentoPublico> {
    const lista = await compartilhamentos.listDoPedido(tx, pedido.id);
    return {
      corretora: await showCorretora(tx, registry, await registry.findPrincipal(tx)),
      corretor: (await registry.findRemetente(tx, pedido.usuarioId)) ?? { nome: '', email: '' },
      nome: segurado.nome,
      isEmpresa: segurado.pessoa === 'PJ',
      finalidades: [...pedido.finalidades],
      produtos: [...pedido.produtos],
      meses: pedido.meses,
      endosso: pedido.endosso && {
        apolice: pedido.endosso.numeroApolice,
        tipo: pedido.endosso.tipo,
        descricao: pedido.endosso.descricao,
        isEsperando: pedido.endosso.isEsperando,
      },
      expiraEm: pedido.expiraEm.toISOString(),
      seguradoras: lista.map(({ seguradora, seguradoraNome, status, valeAte, apolices }) => ({
        slug: seguradora,
        nome: seguradoraNome,
        status,
        valeAte,
        apolices,
      })),
    };
  }

  /** Who consents: the person, or whoever acts for the company. */
  function holderOf({ pessoa, documento }: SeguradoRow, cpf: string | undefined): { cpf: string; cnpj: string | null } {
    if (!documento) throw semDocumento();
    if (pessoa === 'PF') return { cpf: digits(documento), cnpj: null };
    const dado = digits(cpf ?? '');
    if (!isCpf(dado)) throw cpfFaltando();
    return { cpf: dado, cnpj: documento.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase() };
  }

  async function begun(insurer: OpenInsurancePort, aberto: Aberto & { held: ConsentimentoRow }, cpf: string | undefined) {
    const { pedido, segurado } = aberto;
    const expiraEm = new Date(agora().getTime() + pedido.meses * 30 * DIA_MS);
    const signal = AbortSignal.timeout(LIMITE_MS);
    const criado = await insurer.createConsent(
      { ...holderOf(segurado, cpf), produtos: pedido.produtos, endosso: pedido.endosso, expiraEm, chaveIdempotencia: newId() },
      signal,
    );
    const fase = pedido.endosso ? 'ENDOSSO' : 'DADOS';
    return { criado, ida: await insurer.start(criado.consentId, correio.endereco(CAMINHO_RETORNO), signal, fase) };
  }

  /** A consent that was given: its tokens are kept, older ones at the same insurer end, and it is read. */
  async function authorise(tx: Tx, contexto: Contexto, held: ConsentimentoRow, seladas: Buffer): Promise<void> {
    await compartilhamentos.authorise(tx, held.id, agora());
    await compartilhamentos.saveChaves(tx, held.id, seladas);
    if (held.endossoId) return askEndosso(tx, contexto, held.endossoId, held.usuarioId);
    for (const antigo of await compartilhamentos.listSubstituidos(tx, held)) {
      await compartilhamentos.end(tx, antigo.id, { status: 'REVOGADO', por: 'CORRETORA', motivo: 'SUBSTITUIDO', em: agora() });
      await compartilhamentos.dropSegredo(tx, antigo.id);
      await enqueueEncerramento(tarefas, tx, antigo);
    }
    await enqueueLeitura(tarefas, tx, { id: held.id, assinaturaId: contexto.assinaturaId });
  }

  const askEndosso = (tx: Tx, { assinaturaId }: Contexto, endossoId: string, usuarioId: string): Promise<void> =>
    tarefas.enqueue(
      tx,
      TAREFA_ENDOSSO_AUTORIZADO,
      { assinaturaId, usuarioId, endossoId },
      { chave: `${TAREFA_ENDOSSO_AUTORIZADO}:${endossoId}` },
    );

  return {
    view: (token: string, ip: string): Promise<CompartilhamentoPublico> => withLink(token, ip, shown),

    /** @throws {Recusa} 404; 409 when it was answered; 422 without the CPF of who acts for a company; 503 when the insurer is down */
    async start(
      { token, seguradora, cpf }: { token: string; seguradora: string; cpf?: string | undefined },
      ip: string,
    ): Promise<{ url: string }> {
      const insurer = participantes.get(seguradora);
      if (!insurer) throw naoEncontrado();
      const aberto = await withLink(token, ip, async (tx, dados) => {
        const held = await compartilhamentos.lockDoPedido(tx, dados.pedido.id, seguradora);
        if (!held) throw naoEncontrado();
        if (!BEGINNABLE.has(held.status) || dados.pedido.endosso?.isEsperando === false) throw jaRespondido();
        return { ...dados, held };
      });
      // the insurer is asked outside of any transaction
      const { criado, ida } = await begun(insurer, aberto, cpf).catch((error: unknown) => {
        if (!(error instanceof FalhaOpenInsurance)) throw error;
        log.warn({ seguradora, tipo: error.tipo, motivo: error.motivo }, 'Open Insurance: o consentimento não começou.');
        throw seguradoraForaDoAr();
      });
      await db.tenant(aberto.contexto, async (tx) => {
        const held = await compartilhamentos.lock(tx, aberto.held.id);
        if (!held || !BEGINNABLE.has(held.status)) throw jaRespondido();
        const { consentId, permissoes, expiraEm } = criado;
        await compartilhamentos.startAutorizacao(tx, held.id, { consentId, permissoes, valeAte: expiraEm });
        const selada = segredos.sealIda(held.id, ida);
        await compartilhamentos.saveIda(tx, aberto.contexto, held.id, { estadoHash: digestOf(ida.estado), selada });
      });
      return { url: ida.url };
    },

    revoke: (
      { token, seguradora, apagar }: { token: string; seguradora: string; apagar: boolean },
      ip: string,
    ): Promise<CompartilhamentoPublico> =>
      withLink(token, ip, async (tx, aberto) => {
        const held = await compartilhamentos.lockDoPedido(tx, aberto.pedido.id, seguradora);
        if (!held) throw naoEncontrado();
        await endConsent(tx, held, { por: 'CLIENTE', apagar });
        return shown(tx, aberto);
      }),

    /**
     * The person came back from their insurer; answers where their browser goes on, which is the page of their link, or null for an answer
     * to nothing that was asked. Which consent it is of is said by `state` alone, so that nobody can tie an answer to another's request.
     */
    async comeBack(search: string, ip: string): Promise<string | null> {
      const estado = stateIn(new URLSearchParams(search).get('response') ?? '');
      const found = estado && (await db.global((tx) => compartilhamentos.findPorEstado(tx, digestOf(estado))));
      if (!found) return null;
      const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
      const guardado = await db.tenant(contexto, async (tx) => ({
        consentimento: await compartilhamentos.find(tx, found.id),
        segredo: await compartilhamentos.findSegredo(tx, found.id),
      }));
      const { consentimento, segredo } = guardado;
      const insurer = consentimento && participantes.get(consentimento.seguradora);
      if (!consentimento || !insurer || !segredo?.idaSelada) return null;
      const pagina = links.url('compartilhamento', consentimento.pedidoId);
      try {
        const ida = segredos.openIda(found.id, segredo.idaSelada);
        const chaves = await insurer.finish(new URL(correio.endereco(`${CAMINHO_RETORNO}${search}`)), ida, AbortSignal.timeout(LIMITE_MS));
        await db.tenant(contexto, async (tx) => {
          const held = await compartilhamentos.lock(tx, found.id);
          if (held?.status === 'AGUARDANDO') await authorise(tx, contexto, held, segredos.sealChaves(found.id, chaves));
        });
      } catch (error) {
        if (!(error instanceof FalhaOpenInsurance)) throw error;
        log.warn({ seguradora: insurer.slug, tipo: error.tipo, motivo: error.motivo }, 'Open Insurance: a pessoa voltou sem autorização.');
        if (error.tipo === 'SEM_CONSENTIMENTO')
          await db.tenant(contexto, async (tx) => {
            await compartilhamentos.end(tx, found.id, {
              status: 'RECUSADO',
              por: 'CLIENTE',
              motivo: error.motivo.slice(0, 100),
              em: agora(),
            });
            await compartilhamentos.dropSegredo(tx, found.id);
          });
      }
      return pagina;
    },

    /** An insurer says that a consent changed: only a reason to ask it, so nobody who forges a notice ends anything. */
    async hear(consentId: string): Promise<void> {
      const found = await db.global((tx) => compartilhamentos.findPorConsentimento(tx, consentId));
      if (found) await db.tenant({ assinaturaId: found.assinaturaId, usuarioId: null }, (tx) => enqueueLeitura(tarefas, tx, found));
    },
  };
}
export type CompartilhamentoPublicoService = ReturnType<typeof createCompartilhamentoPublicoService>;

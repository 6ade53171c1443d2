import { MensagemSeguradora, type Proposta } from '@balcao/contracts';
import { meetExigencias, caminhoProposta, hojeEm, addExigencias } from '@balcao/domain';
import * as z from 'zod/mini';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { emitProposta } from '../apolice/index.ts';
import type { EventoPort } from '../orcamento/index.ts';
import type { TellProposta } from './aviso-proposta.ts';
import { type AvisoRecebido, isAutentico } from './aviso-seguradora.ts';
import { naHistoria } from './proposta.copy.ts';
import { avisoRecusado } from './proposta.errors.ts';
import type { PropostaPublisher } from './proposta.publisher.ts';
import type { PropostaRepository } from './proposta.repository.ts';

const Aviso = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  numero: z.string().check(z.minLength(1), z.maxLength(60)),
  status: z.enum(['EM_ANALISE', 'EXIGENCIA', 'VISTORIA', 'ACEITA', 'RECUSADA', 'EMITIDA']),
  exigencias: z.optional(z.array(MensagemSeguradora).check(z.maxLength(20))),
  apolice: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
});
type Aviso = z.infer<typeof Aviso>;

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly propostas: PropostaRepository;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly publisher: PropostaPublisher;
  readonly tellProposta: TellProposta;
}

function parse(corpo: Buffer): Aviso {
  try {
    const parsed = Aviso.safeParse(JSON.parse(corpo.toString('utf8')));
    if (parsed.success) return parsed.data;
  } catch {
    // not JSON: as unreadable as another shape
  }
  throw camposInvalidos([{ campo: 'corpo', codigo: 'invalido', mensagem: 'O aviso não tem a forma combinada.' }]);
}

export function createAvisoService({ db, agora, log, insurers, propostas, eventos, publisher, tellProposta }: Deps) {
  /**
   * Moves the proposal as the insurer says; null when there is nothing left to move (the same notice came before, or it is already further
   * on).
   */
  async function apply(tx: Tx, dona: { id: string; assinaturaId: string; usuarioId: string }, aviso: Aviso): Promise<Proposta | null> {
    const contexto = { assinaturaId: dona.assinaturaId, usuarioId: dona.usuarioId };
    const found = await propostas.lock(tx, dona.id);
    if (!found || !(await propostas.addAviso(tx, contexto, dona.id, aviso.id))) return null;
    const { status: antes, exigencias } = found.proposta;
    const caminho = caminhoProposta(antes, aviso.status);
    if (!caminho) return null;
    const em = agora().toISOString();
    const atendidas = caminho.length > 0 ? meetExigencias(exigencias, aviso.status, em) : exigencias;
    const todas = addExigencias(atendidas, aviso.exigencias ?? [], em);
    // an insurer may ask for more without going anywhere
    if (caminho.length === 0 && todas === exigencias) return null;
    if (todas !== exigencias) await propostas.setExigencias(tx, dona.id, todas);
    await propostas.advance(tx, dona.id, caminho);
    if (aviso.status === 'EMITIDA' && aviso.apolice) {
      await emitProposta(tx, contexto, dona.id, { numero: aviso.apolice, emissao: hojeEm(agora()), isDaSeguradora: true });
    }
    if (aviso.status === 'RECUSADA') await propostas.cancelOpen(tx, dona.id);
    const depois = await propostas.lock(tx, dona.id);
    if (!depois) return null;
    const { orcamentoId, numero, status } = depois.proposta;
    const deNinguem = { ...contexto, usuarioId: null };
    const novasExigencias = caminho.length === 0 ? todas.length - exigencias.length : 0;
    const texto = novasExigencias > 0 ? naHistoria.exigencias(numero, novasExigencias) : naHistoria.situacao(numero, status);
    if (orcamentoId) await eventos.add(tx, deNinguem, { orcamentoId, tipo: 'PROPOSTA', texto });
    await tellProposta(tx, contexto, { ...depois, novasExigencias });
    return depois.proposta;
  }

  /** One answer for everything that is not believed, so that a stranger learns nothing by trying; the cause goes to the log. */
  function refuse(slug: string, causa: 'sem-chave' | 'assinatura' | 'proposta'): never {
    log.warn({ seguradora: insurers.has(slug) ? slug : null, causa }, 'aviso de seguradora recusado');
    throw avisoRecusado();
  }

  return {
    /**
     * @returns whether the notice changed anything
     * @throws {Recusa} 401 for a notice nobody can vouch for or about no proposal of ours, 422 for a signed one of another shape
     */
    async receive(slug: string, recebido: AvisoRecebido): Promise<{ aplicado: boolean }> {
      const segredo = insurers.get(slug)?.segredoAvisos;
      if (!segredo) return refuse(slug, 'sem-chave');
      if (!isAutentico(recebido, segredo, agora())) return refuse(slug, 'assinatura');
      const aviso = parse(recebido.corpo);
      const donas = await db.global((tx) => propostas.findDaSeguradora(tx, slug, aviso.numero));
      const [dona, outra] = donas;
      // two sales claim this number: the notice is dropped rather than given to the wrong one
      if (!dona || outra) return refuse(slug, 'proposta');
      const { assinaturaId, usuarioId } = dona;
      const moved = await db.tenant({ assinaturaId, usuarioId }, (tx) => apply(tx, dona, aviso));
      if (moved) await publisher.transmissao(assinaturaId, moved);
      return { aplicado: moved !== null };
    },
  };
}

export type AvisoService = ReturnType<typeof createAvisoService>;

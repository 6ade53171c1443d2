import type { EnvioOrcamento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ConversaRepository } from './conversa.repository.ts';
import { TAREFA_ENTREGAR } from './envio.job.ts';
import { toEnvio } from './envio.model.ts';
import type { EnvioListado, EnvioRepository, EnvioRow } from './envio.repository.ts';
import type { LinksPublicos } from './link-publico.ts';
import type { OrcamentoPort, OrcamentoRow } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { Volume } from '../volume/index.ts';

interface Deps extends Pick<Recursos, 'agora' | 'tarefas'> {
  readonly newId: () => string;
  readonly orcamentos: Pick<OrcamentoPort, 'find'>;
  readonly envios: EnvioRepository;
  readonly conversas: Pick<ConversaRepository, 'list'>;
  readonly links: LinksPublicos;
  readonly volume: Pick<Volume, 'take'>;
}

/** What every use case of a sending begins and ends with: reading the case in the caller's scope, locking the sending, and showing it. */
export function createEnvioDoCaso({ agora, tarefas, newId, orcamentos, envios, conversas, links, volume }: Deps) {
  /** @throws {Recusa} 404 outside the caller's scope */
  async function read(tx: Tx, orcamentoId: string, chamador: Chamador): Promise<OrcamentoRow> {
    const found = await orcamentos.find(tx, orcamentoId, escopoDe(chamador.sessao));
    if (!found) throw naoEncontrado();
    return found;
  }

  async function tell(tx: Tx, rows: readonly EnvioListado[]): Promise<EnvioOrcamento[]> {
    const ids = rows.map(({ id }) => id);
    const [entregas, respostas] = [await envios.listEntregas(tx, ids), await conversas.list(tx, ids)];
    return rows.map((row) => toEnvio(row, { entregas, respostas, links, agora: agora() }));
  }

  return {
    read,
    tell,

    async listed(tx: Tx, id: string): Promise<EnvioOrcamento> {
      const row = await envios.find(tx, id);
      const [envio] = row ? await tell(tx, [row]) : [];
      if (!envio) throw naoEncontrado();
      return envio;
    },

    /** A sending of the named case, held, and the case. @throws {Recusa} 404 when it is another's */
    async lock(
      tx: Tx,
      { orcamentoId, envioId }: { orcamentoId: string; envioId: string },
      chamador: Chamador,
    ): Promise<{ envio: EnvioRow; orcamento: OrcamentoRow }> {
      const orcamento = await read(tx, orcamentoId, chamador);
      const envio = await envios.lock(tx, envioId);
      if (envio?.orcamentoId !== orcamentoId) throw naoEncontrado();
      return { envio, orcamento };
    },

    /**
     * One job per e-mail, in the transaction that asks for them; with `respostaId`, each takes that answer.
     *
     * @throws {Recusa} 429 when they are more than may leave now
     */
    async enqueue(
      tx: Tx,
      chamador: Chamador,
      { id: envioId, destinatarios, respostaId = null }: Pick<EnvioRow, 'id' | 'destinatarios'> & { respostaId?: string | null },
    ): Promise<void> {
      const { assinaturaId, usuarioId } = chamador;
      await volume.take(tx, chamador, destinatarios);
      for (const destinatario of destinatarios) {
        const id = newId();
        await envios.insertEntrega(tx, chamador, { id, envioId, destinatario, respostaId });
        await tarefas.enqueue(tx, TAREFA_ENTREGAR, { assinaturaId, usuarioId, entregaId: id }, { maxTentativas: 9 });
      }
    },
  };
}

export type EnvioDoCaso = ReturnType<typeof createEnvioDoCaso>;

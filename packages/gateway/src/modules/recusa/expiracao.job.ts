import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import type { EventoPort, TellMudanca } from '../orcamento/index.ts';
import type { ExpiracaoRepository, Vencido } from './expiracao.repository.ts';
import { recusaCopy } from './recusa.copy.ts';

/** Name of the daily job; the queue's agenda knows when. */
export const TAREFA_EXPIRAR = 'expiracao';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly expiracoes: ExpiracaoRepository;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly createAviso: CreateAviso;
  readonly tellMudanca: TellMudanca;
  /** Days a case outlives its last price where the subscription chose nothing. */
  readonly carenciaDias: number;
}

export function createExpiracaoJob({ db, agora, log, expiracoes, eventos, createAviso, tellMudanca, carenciaDias }: Deps) {
  /** One notice to each broker, however many of their cases ended. */
  async function tell(tx: Tx, contexto: Contexto, vencidos: readonly Vencido[]): Promise<void> {
    for (const { id: orcamentoId, validade } of vencidos)
      await eventos.add(tx, contexto, { orcamentoId, tipo: 'EXPIRADO', texto: recusaCopy.expirado(validade), dados: { validade } });
    for (const usuarioId of new Set(vencidos.map((vencido) => vencido.usuarioId))) {
      const mine = vencidos.filter((vencido) => vencido.usuarioId === usuarioId);
      const [vencido, outro] = mine;
      const numeros = mine.map(({ numero }) => numero).sort((a, b) => a - b);
      await createAviso(tx, contexto, {
        usuarioId,
        ...(vencido && !outro ? fatos.orcamentoExpirou({ orcamentoId: vencido.id }) : fatos.orcamentosExpiraram()),
        titulo: recusaCopy.avisoTitulo(mine.length),
        descricao: recusaCopy.avisoTexto(numeros),
      });
    }
  }

  /** Each subscription in a transaction of its own: killed half way, what is done is done whole and the rest is done next time. */
  return async function run(_payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
    const hoje = hojeEm(agora());
    for (const assinaturaId of await db.global((tx) => expiracoes.listAssinaturas(tx, hoje, carenciaDias))) {
      signal.throwIfAborted();
      const contexto: Contexto = { assinaturaId, usuarioId: null };
      const vencidos = await db.tenant(contexto, async (tx) => {
        const due = await expiracoes.expire(tx, contexto, { hoje, carenciaDias });
        await tell(tx, contexto, due);
        return due;
      });
      await tellMudanca(
        assinaturaId,
        vencidos.map(({ id }) => id),
      );
      log.info({ assinaturaId, total: vencidos.length }, 'orçamentos expirados');
    }
  };
}

import { type Formulario, LinhaCotada, type RascunhoOrcamento } from '@balcao/contracts';
import { comercialInicial } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { OrcamentoRepository } from './orcamento.repository.ts';

interface Deps {
  readonly orcamentos: Pick<OrcamentoRepository, 'listUltimasSeguradoras'>;
  readonly registry: Pick<RegistryPort, 'listDaCorretora'>;
}

interface Novo {
  readonly formulario: Formulario;
  readonly corretoraId: string;
  /** Whom the case it is a copy of asked. */
  readonly escolhidas?: readonly string[] | undefined;
}

/**
 * Whom a new case asks before anything is chosen: those the case it is a copy of asked, or those its user asked last in the line, else all
 * that the brokerage may ask. Each at the commission agreed: what was conceded is of the case it was conceded in.
 */
export async function readComercialInicial(
  tx: Tx,
  { orcamentos, registry }: Deps,
  { usuarioId, formulario, corretoraId, escolhidas = [] }: Novo & Pick<Chamador, 'usuarioId'>,
): Promise<RascunhoOrcamento['comercial'] | null> {
  const linha = LinhaCotada.safeParse(formulario);
  if (!linha.success) return null;
  const ativas = await registry.listDaCorretora(tx, linha.data, corretoraId);
  const ultimas = escolhidas.length > 0 ? escolhidas : await orcamentos.listUltimasSeguradoras(tx, usuarioId, linha.data);
  return comercialInicial(ultimas, ativas);
}

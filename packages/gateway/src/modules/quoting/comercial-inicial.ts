import { type Formulario, LinhaCotada, type RascunhoOrcamento } from '@balcao/contracts';
import { comercialInicial } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';
import type { RegistryRepository } from '../registry/registry.repository.ts';
import type { OrcamentoRepository } from './orcamento.repository.ts';

interface Deps {
  readonly orcamentos: Pick<OrcamentoRepository, 'listUltimasSeguradoras'>;
  readonly registry: Pick<RegistryRepository, 'listDaCorretora'>;
}

interface Novo {
  readonly formulario: Formulario;
  readonly corretoraId: string;
}

/** Whom a new case asks before anything is chosen: those its user asked last in the line, else all that the brokerage may ask. */
export async function readComercialInicial(
  tx: Tx,
  { orcamentos, registry }: Deps,
  { usuarioId, formulario, corretoraId }: Novo & Pick<Chamador, 'usuarioId'>,
): Promise<RascunhoOrcamento['comercial'] | null> {
  const linha = LinhaCotada.safeParse(formulario);
  if (!linha.success) return null;
  const ativas = await registry.listDaCorretora(tx, linha.data, corretoraId);
  return comercialInicial(await orcamentos.listUltimasSeguradoras(tx, usuarioId, linha.data), ativas);
}

import { Data, type RascunhoOrcamento, type Segurado } from '@balcao/contracts';
import { comValorEm, copyRisco, type LinhaQuotavel } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Chamador } from '../../plugins/ports.ts';
import type { RegistryPort } from '../registry/index.ts';
import { readComercialInicial } from './comercial-inicial.ts';
import { blocosDe, upToDate } from './orcamento.model.ts';
import type { OrcamentoRepository, OrcamentoRow } from './orcamento.repository.ts';
import { semCorretora } from './orcamento.errors.ts';

interface Deps {
  readonly orcamentos: Pick<OrcamentoRepository, 'listUltimasSeguradoras'>;
  readonly registry: Pick<RegistryPort, 'listCorretoras' | 'listDaCorretora'>;
  /** `YYYY-MM-DD` */
  readonly hoje: string;
}

interface Novo {
  readonly chamador: Chamador;
  readonly linha: LinhaQuotavel;
  /** The case it is a copy of. */
  readonly origem: OrcamentoRow | null;
}

/** The risk of a copy: days that have passed are those of a new case, and so is a brokerage that is not of who copies. */
function copiedFrom(
  rascunho: RascunhoOrcamento,
  inicial: RascunhoOrcamento,
  { hoje, corretoras }: { hoje: string; corretoras: ReadonlySet<string> },
): Record<string, unknown> {
  const { seguro } = blocosDe(rascunho);
  const { vigIni, vigFim, corretoraId } = blocosDe(inicial).seguro ?? {};
  const isAhead = [seguro?.vigIni, seguro?.vigFim].every((dia) => Data.safeParse(dia).success && String(dia) >= hoje);
  const isTheirs = corretoras.has(seguro?.corretoraId ?? '');
  const mended = { ...seguro, ...(!isAhead && { vigIni, vigFim }), ...(!isTheirs && { corretoraId }) };
  return comValorEm(rascunho.risco, 'seguro', mended) as Record<string, unknown>;
}

/** What a new case starts with: the defaults of its line, or what it takes of another. @throws {Recusa} 409 for who has no brokerage */
export async function openRascunho(
  tx: Tx,
  { orcamentos, registry, hoje }: Deps,
  { chamador: { usuarioId }, linha, origem }: Novo,
): Promise<RascunhoOrcamento> {
  const corretoras = await registry.listCorretoras(tx, usuarioId);
  const [corretora] = corretoras;
  if (!corretora) throw semCorretora();
  const { formulario } = linha;
  const inicial = linha.inicial({ hoje, corretoraId: corretora.id });
  const isMesma = origem?.formulario === formulario;
  const copiado = origem && upToDate(origem);
  const risco = origem && copiado && copyRisco(copiado.risco, { de: origem.formulario, para: formulario });
  const base = risco ? { ...inicial, risco: isMesma ? risco : { ...inicial.risco, ...risco } } : inicial;
  const rascunho = risco
    ? { ...base, risco: copiedFrom(base, inicial, { hoje, corretoras: new Set(corretoras.map(({ id }) => id)) }) }
    : base;
  const { seguradoras, formaPreferida } = (isMesma && copiado?.comercial) || {};
  const escolhidas = seguradoras ?? [];
  const corretoraId = blocosDe(rascunho).seguro?.corretoraId ?? corretora.id;
  const termos = await readComercialInicial(tx, { orcamentos, registry }, { usuarioId, formulario, corretoraId, escolhidas });
  return { ...rascunho, comercial: { ...rascunho.comercial, ...termos, ...(formaPreferida && { formaPreferida }) } };
}

/** A new case of a client who is known: what the form asks of them and they have said. What they agreed to they say again. */
export function startedFor(rascunho: RascunhoOrcamento, segurado: Partial<Record<keyof Segurado, string | null>>): RascunhoOrcamento {
  const dito = Object.fromEntries(Object.entries(segurado).filter(([, valor]) => valor !== null));
  const risco = comValorEm(rascunho.risco, 'segurado', { ...blocosDe(rascunho).segurado, ...dito }) as RascunhoOrcamento['risco'];
  return { ...rascunho, risco };
}

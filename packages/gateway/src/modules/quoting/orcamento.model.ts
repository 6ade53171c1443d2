import { Data, type RascunhoAuto, type StatusOrcamento, TipoSeguro } from '@balcao/contracts';
import { descreverBem, normalizeDocumento } from '@balcao/domain';

/** A case in one of these is over: nothing of it changes any more (except that a refused one may be reopened). */
export const ENCERRADOS: ReadonlySet<StatusOrcamento> = new Set(['FECHADO', 'RECUSADO', 'EXPIRADO']);

/** Columns of the list, read from the draft at each save. */
export interface DerivadosOrcamento {
  readonly segurado: string | null;
  readonly documento: string | null;
  readonly bem: string | null;
  readonly tipo: TipoSeguro;
  readonly vigIni: string | null;
  readonly vigFim: string | null;
}

const texto = (value: string | null | undefined): string | null => value?.trim() || null;
const dia = (value: string | null | undefined): string | null => (Data.safeParse(value).success ? (value as string) : null);

/** What the list shows of a draft, however unfinished. */
export function deriveFrom(rascunho: RascunhoAuto): DerivadosOrcamento {
  const { segurado, seguro } = rascunho.risco;
  const tipo = TipoSeguro.safeParse(seguro?.tipo);
  return {
    segurado: texto(segurado?.nome),
    documento: texto(normalizeDocumento(segurado?.documento ?? '')),
    bem: descreverBem(rascunho.risco),
    tipo: tipo.success ? tipo.data : 'NOVO',
    vigIni: dia(seguro?.vigIni),
    vigFim: dia(seguro?.vigFim),
  };
}

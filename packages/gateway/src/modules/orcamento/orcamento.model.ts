import { Data, type Formulario, type Rascunho, type RascunhoOrcamento, type Segurado, type Seguro, TipoSeguro } from '@balcao/contracts';
import { linhas, type LinhaQuotavel, normalizeDocumento } from '@balcao/domain';
import { linhaIndisponivel } from './orcamento.errors.ts';

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

/** The blocks every form has, of a draft that was read by its line. */
export const blocosDe = ({ risco }: RascunhoOrcamento) => risco as { segurado?: Rascunho<Segurado>; seguro?: Rascunho<Seguro> };

/** The line a form belongs to. @throws {Recusa} 422 when the product does not quote it */
export function linhaDo(formulario: Formulario): LinhaQuotavel {
  const linha = linhas[formulario];
  if (!linha) throw linhaIndisponivel();
  return linha;
}

/** A draft of the present version of its line, whenever it was stored. */
export const upToDate = (guardado: { formulario: Formulario; rascunho: RascunhoOrcamento; schemaVersao: number }): RascunhoOrcamento =>
  linhaDo(guardado.formulario).migrate(guardado.rascunho, guardado.schemaVersao);

/** What the list shows of a draft, however unfinished. */
export function deriveFrom(linha: LinhaQuotavel, rascunho: RascunhoOrcamento): DerivadosOrcamento {
  const { segurado, seguro } = blocosDe(rascunho);
  const tipo = TipoSeguro.safeParse(seguro?.tipo);
  return {
    segurado: texto(segurado?.nome),
    documento: texto(normalizeDocumento(segurado?.documento ?? '')),
    bem: linha.describeBem(rascunho),
    tipo: tipo.success ? tipo.data : 'NOVO',
    vigIni: dia(seguro?.vigIni),
    vigFim: dia(seguro?.vigFim),
  };
}

import type { Contrato, CoberturasContratadas, FormaContratada } from '@balcao/contracts';
import { erroCampo, splitParcelas } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import { apoliceImportavelRepository } from './apolice-importavel.repository.ts';
import { type ApoliceGravada, writeApolice } from './contrato.ts';
import { contratoRepository } from './contrato.repository.ts';

/** A policy as a document says it, once a person confirmed what was read. */
export interface ApoliceLida {
  readonly numero: string;
  readonly seguradora: string;
  readonly ramo: string;
  readonly segurado: { readonly nome: string; readonly documento: string };
  readonly bem: string;
  readonly item: { readonly placa: string | null; readonly chassi: string | null; readonly cep: string | null };
  readonly vigIni: string;
  readonly vigFim: string;
  readonly emissao: string;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoBps: number;
  readonly forma: FormaContratada;
  readonly parcelas: readonly { readonly vencimento: string; readonly valorCentavos: number }[];
  readonly coberturas: CoberturasContratadas | null;
  readonly bonus: number | null;
  readonly ci: string | null;
}

/** The brokerage a document's policy is of: the main one the caller sees. */
export async function corretoraDoDocumento(tx: Tx): Promise<string> {
  const [corretora] = (await apoliceImportavelRepository.readNomeaveis(tx)).corretoras;
  if (!corretora) throw camposInvalidos([erroCampo('corretoraId', 'obrigatorio', 'Cadastre uma corretora antes de importar.')]);
  return corretora.id;
}

/** Writes a policy that came by a document, its client found by document or begun, in the caller's transaction. @throws {Recusa} 422 */
export async function writeApoliceLida(
  tx: Tx,
  contexto: Contexto & { readonly usuarioId: string },
  lida: ApoliceLida,
): Promise<ApoliceGravada> {
  const { corretoras, politicas } = await apoliceImportavelRepository.readNomeaveis(tx);
  const corretoraId = corretoras[0]?.id ?? (await corretoraDoDocumento(tx));
  const { segurado, item, numero, emissao, parcelas, ...resto } = lida;
  const clientes = await apoliceImportavelRepository.ensureSegurados(tx, contexto, [{ ...segurado, email: null, celular: null }]);
  const total = lida.premioLiquidoCentavos + lida.iofCentavos;
  const pagas =
    parcelas.length > 0
      ? parcelas
      : splitParcelas(Math.max(0, total), 1, 0).map((valorCentavos) => ({ vencimento: emissao, valorCentavos }));
  const contrato: Contrato = {
    ...resto,
    corretoraId,
    seguradoId: clientes.get(segurado.documento) as string,
    tipoDocumento: 'APOLICE',
    itens: [{ descricao: lida.bem, ...item }],
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao:
      politicas.find((politica) => politica.seguradora === lida.seguradora && politica.corretoraId === corretoraId)?.politica ??
      'PARCELADA',
    parcelas: pagas.map((parcela) => ({ ...parcela, linhaDigitavel: null, pagoEm: null })),
    produtores: [],
    renovacaoDeId: null,
  };
  return writeApolice(tx, contexto, { contrato, numero, emissao, origem: 'PDF', usuarioId: contexto.usuarioId });
}

/** Fills what a policy does not say with what a document of it does; what it says stays. */
export const completeApolice = (tx: Tx, id: string, dito: Pick<ApoliceLida, 'coberturas' | 'bonus' | 'ci'>): Promise<void> =>
  contratoRepository.complete(tx, id, dito);

/** Gives an instalment of a policy the line it is paid by, where it has none. */
export const fillLinhaDigitavel = (
  tx: Tx,
  apoliceId: string,
  parcela: { readonly numero: number; readonly linha: string },
): Promise<void> => contratoRepository.fillLinhaDigitavel(tx, apoliceId, parcela);

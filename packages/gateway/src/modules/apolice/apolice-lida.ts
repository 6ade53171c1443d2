import type { Contrato, CoberturasContratadas, FormaContratada } from '@balcao/contracts';
import { erroCampo, splitParcelas } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import { apoliceImportavelRepository } from './apolice-importavel.repository.ts';
import { type ApoliceGravada, writeApolice } from './contrato.ts';
import { contratoRepository } from './contrato.repository.ts';

/** A policy or a proposal as a document says it, once a person confirmed what was read. */
export interface ContratoLido {
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

/** The contract of what a document says, its client found by document or begun, in the caller's transaction. @throws {Recusa} 422 */
export async function contratoLido(
  tx: Tx,
  contexto: Contexto & { readonly usuarioId: string },
  { segurado, item, emissao, parcelas, ...resto }: ContratoLido,
): Promise<Contrato> {
  const { corretoras, politicas } = await apoliceImportavelRepository.readNomeaveis(tx);
  const corretoraId = corretoras[0]?.id ?? (await corretoraDoDocumento(tx));
  const clientes = await apoliceImportavelRepository.ensureSegurados(tx, contexto, [{ ...segurado, email: null, celular: null }]);
  const total = resto.premioLiquidoCentavos + resto.iofCentavos;
  const pagas =
    parcelas.length > 0
      ? parcelas
      : splitParcelas(Math.max(0, total), 1, 0).map((valorCentavos) => ({ vencimento: emissao, valorCentavos }));
  return {
    ...resto,
    corretoraId,
    seguradoId: clientes.get(segurado.documento) as string,
    tipoDocumento: 'APOLICE',
    itens: [{ descricao: resto.bem, ...item }],
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao:
      politicas.find((politica) => politica.seguradora === resto.seguradora && politica.corretoraId === corretoraId)?.politica ??
      'PARCELADA',
    parcelas: pagas.map((parcela) => ({ ...parcela, linhaDigitavel: null, pagoEm: null })),
    produtores: [],
    renovacaoDeId: null,
  };
}

/** Writes a policy that came by a document, in the caller's transaction. @throws {Recusa} 422 */
export const writeApoliceLida = async (
  tx: Tx,
  contexto: Contexto & { readonly usuarioId: string },
  { numero, ...lida }: ContratoLido & { readonly numero: string },
): Promise<ApoliceGravada> =>
  writeApolice(tx, contexto, {
    contrato: await contratoLido(tx, contexto, lida),
    numero,
    emissao: lida.emissao,
    origem: 'PDF',
    usuarioId: contexto.usuarioId,
  });

/** Fills what a policy does not say with what a document of it does; what it says stays. */
export const completeApolice = (tx: Tx, id: string, dito: Pick<ContratoLido, 'coberturas' | 'bonus' | 'ci'>): Promise<void> =>
  contratoRepository.complete(tx, id, dito);

/** Gives an instalment of a policy the line it is paid by, where it has none. */
export const fillLinhaDigitavel = (
  tx: Tx,
  apoliceId: string,
  parcela: { readonly numero: number; readonly linha: string },
): Promise<void> => contratoRepository.fillLinhaDigitavel(tx, apoliceId, parcela);

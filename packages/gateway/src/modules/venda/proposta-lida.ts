import { erroCampo, planContrato, prazoDeAceite } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador } from '../../plugins/ports.ts';
import { type ContratoLido, contratoLido, judgeContrato } from '../apolice/index.ts';
import { propostaPort } from '../proposta/index.ts';
import { contratoManualRepository } from './contrato-manual.repository.ts';

/** The hour a document that says only its day is taken to have been handed in, in Brasília. */
const MEIO_DIA = 'T12:00:00-03:00';

/** The proposal the subscription has of an insurer under the insurer's number; null when there is none. */
export const findPropostaDaSeguradora = (
  tx: Tx,
  { seguradora, numero }: { readonly seguradora: string; readonly numero: string },
): Promise<string | null> => contratoManualRepository.findPropostaDaSeguradora(tx, { seguradora, numero: numero.trim() });

/**
 * Writes a proposal that came by a document, handed in to its insurer on its day of issue, in the caller's transaction.
 *
 * @returns the one that is there already under the insurer's number, not written again
 * @throws {Recusa} 422 with the fields that are wrong
 */
export async function writePropostaLida(
  tx: Tx,
  chamador: Chamador,
  { numero, ...lida }: ContratoLido & { readonly numero: string },
): Promise<{ readonly id: string; readonly isNova: boolean }> {
  // of two who confirm one document at once, the second finds what the first wrote
  await contratoManualRepository.holdPropostaDaSeguradora(tx, chamador, { seguradora: lida.seguradora, numero });
  const existente = await findPropostaDaSeguradora(tx, { seguradora: lida.seguradora, numero });
  if (existente) return { id: existente, isNova: false };
  const contrato = await contratoLido(tx, chamador, lida);
  const erros = await judgeContrato(tx, contrato);
  if (numero.trim() === '') erros.push(erroCampo('numeroProposta', 'obrigatorio', 'Informe o número da proposta.'));
  if (erros.length > 0) throw camposInvalidos(erros);
  const id = uuidv7();
  await contratoManualRepository.insertProposta(tx, chamador, {
    id,
    numero: await propostaPort.nextNumero(tx, chamador),
    contrato,
    plano: planContrato(contrato),
    numeroSeguradora: numero.trim(),
    motivoRisco: null,
    transmitidaEm: new Date(`${lida.emissao}${MEIO_DIA}`),
    prazoAceite: prazoDeAceite(lida.emissao),
    usuarioId: chamador.usuarioId,
    origem: 'PDF',
  });
  return { id, isNova: true };
}

import type { MudancaDaApolice, TipoEndosso } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import { beforeOf, createEmissaoDeEndosso, isDentro } from './emissao-de-endosso.ts';
import { apoliceTerminada, foraDaVigencia } from './endosso.errors.ts';
import { type ApoliceEndossada, endossoRepository as endossos, type EndossoRow } from './endosso.repository.ts';

/** An endorsement as its insurer printed it, once a person confirmed what was read. Premiums have its sign: less where something leaves. */
export interface EndossoLido {
  readonly apoliceId: string;
  readonly numero: string;
  readonly motivo: string | null;
  readonly vigIni: string;
  readonly emitidoEm: string;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  /** What is insured from now on, where the document says it. */
  readonly bem: string | null;
  readonly item: { readonly placa: string | null; readonly chassi: string | null; readonly cep: string | null };
}

/** What an insurer's words for the reason make of it. */
const kindOf = (motivo: string | null): TipoEndosso =>
  /exclus/i.test(motivo ?? '') ? 'EXCLUSAO' : /inclus/i.test(motivo ?? '') ? 'INCLUSAO' : 'ALTERACAO';

/** Another car than the policy's one: the thing insured changes with it. Of a fleet nobody can tell which leaves. */
function changesOf({ itens }: ApoliceEndossada, { bem, item }: EndossoLido): MudancaDaApolice {
  const [atual] = itens;
  const isOutro =
    atual !== undefined &&
    itens.length === 1 &&
    ((item.placa !== null && item.placa !== atual.placa) || (item.chassi !== null && item.chassi !== atual.chassi));
  return isOutro && bem ? { bem, itens: [{ descricao: bem, ...item }] } : {};
}

/** The endorsement of an insurer's policy under the insurer's number; null when there is none. */
export const findEndossoDaSeguradora = (tx: Tx, apoliceId: string, numero: string): Promise<string | null> =>
  endossos.findDaSeguradora(tx, apoliceId, numero.trim());

/**
 * Writes an endorsement that came by a document, issued as it says, in the caller's transaction.
 *
 * @returns the one the policy has already under that number, not written again
 * @throws {Recusa} 404 of a policy the caller does not see, 409 of one that is over, 422 at what does not fit
 */
export async function writeEndossoLido(
  tx: Tx,
  chamador: Chamador,
  lido: EndossoLido,
  { agora }: Pick<Recursos, 'agora'>,
): Promise<{ readonly id: string; readonly isNovo: boolean }> {
  const apolice = await endossos.lockApolice(tx, lido.apoliceId, escopoDe(chamador.sessao));
  if (!apolice) throw naoEncontrado();
  const existente = await findEndossoDaSeguradora(tx, apolice.id, lido.numero);
  if (existente) return { id: existente, isNovo: false };
  if (apolice.status === 'CANCELADA') throw apoliceTerminada();
  if (!isDentro(apolice, lido.vigIni)) throw foraDaVigencia('vigIni');
  const { premioLiquidoCentavos, iofCentavos, motivo, vigIni, emitidoEm } = lido;
  const depois = changesOf(apolice, lido);
  const id = uuidv7();
  await endossos.insert(tx, chamador, {
    id,
    apoliceId: apolice.id,
    tipo: kindOf(motivo),
    subtipo: null,
    canal: 'MANUAL',
    motivo,
    vigIni,
    dados: { antes: beforeOf(apolice, depois), depois },
    premioLiquidoCentavos,
    iofCentavos,
    comissaoCentavos: 0,
    efeitos: null,
    emitidoEm: null,
    status: 'SOLICITADO',
  });
  const endosso = (await endossos.find(tx, id)) as EndossoRow;
  const emissao = { endossoId: id, versao: endosso.versao, numeroSeguradora: lido.numero.trim(), emitidoEm };
  await createEmissaoDeEndosso({ agora, endossos }).issue(tx, chamador, { apolice, endosso }, emissao);
  return { id, isNovo: true };
}

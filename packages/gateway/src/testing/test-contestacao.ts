import type { Contestacao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { importExtrato, okOf, readComissoes, writeConta } from './extrato.fixture.ts';
import { writeUmaApolice } from './test-endosso.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

const hoje = hojeEm(new Date());

/** A policy of ten commissions: six received, four that should have come forty days ago. */
export async function prepareDevidas(teste: QuotingTeste) {
  const quem = await teste.createCorretor({ administrador: true });
  const apoliceId = await writeUmaApolice(teste, quem);
  const comissoes = await readComissoes(teste, apoliceId);
  await teste.owner('update balcao.comissao set previsao_em = $2 where apolice_id = $1', [apoliceId, addDias(hoje, -40)]);
  return { quem, apoliceId, contaId: await writeConta(teste, quem), apolice: comissoes[0]?.apolice as string, comissoes };
}
export type MundoDeDevidas = Awaited<ReturnType<typeof prepareDevidas>>;

let numero = 0;
/** A statement that pays one instalment, settled. @returns its id */
export async function payParcela(
  teste: QuotingTeste,
  { quem, contaId, apolice }: MundoDeDevidas,
  { parcela, valorCentavos }: { readonly parcela: number; readonly valorCentavos: number },
): Promise<string> {
  numero += 1;
  const { extrato } = await importExtrato(teste, quem, { numero: `K-${numero}`, linhas: [{ apolice, parcela, valorCentavos }] });
  okOf(await quem.request('POST', 'extratos/baixar', { ids: [extrato.id], contaId, data: hoje }));
  return extrato.id;
}

export const reopenExtrato = (quem: Corretor, id: string) => quem.request('POST', `extratos/${id}/reabrir`, {});
export const contest = (quem: Corretor, comissaoIds: readonly (string | undefined)[], mais: object = {}) =>
  quem.request('POST', 'contestacoes', { comissaoIds, motivo: 'PAGA_A_MENOR', texto: null, ...mais });
/** Something is done of a contestation. */
export const actOnContestacao = (quem: Corretor, id: string, ato: string, corpo: object = {}) =>
  quem.request('POST', `contestacoes/${id}/${ato}`, corpo);
export const readContestacao = async (quem: Corretor, id: string) => okOf<Contestacao>(await quem.request('GET', `contestacoes/${id}`));
/** State and what came of the commission of an instalment. */
export const stateOfParcela = async (teste: QuotingTeste, { apoliceId }: MundoDeDevidas, parcela: number) => {
  const uma = (await readComissoes(teste, apoliceId))[parcela - 1];
  return [uma?.status, uma?.recebida];
};

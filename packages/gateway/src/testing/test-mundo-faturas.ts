import { createFaturaTest, grupoDeSaude, MES, TITULOS, vidasDoExemplo } from './test-faturas.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

type Ids = Readonly<Record<string, string>>;

/** A bill of a collective policy and a file of movements that waits to count, of one brokerage. */
export async function createMundoDeFaturas(teste: QuotingTeste, quem: Corretor): Promise<Ids> {
  const fatura = createFaturaTest(teste, quem);
  const { id } = await fatura.open(await fatura.apolice());
  return {
    faturaColetivaId: id,
    movimentacaoId: (await fatura.read(id, `${TITULOS}\nInclusão;11144477735;Ana;10/05/1991;;;${MES}-01;`)).id,
  };
}

/** What `:faturaId` is in an address of bills of policies, which is not that of the subscription's own. */
export const idsDasFaturas = (chamada: string, ids: Ids): Ids =>
  chamada.includes(' /c/api/v1/faturas/') ? { ...ids, faturaId: ids['faturaColetivaId'] ?? '' } : ids;

/** Sends a file to a bill. */
export const sendMovimentacao = (teste: QuotingTeste, quem: Corretor, faturaId: string) =>
  createFaturaTest(teste, quem).send(faturaId, `${TITULOS}\nInclusão;11144477735;Ana;10/05/1991;;;${MES}-01;`);

/** A body each of their calls takes, so that what refuses it is whose it is. */
export const entradasDeFaturas: Readonly<Record<string, object>> = {
  'DELETE /faturas/:faturaId': { versao: 1 },
  'PUT /faturas/:faturaId/grupo': { versao: 1, grupo: grupoDeSaude },
  'POST /faturas/:faturaId/movimentacao/:movimentacaoId/confirmar': { recusadas: 0 },
  'POST /faturas/:faturaId/vidas': { ...vidasDoExemplo[0], tipo: 'INCLUSAO', papel: 'TITULAR' },
  'POST /faturas/:faturaId/fechar': { versao: 1 },
  'POST /faturas/:faturaId/reabrir': { versao: 1, motivo: 'Não é minha' },
};

import type { LightMyRequestResponse } from 'fastify';
import type { Corretor, QuotingTeste } from './test-quoting.ts';
import { dataOf, umOfx } from './test-extrato-bancario.ts';

type Ids = Readonly<Record<string, string>>;

const conta = {
  nome: 'Banco',
  tipo: 'CORRENTE',
  corretoraId: null,
  banco: '999',
  agencia: '1234',
  conta: '12345-6',
  convenio: null,
  saldoInicialCentavos: 0,
  saldoInicialEm: '2026-01-01',
};

/** Two accounts with a file that waits in each, two files that count, a movement and a rule of a brokerage. */
export async function createMundoDoBanco(teste: QuotingTeste, quem: Corretor): Promise<Ids> {
  const post = (path: string, body: object): Promise<LightMyRequestResponse> =>
    quem.request('POST', path, body, { 'idempotency-key': crypto.randomUUID() });
  const idOf = async (resposta: Promise<LightMyRequestResponse>): Promise<string> => dataOf<{ id: string }>(await resposta).id;
  const contaId = await idOf(post('contas-financeiras', conta));
  // of one person one file waits in an account: another takes its place
  const outraId = await idOf(post('contas-financeiras', { ...conta, nome: 'Outro banco', banco: '998' }));
  const read = (memo: string, de = contaId, banco = conta.banco): Promise<string> =>
    idOf(
      teste.app.inject({
        method: 'POST',
        url: `/c/api/v1/extratos-bancarios?${new URLSearchParams({ contaId: de, nome: `${memo}.ofx` }).toString()}`,
        headers: { ...quem.entrada.headers, 'content-type': 'application/octet-stream' },
        payload: umOfx([{ memo }]).toString('latin1').replace('<BANKID>0341', `<BANKID>0${banco}`),
      }),
    );
  const importFile = async (memo: string): Promise<string> =>
    idOf(post(`extratos-bancarios/leituras/${await read(memo)}/confirmar`, { decisoes: [] }));
  await importFile('Fica');
  const [movimento] = dataOf<{ itens: { id: string }[] }>(await quem.request('GET', `movimentos-bancarios?contaId=${contaId}`)).itens;
  const categoria = await teste.owner(
    `insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, 'Do banco', 'DESPESA') returning id`,
    [quem.usuario.assinaturaId],
  );
  return {
    contaId,
    transacaoId: movimento?.id ?? '',
    extratoBancarioId: await importFile('Sai'),
    leituraId: await read('Espera'),
    leituraDispensadaId: await read('Dispensa', outraId, '998'),
    regraId: await idOf(post('regras-memo', { contem: 'tarifa', categoriaId: categoria.rows[0].id })),
  };
}

/** The ids one of its calls is asked with: a reading that counts already is not there to be discarded. */
export const idsDoBanco = (chamada: string, ids: Ids): Ids =>
  chamada.startsWith('DELETE') && chamada.includes('/leituras/') ? { ...ids, leituraId: ids['leituraDispensadaId'] ?? '' } : ids;

/** A body (or a query) each call of accounts and statements of banks takes. */
export const entradasDoBanco: Readonly<Record<string, object>> = {
  'PUT /contas-financeiras/:contaId': { ...conta, versao: 1 },
  'DELETE /contas-financeiras/:contaId': { versao: 1 },
  'POST /extratos-bancarios/leituras/:leituraId/confirmar': { decisoes: [] },
};

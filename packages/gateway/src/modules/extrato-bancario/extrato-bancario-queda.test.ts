import type { ExtratoImportado, FichaContaFinanceira, LeituraDoExtrato } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import { drawn, enterMortal, type ProcessoMortal, SEMENTE, startMortal, wait } from '../../testing/killed-process.ts';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';
import { umOfx } from '../../testing/test-extrato-bancario.ts';
import { createTestUser, type UsuarioTeste } from '../../testing/test-user.ts';
import { proveRazao } from '../../testing/prove-razao.ts';

const QUEDAS = 4;
const MOVIMENTOS = 12_000;

let banco: BancoTeste;
let gateway: ProcessoMortal;
let ana: UsuarioTeste;
let headers: Record<string, string>;
beforeAll(async () => {
  banco = await createTestDatabase();
  ana = await createTestUser(banco.db, { administrador: true });
  gateway = await startMortal(banco.url);
  headers = await enterMortal(gateway, ana);
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await banco.drop();
});

const tenant = <T extends object>(sql: string, params: unknown[] = []): Promise<T[]> =>
  banco.db.tenant({ assinaturaId: ana.assinaturaId, usuarioId: ana.usuarioId }, (tx) => tx.rows(sql, params)) as Promise<T[]>;
/** Asks by one key, again for as long as it is cut off. */
const post = async <T>(path: string, body: object): Promise<T> => {
  const { status, data } = await gateway.insist('POST', `/c/api/v1/${path}`, {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
  });
  if (status !== 200) throw new Error(`respondeu ${status}: ${JSON.stringify(data)}`);
  return data as T;
};

it(`a gateway that dies while a file counts leaves all of it or nothing, and it counts once (QUEDA_SEMENTE=${SEMENTE})`, async () => {
  const conta = await post<FichaContaFinanceira>('contas-financeiras', {
    nome: 'Conta',
    tipo: 'CORRENTE',
    corretoraId: null,
    banco: '999',
    agencia: '1234',
    conta: '12345-6',
    saldoInicialCentavos: 0,
    saldoInicialEm: '2026-10-31',
  });
  const movimentos = Array.from({ length: MOVIMENTOS }, (_, n) => ({
    fitid: `F${n}`,
    dia: `202611${String(1 + (n % 28)).padStart(2, '0')}`,
    valor: `${(n % 900) + 1}.25`,
    memo: `MOVIMENTO ${n}`,
  }));
  const arquivo = umOfx(movimentos).toString('latin1').replace('<BANKID>0341', '<BANKID>0999');
  const done = new AbortController();
  const seen = new Set<number>();
  async function killAtRandom(): Promise<void> {
    for (let vez = 0; vez < QUEDAS && !done.signal.aborted; vez += 1) {
      await wait(150 + drawn(vez) * 1_500);
      await gateway.kill();
      const [{ quantos }] = (await tenant<{ quantos: number }>('select count(*)::int as quantos from balcao.transacao')) as [
        { quantos: number },
      ];
      seen.add(quantos);
      await gateway.restart();
    }
  }
  async function importFile(): Promise<ExtratoImportado> {
    const url = `/c/api/v1/extratos-bancarios?${new URLSearchParams({ contaId: conta.id, nome: 'novembro.ofx' }).toString()}`;
    const lida = await gateway.insist('POST', url, { body: arquivo, headers: { ...headers, 'content-type': 'application/octet-stream' } });
    return post(`extratos-bancarios/leituras/${(lida.data as LeituraDoExtrato).id}/confirmar`, { decisoes: [] });
  }
  const quedas = killAtRandom();
  const extrato = await importFile();
  done.abort();
  await quedas;
  expect(extrato).toMatchObject({ lidos: MOVIMENTOS, novos: MOVIMENTOS });
  // whenever it died, all of the file was there or nothing of it
  for (const quantos of seen) expect([0, MOVIMENTOS]).toContain(quantos);
  const [{ quantos, soma }] = (await tenant<{ quantos: number; soma: number }>(
    'select count(*)::int as quantos, sum(valor_centavos)::float8 as soma from balcao.transacao',
  )) as [{ quantos: number; soma: number }];
  expect(quantos).toBe(MOVIMENTOS);
  expect(soma).toBe(movimentos.reduce((total, { valor }) => total + Math.round(Number(valor) * 100), 0));
  const falhas = await proveRazao(banco.db, { assinaturaId: ana.assinaturaId, usuarioId: null });
  expect(falhas).toEqual([]);
}, 300_000);

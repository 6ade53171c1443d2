import type { ExtratoImportado, FichaContaFinanceira, LeituraDoExtrato } from '@balcao/contracts';
import { type AssinaturaMortal, startAssinaturaMortal } from '../../testing/killed-assinatura.ts';
import { drawn, SEMENTE, wait } from '../../testing/killed-process.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { umOfx } from '../../testing/test-extrato-bancario.ts';

const QUEDAS = 4;
const MOVIMENTOS = 12_000;

let mortal: AssinaturaMortal;
beforeAll(async () => {
  mortal = await startAssinaturaMortal();
}, 240_000);
afterAll(() => mortal.close());

/** Asks by one key, and is told what was done. */
const post = async <T>(path: string, body: object): Promise<T> => {
  const { status, data } = await mortal.ask(path, body);
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
    convenio: null,
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
      await mortal.gateway.kill();
      const { quantos } = await mortal.one<{ quantos: number }>(
        'select count(*)::int as quantos from balcao.transacao where assinatura_id = $1',
      );
      seen.add(quantos);
      await mortal.gateway.restart();
    }
  }
  async function importFile(): Promise<ExtratoImportado> {
    const url = `extratos-bancarios?${new URLSearchParams({ contaId: conta.id, nome: 'novembro.ofx' }).toString()}`;
    const lida = await mortal.upload<LeituraDoExtrato>(url, arquivo, 'application/octet-stream');
    return post(`extratos-bancarios/leituras/${lida.id}/confirmar`, { decisoes: [] });
  }
  const quedas = killAtRandom();
  const extrato = await importFile();
  done.abort();
  await quedas;
  expect(extrato).toMatchObject({ lidos: MOVIMENTOS, novos: MOVIMENTOS });
  // whenever it died, all of the file was there or nothing of it
  for (const quantos of seen) expect([0, MOVIMENTOS]).toContain(quantos);
  const { quantos, soma } = await mortal.one<{ quantos: number; soma: number }>(
    'select count(*)::int as quantos, sum(valor_centavos)::float8 as soma from balcao.transacao where assinatura_id = $1',
  );
  expect(quantos).toBe(MOVIMENTOS);
  expect(soma).toBe(movimentos.reduce((total, { valor }) => total + Math.round(Number(valor) * 100), 0));
  const falhas = await proveRazao(mortal.banco.db, { assinaturaId: mortal.ana.assinaturaId, usuarioId: null });
  expect(falhas).toEqual([]);
}, 300_000);

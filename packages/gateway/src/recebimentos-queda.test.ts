import type { ArquivoExtrato, ExtratoComissao } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { printDoTeste } from './testing/extrato.fixture.ts';
import { type AssinaturaMortal, startAssinaturaMortal } from './testing/killed-assinatura.ts';
import { SEMENTE, wait } from './testing/killed-process.ts';
import { proveRazao } from './testing/prove-razao.ts';
import { umContrato } from './testing/test-endosso.ts';

const QUEDAS = 20;
const [EXTRATOS, APOLICES] = [6, 60] as const;
const VALOR = 6_000;
const hoje = hojeEm(new Date());

let mortal: AssinaturaMortal;
let contaId: string;
beforeAll(async () => {
  mortal = await startAssinaturaMortal({ hasSeguradoras: true });
  contaId = await mortal.writeConta();
}, 240_000);
afterAll(() => mortal.close());

const prove = () => proveRazao(mortal.banco.db, mortal.ana);

async function prepare(): Promise<void> {
  const { id: seguradoId } = await mortal.one<{ id: string }>(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '11144477735', 'Zélia') returning id`,
  );
  await mortal.writeApolices(
    umContrato(mortal.ana.corretoraId, seguradoId),
    Array.from({ length: APOLICES }, (_, n) => `A-${n}`),
  );
}

/** Imports a statement of one instalment of every policy. @returns its id */
async function imported(parcela: number): Promise<string> {
  const linhas = Array.from({ length: APOLICES }, (_, n) => ({ apolice: `A-${n}`, parcela, valorCentavos: VALOR }));
  const body = (await printDoTeste({ numero: `Q-${parcela}`, linhas })).toString('latin1');
  const query = new URLSearchParams({ nome: `Q-${parcela}.csv`, corretoraId: mortal.ana.corretoraId }).toString();
  await mortal.upload(`extratos/arquivos?${query}`, body, 'text/csv');
  for (;;) {
    const arquivo = (await mortal.get<ArquivoExtrato[]>('extratos/arquivos')).find(({ nome }) => nome === `Q-${parcela}.csv`);
    if (arquivo?.status === 'FALHOU') throw new Error(String(arquivo.recusa));
    if (arquivo?.extratoId) return arquivo.extratoId;
    await wait(50);
  }
}

/** A statement from its file to the account, and back, and there again. */
async function followed(parcela: number): Promise<void> {
  const id = await imported(parcela);
  const settle = () => mortal.post('extratos/baixar', { ids: [id], contaId, data: hoje });
  await settle();
  await mortal.post(`extratos/${id}/reabrir`, {});
  await settle();
  const { status } = await mortal.get<ExtratoComissao>(`extratos/${id}`);
  if (status !== 'BAIXADO') throw new Error(`o extrato ${parcela} ficou ${status}`);
}

/** Statements that are neither whole nor absent: without all of their lines, or settled in part. */
const meios = () =>
  mortal.rows(
    `select x.numero, x.status, x.linhas, r.casado_centavos from balcao.extrato_comissao x
     left join balcao.recebimento r on r.extrato_id = x.id and r.excluido_em is null
     where x.assinatura_id = $1 and (x.status in ('LIDO', 'BUSCADO') or x.linhas <> $2
       or (select count(*) from balcao.extrato_linha l where l.extrato_id = x.id) <> $2
       or (x.status in ('BAIXADO', 'DIVERGENTE')) <> (r.id is not null)
       or coalesce(r.casado_centavos, 0) <> (select coalesce(sum(c.recebida_centavos), 0) from balcao.extrato_parte p
         join balcao.comissao c on c.id = p.comissao_id where p.extrato_id = x.id))`,
    APOLICES,
  );

it(`killed twenty times while statements are imported, settled and reopened, leaves nothing half done and does each once (semente ${SEMENTE})`, async () => {
  await prepare();
  const over = new AbortController();
  const all = Promise.all(Array.from({ length: EXTRATOS }, (_, n) => followed(n + 1))).finally(() => over.abort());
  all.catch(() => undefined);
  const quedas = await mortal.killUntil(over.signal, {
    vezes: QUEDAS,
    prazoMs: 1_200,
    whenDead: async () => {
      expect(await meios()).toEqual([]);
      expect(await prove()).toEqual([]);
    },
  });
  await mortal.outlive(all);
  expect(quedas).toBeGreaterThan(3);
  expect(await meios()).toEqual([]);
  expect(await prove()).toEqual([]);
  const { vivos, dinheiro, recebidas } = await mortal.one<{ vivos: number; dinheiro: number; recebidas: number }>(
    `select (select count(*)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as vivos,
       (select sum(valor_centavos)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as dinheiro,
       (select count(*)::int from balcao.comissao where assinatura_id = $1 and status = 'RECEBIDA') as recebidas`,
  );
  expect([vivos, dinheiro, recebidas]).toEqual([EXTRATOS, EXTRATOS * APOLICES * VALOR, EXTRATOS * APOLICES]);
}, 600_000);

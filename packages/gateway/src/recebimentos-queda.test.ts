import { proveRazao } from './testing/prove-razao.ts';
import type { ArquivoExtrato, ExtratoComissao } from '@balcao/contracts';
import { hojeEm, planContrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { contratoRepository } from './modules/apolice/contrato.repository.ts';
import { drawn, enterMortal, type ProcessoMortal, SEMENTE, startMortal, wait } from './testing/killed-process.ts';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';
import { umContrato } from './testing/test-endosso.ts';
import { printDoTeste } from './testing/extrato.fixture.ts';
import { activate, asOwner, SLUGS } from './testing/test-quoting.ts';
import { createTestUser, type UsuarioTeste } from './testing/test-user.ts';

const QUEDAS = 20;
const [EXTRATOS, APOLICES] = [6, 60] as const;
const VALOR = 6_000;
const hoje = hojeEm(new Date());

let banco: BancoTeste;
let gateway: ProcessoMortal;
let ana: UsuarioTeste;
let headers: Record<string, string>;
let contaId: string;
beforeAll(async () => {
  banco = await createTestDatabase();
  await asOwner(banco.url, async (client) => {
    await client.query(
      `insert into balcao.seguradora (slug, nome, tipo, linhas) select s, initcap(replace(s, '_', ' ')), 'SEGURADORA', '{AUTO}' from unnest($1::text[]) s`,
      [[...SLUGS]],
    );
  });
  ana = await createTestUser(banco.db, { administrador: true });
  await activate(banco.db, ana);
  gateway = await startMortal(banco.url);
  headers = await enterMortal(gateway, ana);
  [{ id: contaId }] = (await rows<{ id: string }>(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Caixa', 'CAIXA', '2026-01-01') returning id`,
  )) as [{ id: string }];
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await banco.drop();
});

/** Reads past the gateway, of the subscription alone. */
async function rows<T extends object>(sql: string, ...params: unknown[]): Promise<T[]> {
  let found: T[] = [];
  await asOwner(banco.url, async (client) => void ({ rows: found } = await client.query<T>(sql, [ana.assinaturaId, ...params])));
  return found;
}
const get = async <T>(path: string): Promise<T> => (await gateway.insist('GET', `/c/api/v1/${path}`, { headers })).data as T;
/** Asks by one key, again for as long as it is cut off; what was done before is told so. */
async function post(path: string, body: object): Promise<void> {
  const { status, data } = await gateway.insist('POST', `/c/api/v1/${path}`, {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
  });
  if (status !== 200 && status !== 409) throw new Error(`respondeu ${status}: ${JSON.stringify(data)}`);
}
const prove = () => proveRazao(banco.db, ana);

async function prepare(): Promise<void> {
  const [cliente] = await rows<{ id: string }>(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '11144477735', 'Zélia') returning id`,
  );
  const contrato = umContrato(ana.corretoraId, cliente?.id as string);
  const nova = (numero: string) => ({
    id: uuidv7(),
    contrato,
    plano: planContrato(contrato),
    numero,
    emissao: contrato.vigIni,
    origem: 'MANUAL' as const,
    usuarioId: ana.usuarioId,
  });
  await banco.db.tenant(ana, (tx) =>
    contratoRepository.insertMany(
      tx,
      ana,
      Array.from({ length: APOLICES }, (_, n) => nova(`A-${n}`)),
    ),
  );
}

/** Imports a statement of one instalment of every policy. @returns its id */
async function imported(parcela: number): Promise<string> {
  const linhas = Array.from({ length: APOLICES }, (_, n) => ({ apolice: `A-${n}`, parcela, valorCentavos: VALOR }));
  const body = (await printDoTeste({ numero: `Q-${parcela}`, linhas })).toString('latin1');
  const query = new URLSearchParams({ nome: `Q-${parcela}.csv`, corretoraId: ana.corretoraId }).toString();
  await gateway.insist('POST', `/c/api/v1/extratos/arquivos?${query}`, { body, headers: { ...headers, 'content-type': 'text/csv' } });
  for (;;) {
    const arquivo = (await get<ArquivoExtrato[]>('extratos/arquivos')).find(({ nome }) => nome === `Q-${parcela}.csv`);
    if (arquivo?.status === 'FALHOU') throw new Error(String(arquivo.recusa));
    if (arquivo?.extratoId) return arquivo.extratoId;
    await wait(50);
  }
}

/** A statement from its file to the account, and back, and there again. */
async function followed(parcela: number): Promise<void> {
  const id = await imported(parcela);
  const settle = () => post('extratos/baixar', { ids: [id], contaId, data: hoje });
  await settle();
  await post(`extratos/${id}/reabrir`, {});
  await settle();
  const { status } = await get<ExtratoComissao>(`extratos/${id}`);
  if (status !== 'BAIXADO') throw new Error(`o extrato ${parcela} ficou ${status}`);
}

/** Statements that are neither whole nor absent: without all of their lines, or settled in part. */
const meios = () =>
  rows(
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
  let quedas = 0;
  while (quedas < QUEDAS && !over.signal.aborted) {
    await wait(20 + drawn(quedas) ** 2 * 1_200);
    await gateway.kill();
    quedas += 1;
    expect(await meios()).toEqual([]);
    expect(await prove()).toEqual([]);
    await gateway.restart();
  }
  await all;
  expect(quedas).toBeGreaterThan(3);
  expect(await meios()).toEqual([]);
  expect(await prove()).toEqual([]);
  const [{ vivos, dinheiro, recebidas }] = (await rows<{ vivos: number; dinheiro: number; recebidas: number }>(
    `select (select count(*)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as vivos,
       (select sum(valor_centavos)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as dinheiro,
       (select count(*)::int from balcao.comissao where assinatura_id = $1 and status = 'RECEBIDA') as recebidas`,
  )) as [{ vivos: number; dinheiro: number; recebidas: number }];
  expect([vivos, dinheiro, recebidas]).toEqual([EXTRATOS, EXTRATOS * APOLICES * VALOR, EXTRATOS * APOLICES]);
}, 600_000);

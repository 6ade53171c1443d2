import type { Contestacao } from '@balcao/contracts';
import { addDias, hojeEm, planContrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { contratoRepository } from './modules/apolice/contrato.repository.ts';
import { drawn, enterMortal, type ProcessoMortal, SEMENTE, startMortal, wait } from './testing/killed-process.ts';
import { proveRazao } from './testing/prove-razao.ts';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';
import { umContrato } from './testing/test-endosso.ts';
import { activate, asOwner, SLUGS } from './testing/test-quoting.ts';
import { createTestUser, type UsuarioTeste } from './testing/test-user.ts';

const QUEDAS = 20;
const [CONTESTACOES, VALOR] = [12, 6_000] as const;
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
/** Asks by one key, again for as long as it is cut off; of what was done before it was cut off, the answer is lost. */
async function post(path: string, body: object): Promise<void> {
  const { status, data } = await gateway.insist('POST', `/c/api/v1/${path}`, {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
  });
  if (status !== 200 && status !== 409) throw new Error(`${path} respondeu ${status}: ${JSON.stringify(data)}`);
}

/** Policies whose commissions should have come. @returns one commission of each */
async function prepare(): Promise<string[]> {
  const [cliente] = await rows<{ id: string }>(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '11144477735', 'Zélia') returning id`,
  );
  const contrato = umContrato(ana.corretoraId, cliente?.id as string);
  await banco.db.tenant(ana, (tx) =>
    contratoRepository.insertMany(
      tx,
      ana,
      Array.from({ length: CONTESTACOES }, (_, n) => ({
        id: uuidv7(),
        contrato,
        plano: planContrato(contrato),
        numero: `A-${n}`,
        emissao: contrato.vigIni,
        origem: 'MANUAL' as const,
        usuarioId: ana.usuarioId,
      })),
    ),
  );
  await rows('update balcao.comissao set previsao_em = $2 where assinatura_id = $1', addDias(hoje, -40));
  [{ id: contaId }] = (await rows<{ id: string }>(
    `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Caixa', 'CAIXA', '2026-01-01') returning id`,
  )) as [{ id: string }];
  const comissoes = await rows<{ id: string }>(`select id from balcao.comissao where assinatura_id = $1 and numero = 8 order by id`);
  return comissoes.map(({ id }) => id);
}

const read = (id: string) => get<Contestacao>(`contestacoes/${id}`);

/** One is paid in part, contested, its letter sent, and closed by the rest. */
async function followed(comissaoId: string): Promise<void> {
  const receive = (valorCentavos: number) =>
    post('recebimentos', {
      descricao: 'Depósito',
      seguradora: 'alfa_seguros',
      corretoraId: ana.corretoraId,
      contaId,
      dia: hoje,
      valorCentavos,
      comissoes: [{ comissaoId, valorCentavos }],
    });
  await receive(VALOR - 1_000);
  await post('contestacoes', { comissaoIds: [comissaoId], motivo: 'PAGA_A_MENOR', texto: null });
  const [{ id }] = (await rows<{ id: string }>(
    'select contestacao_id as id from balcao.contestacao_item where assinatura_id = $1 and comissao_id = $2',
    comissaoId,
  )) as [{ id: string }];
  await post(`contestacoes/${id}/enviar`, { destinatario: 'comissoes@alfa.test', mensagem: 'Segue a carta.' });
  for (const until = Date.now() + 240_000; ['NA_FILA', 'ENVIANDO'].includes((await read(id)).envio?.status ?? ''); await wait(100))
    if (Date.now() > until) throw new Error('a carta não chegou a um fim');
  await receive(1_000);
  const { status, desfecho } = await read(id);
  if (status !== 'ENCERRADA' || desfecho !== 'PAGA') throw new Error(`a contestação ficou ${status} ${desfecho}`);
}

/** What is half done: a contestation that is not as its commissions and its letters are. */
const meios = () =>
  rows(
    `select k.numero, k.status, k.desfecho from balcao.contestacao k where k.assinatura_id = $1 and (
       not exists (select from balcao.contestacao_item i where i.contestacao_id = k.id)
       or (k.status = 'ENCERRADA') = exists (select from balcao.contestacao_item i where i.contestacao_id = k.id and i.situacao = 'ABERTO')
       or exists (select from balcao.contestacao_item i join balcao.comissao c on c.id = i.comissao_id where i.contestacao_id = k.id
         and (c.status <> case i.situacao when 'PAGO' then 'RECEBIDA' else 'CONTESTADA' end))
       or (select count(*) from balcao.contestacao_envio e where e.contestacao_id = k.id and e.status = 'ENVIADA')
         <> (select count(*) from balcao.contestacao_evento v where v.contestacao_id = k.id and v.tipo = 'ENVIADA'))`,
  );

it(`killed twenty times while differences are contested, sent and paid, leaves nothing half done and does each once (semente ${SEMENTE})`, async () => {
  const comissoes = await prepare();
  expect(comissoes).toHaveLength(CONTESTACOES);
  const over = new AbortController();
  const all = Promise.all(comissoes.map(followed)).finally(() => over.abort());
  all.catch(() => undefined);
  let quedas = 0;
  while (quedas < QUEDAS && !over.signal.aborted) {
    await wait(20 + drawn(quedas) ** 2 * 1_200);
    await gateway.kill();
    quedas += 1;
    expect(await meios()).toEqual([]);
    expect(await proveRazao(banco.db, ana)).toEqual([]);
    // a letter that was cut off waits for its process to be known as gone
    await asOwner(banco.url, async (client) => {
      await client.query(
        `with j as (update graphile_worker._private_jobs set locked_at = locked_at - interval '5 minutes')
         update balcao.processo set visto_em = visto_em - interval '5 minutes'`,
      );
    });
    await gateway.restart();
  }
  await all;
  expect(quedas).toBeGreaterThan(3);
  expect(await meios()).toEqual([]);
  expect(await proveRazao(banco.db, ana)).toEqual([]);
  const [contagem] = await rows<{ contestacoes: number; dinheiro: number; numeros: number }>(
    `select count(*)::int as contestacoes, count(distinct numero)::int as numeros,
       (select sum(valor_centavos)::int from balcao.recebimento where assinatura_id = $1 and excluido_em is null) as dinheiro
     from balcao.contestacao where assinatura_id = $1`,
  );
  expect(contagem).toEqual({ contestacoes: CONTESTACOES, numeros: CONTESTACOES, dinheiro: CONTESTACOES * VALOR });
}, 600_000);

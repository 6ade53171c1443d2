import type { FichaLote, LoteRepasse, PreviaLote } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { drawn, enterMortal, type ProcessoMortal, SEMENTE, startMortal, wait } from './testing/killed-process.ts';
import { proveRazao } from './testing/prove-razao.ts';
import { type BancoTeste, createTestDatabase } from './testing/test-database.ts';
import { asOwner } from './testing/test-quoting.ts';
import { createTestUser, type UsuarioTeste } from './testing/test-user.ts';

const QUEDAS = 20;
const [PRODUTORES, REPASSES, VALOR] = [12, 25, 1_000] as const;
const hoje = hojeEm(new Date());

/** Nine digits with the two that check them. */
function cpfOf(nove: number): string {
  const check = (digitos: string): number => {
    const resto = ([...digitos].reduce((soma, um, at) => soma + Number(um) * (digitos.length + 1 - at), 0) * 10) % 11;
    return resto % 10;
  };
  const base = String(nove);
  const primeiro = `${base}${check(base)}`;
  return `${primeiro}${check(primeiro)}`;
}

let banco: BancoTeste;
let gateway: ProcessoMortal;
let ana: UsuarioTeste;
let headers: Record<string, string>;
let contaId: string;
beforeAll(async () => {
  banco = await createTestDatabase();
  ana = await createTestUser(banco.db, { administrador: true });
  await rows(
    `with conta as (insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_em) values ($1, 'Caixa', 'CAIXA', '2026-01-01') returning id),
       produtores as (insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, iss_bps)
         select $1, 'EXTERNO', 'PF', 'Produtor ' || n, d, 500 from unnest($2::text[]) with ordinality as x (d, n) returning id)
     insert into balcao.repasse (assinatura_id, produtor_id, base, base_centavos, pct_bps, parte_bps, valor_centavos, liberado_em)
     select $1, p.id, 'COMISSAO_BRUTA', 2500, 4000, 10000, $4, current_date - 1 from produtores p, generate_series(1, $3)`,
    Array.from({ length: PRODUTORES }, (_, n) => cpfOf(100_000_000 + n * 7_919)),
    REPASSES,
    VALOR,
  );
  [{ id: contaId }] = (await rows<{ id: string }>('select id from balcao.conta_financeira where assinatura_id = $1')) as [{ id: string }];
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
const get = async <T>(path: string): Promise<T> => (await gateway.insist('GET', `/c/api/v1/repasses/lotes${path}`, { headers })).data as T;
/** Asks by one key, again for as long as it is cut off. @returns null of what was done before the answer was lost: it is told so */
async function post<T>(path: string, body: object): Promise<T | null> {
  const { status, data } = await gateway.insist('POST', `/c/api/v1/repasses/lotes${path}`, {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
  });
  if (status !== 200 && status !== 409) throw new Error(`${path} respondeu ${status}: ${JSON.stringify(data)}`);
  return status === 200 ? (data as T) : null;
}

/** Everything that is released in a lot, paid and taken back; the last time it stays paid. */
async function followed(isLast: boolean): Promise<void> {
  const periodo = { de: '2026-01-01', ate: hoje };
  const previa = await post<PreviaLote>('/simular', periodo);
  await post<FichaLote>('', { ...periodo, brutoCentavos: previa?.brutoCentavos });
  const [{ id } = { id: '' }] = (await get<{ itens: LoteRepasse[] }>('?status=ABERTO')).itens;
  const act = async (ato: string, corpo: object = {}): Promise<void> => {
    const { versao } = await get<FichaLote>(`/${id}`);
    await post(`/${id}/${ato}`, { versao, ...corpo });
  };
  await act('aprovar');
  await act('pagar', { contaId, pagoEm: hoje });
  const { status } = await get<FichaLote>(`/${id}`);
  if (status !== 'PAGO') throw new Error(`o lote ficou ${status}`);
  if (!isLast) await act('desfazer', { motivo: 'de novo' });
}

/** Lots that are neither whole nor absent, and payments whose money moved otherwise than they say. */
const meios = () =>
  rows(
    `select l.numero, l.status, count(g.*)::int as pagamentos, count(g.lancamento_id)::int as lancamentos,
       (select count(*)::int from balcao.repasse r where r.lote_id = l.id) as repasses
     from balcao.lote_repasse l left join balcao.pagamento_repasse g on g.lote_id = l.id where l.assinatura_id = $1 group by l.id
     having count(g.*) <> $2
       or count(g.lancamento_id) <> case l.status when 'PAGO' then $2 else 0 end
       or (select count(*) from balcao.repasse r where r.lote_id = l.id and r.status = case l.status when 'PAGO' then 'PAGO' else 'EM_LOTE' end)
         <> case when l.status in ('ESTORNADO', 'CANCELADO') then 0 else $2 * $3 end
       or (select count(*) from balcao.lancamento e where e.excluido_em is null and e.origem_id in (select p.id from balcao.pagamento_repasse p where p.lote_id = l.id))
         <> case l.status when 'PAGO' then $2 else 0 end`,
    PRODUTORES,
    REPASSES,
  );

it(`killed twenty times while lots are made, paid and taken back, leaves nothing half done and pays each once (semente ${SEMENTE})`, async () => {
  const over = new AbortController();
  const all = (async () => {
    for (let volta = 1; !over.signal.aborted; volta += 1) await followed(false);
  })();
  all.catch(() => over.abort());
  for (let quedas = 0; quedas < QUEDAS && !over.signal.aborted; quedas += 1) {
    await wait(20 + drawn(quedas) ** 2 * 900);
    await gateway.kill();
    expect(await meios()).toEqual([]);
    expect(await proveRazao(banco.db, ana)).toEqual([]);
    await gateway.restart();
  }
  over.abort();
  await all;
  await followed(true);
  expect(await meios()).toEqual([]);
  expect(await proveRazao(banco.db, ana)).toEqual([]);
  const [fim] = await rows<{ lotes: number; pagos: number; saiu: number }>(
    `select (select count(*)::int from balcao.lote_repasse where assinatura_id = $1) as lotes,
       (select count(*)::int from balcao.lote_repasse where assinatura_id = $1 and status = 'PAGO') as pagos,
       (select sum(valor_centavos)::int from balcao.lancamento where assinatura_id = $1 and excluido_em is null) as saiu`,
  );
  expect(fim?.lotes).toBeGreaterThan(1);
  expect([fim?.pagos, fim?.saiu]).toEqual([1, PRODUTORES * REPASSES * VALOR * 0.95]);
}, 600_000);

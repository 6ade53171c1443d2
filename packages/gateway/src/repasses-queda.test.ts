import type { FichaLote, LoteRepasse, PreviaLote } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { type AssinaturaMortal, startAssinaturaMortal } from './testing/killed-assinatura.ts';
import { SEMENTE } from './testing/killed-process.ts';
import { proveRazao } from './testing/prove-razao.ts';
import { cpf } from './testing/test-segurado.ts';

const QUEDAS = 20;
const [PRODUTORES, REPASSES, VALOR] = [12, 25, 1_000] as const;
const hoje = hojeEm(new Date());

let mortal: AssinaturaMortal;
let contaId: string;
beforeAll(async () => {
  mortal = await startAssinaturaMortal();
  contaId = await mortal.writeConta();
  await mortal.rows(
    `with produtores as (insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, iss_bps)
       select $1, 'EXTERNO', 'PF', 'Produtor ' || n, d, 500 from unnest($2::text[]) with ordinality as x (d, n) returning id)
     insert into balcao.repasse (assinatura_id, produtor_id, base, base_centavos, pct_bps, parte_bps, valor_centavos, liberado_em)
     select $1, p.id, 'COMISSAO_BRUTA', 2500, 4000, 10000, $4, current_date - 1 from produtores p, generate_series(1, $3)`,
    Array.from({ length: PRODUTORES }, cpf),
    REPASSES,
    VALOR,
  );
}, 240_000);
afterAll(() => mortal.close());

const get = <T>(path: string): Promise<T> => mortal.get<T>(`repasses/lotes${path}`);
const post = <T>(path: string, body: object): Promise<T | null> => mortal.post<T>(`repasses/lotes${path}`, body);
const prove = () => proveRazao(mortal.banco.db, mortal.ana);

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
  mortal.rows(
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
  await mortal.killUntil(over.signal, {
    vezes: QUEDAS,
    prazoMs: 900,
    whenDead: async () => {
      expect(await meios()).toEqual([]);
      expect(await prove()).toEqual([]);
    },
  });
  over.abort();
  await all;
  await followed(true);
  expect(await meios()).toEqual([]);
  expect(await prove()).toEqual([]);
  const fim = await mortal.one<{ lotes: number; pagos: number; saiu: number }>(
    `select (select count(*)::int from balcao.lote_repasse where assinatura_id = $1) as lotes,
       (select count(*)::int from balcao.lote_repasse where assinatura_id = $1 and status = 'PAGO') as pagos,
       (select sum(valor_centavos)::int from balcao.lancamento where assinatura_id = $1 and excluido_em is null) as saiu`,
  );
  expect(fim.lotes).toBeGreaterThan(1);
  expect([fim.pagos, fim.saiu]).toEqual([1, PRODUTORES * REPASSES * VALOR * 0.95]);
}, 600_000);

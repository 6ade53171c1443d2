import type { Repasse, SaldoDoProdutor, TotaisRepasses } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import { okOf } from '../../testing/extrato.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';
import { until } from '../../testing/until.ts';
import { createPrevistosJob, createRefreshPrevistos } from './previsto.job.ts';
import { previstoRepository } from './previsto.repository.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const previstos = (quem: Corretor, query = '') => repasses.list(quem, `status=PREVISTO&${query}`);
const totaisDe = async (quem: Corretor, query = '') =>
  okOf<TotaisRepasses>(await quem.request('GET', `repasses/totais?status=PREVISTO&${query}`));

const COLUNAS = 'id, comissao_id, apolice_id, produtor_id, papel, base, base_centavos, pct_bps, parte_bps, valor_centavos, dia';
/** What is kept and what it must be, worked out whole: of each, the lines the other has not. */
async function differences({ usuario: { assinaturaId } }: Corretor): Promise<unknown[]> {
  const rows = await teste.db.tenant({ assinaturaId, usuarioId: null }, (tx) =>
    tx.rows(
      `(select 'falta' as que, x::text as linha from (select ${COLUNAS} from balcao.repasses_previstos()
          except select ${COLUNAS} from balcao.repasse_previsto) x)
       union all (select 'sobra', x::text from (select ${COLUNAS} from balcao.repasse_previsto
          except select ${COLUNAS} from balcao.repasses_previstos()) x)
       union all select 'velha', k.id::text from balcao.repasse_previsto k join balcao.apolice a on a.id = k.apolice_id join balcao.produtor p on p.id = k.produtor_id
         where (k.apolice_numero, k.seguradora, k.corretora_id, k.produtor_nome) is distinct from (a.numero, a.seguradora, a.corretora_id, p.nome)
       union all select 'soma', x::text from (select produtor_id, date_trunc('month', dia)::date, seguradora, corretora_id, count(*)::int, sum(valor_centavos)::bigint
           from balcao.repasse_previsto group by 1, 2, 3, 4
         except select produtor_id, mes, seguradora, corretora_id, quantas, valor_centavos from balcao.repasse_previsto_soma) x
       union all select 'soma a mais', s::text from balcao.repasse_previsto_soma s where (s.quantas <> 0 or s.valor_centavos <> 0)
         and not exists (select from balcao.repasse_previsto k where (k.produtor_id, date_trunc('month', k.dia), k.seguradora) = (s.produtor_id, s.mes, s.seguradora))`,
    ),
  );
  return rows;
}

it('reads what is expected from where it is kept, and goes through no commission that did not change', async () => {
  const { quem } = await repasses.openCorretora([{ peso: 10_000 }]);
  const antes = await previstos(quem);
  expect(antes).toHaveLength(10);
  expect((await totaisDe(quem)).valorCentavos).toBe(24_000);
  // only the line itself is changed: whoever worked it out again would not see this
  await teste.owner('update balcao.repasse_previsto set valor_centavos = 1 where assinatura_id = $1', [quem.usuario.assinaturaId]);
  expect((await previstos(quem)).map(({ valorCentavos }) => valorCentavos)).toEqual(Array.from({ length: 10 }, () => 1));
  expect(await totaisDe(quem)).toMatchObject({ total: 10, valorCentavos: 10, aRecalcular: 0 });
  expect(okOf<SaldoDoProdutor[]>(await quem.request('GET', 'repasses/produtores'))).toMatchObject([{ previstoCentavos: 10 }]);
});

it('sums days, a producer and an insurer as the lines themselves do', async () => {
  const { quem, produtores } = await repasses.openCorretora([{ peso: 6_900 }, { peso: 3_100 }]);
  const linhas = await previstos(quem);
  const dias = linhas.map(({ dia }) => dia).toSorted();
  const vespera = (dia: string) => addDias(dia, -1);
  const inicio = `${dias.at(6)?.slice(0, 7)}-01`;
  const marcos = [
    undefined,
    dias[0],
    dias.at(7),
    vespera(dias.at(7) ?? ''),
    inicio,
    vespera(inicio),
    vespera(vespera(inicio)),
    dias.at(-1),
  ];
  for (const produtor of [undefined, produtores[1]])
    for (const de of marcos)
      for (const ate of marcos) {
        const dentro = linhas.filter((um) => (!produtor || um.produtorId === produtor) && (!de || um.dia >= de) && (!ate || um.dia <= ate));
        const filtro = new URLSearchParams(
          Object.entries({ produtor, de, ate }).flatMap(([nome, valor]) => (valor ? [[nome, valor]] : [])),
        );
        if (de && ate && de > ate) continue;
        expect([filtro.toString(), await totaisDe(quem, filtro.toString())]).toMatchObject([
          filtro.toString(),
          { total: dentro.length, valorCentavos: dentro.reduce((total, { valorCentavos }) => total + valorCentavos, 0) },
        ]);
      }
  expect(await totaisDe(quem, 'seguradora=beta_seguros')).toMatchObject({ total: 0, valorCentavos: 0 });
  // a search sums the lines it finds
  expect(await totaisDe(quem, `q=${linhas[0]?.apolice?.replace('-', '')}`)).toMatchObject({ total: 20, valorCentavos: 24_000 });
});

it('finds, narrows and orders what is expected as the list of what is owed is', async () => {
  const { quem, produtores, comissoes } = await repasses.openCorretora([
    { peso: 7_000, nome: 'Zuleica Prado' },
    { peso: 3_000, nome: 'Álvaro Reis' },
  ]);
  const valores = (um: readonly Repasse[]) => um.map(({ valorCentavos }) => valorCentavos);
  expect(await previstos(quem, 'q=zuleica')).toHaveLength(10);
  expect(await previstos(quem, `q=${comissoes[0]?.apolice.replace('-', '')}`)).toHaveLength(20);
  expect(await previstos(quem, 'q=ninguem')).toEqual([]);
  const [primeiro] = await previstos(quem, 'ordenar=dia');
  // a word of the policy and of one producer too: each line once, in the order asked for, as many as are summed
  await teste.owner("update balcao.produtor set nome = $2 || ' Prado' where id = $1", [produtores[0], primeiro?.segurado]);
  const doNome = `q=${encodeURIComponent(primeiro?.segurado ?? '')}`;
  const dosDois = await previstos(quem, `${doNome}&ordenar=-valor`);
  expect(new Set(dosDois.map(({ id }) => id)).size).toBe(20);
  expect(valores(dosDois)).toEqual([...Array.from({ length: 10 }, () => 1_680), ...Array.from({ length: 10 }, () => 720)]);
  expect(await totaisDe(quem, doNome)).toMatchObject({ total: 20, valorCentavos: 24_000 });
  expect(await previstos(quem, `q=${encodeURIComponent(primeiro?.segurado ?? '')}`)).toHaveLength(20);
  expect(await previstos(quem, `produtor=${produtores[1]}`)).toHaveLength(10);
  expect(await previstos(quem, 'seguradora=beta_seguros')).toEqual([]);
  expect(await previstos(quem, 'seguradora=alfa_seguros')).toHaveLength(20);
  expect(await previstos(quem, `ate=${primeiro?.dia}`)).toHaveLength(2);
  expect(valores(await previstos(quem, 'ordenar=-valor')).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 1_680));
  expect((await previstos(quem, 'ordenar=produtor')).slice(0, 10).every(({ produtor }) => produtor === 'Álvaro Reis')).toBe(true);
  expect(await totaisDe(quem, `produtor=${produtores[1]}`)).toMatchObject({ total: 10, valorCentavos: 7_200 });
});

it('says how many are still to be worked out where they are too many to wait for, and a job does it', async () => {
  const { quem } = await repasses.openCorretora([{ peso: 10_000 }]);
  const contexto = { assinaturaId: quem.usuario.assinaturaId, usuarioId: null };
  const refresh = createRefreshPrevistos({
    db: teste.db,
    previstos: { ...previstoRepository, refresh: (tx) => previstoRepository.refresh(tx, 1) },
  });
  await refresh(contexto, 60_000);
  await teste.owner('update balcao.comissao set previsao_em = previsao_em + 1 where assinatura_id = $1', [contexto.assinaturaId]);
  await teste.owner(
    `with idas as (delete from balcao.repasse_previsto_mudanca where assinatura_id = $1 returning assinatura_id, comissoes)
     insert into balcao.repasse_previsto_mudanca (assinatura_id, comissoes) select i.assinatura_id, array[c] from idas i, unnest(i.comissoes) c`,
    [contexto.assinaturaId],
  );
  expect(await refresh(contexto, 0)).toBe(10);
  await teste.owner('select balcao.enfileirar($1, $2)', ['repasses_previstos', JSON.stringify({ assinaturaId: contexto.assinaturaId })]);
  await until(async () => (await differences(quem)).length === 0);
}, 60_000);

it('waits for nobody who works them out meanwhile: it says how many are left, and shows what is kept', async () => {
  const { quem, produtores } = await repasses.openCorretora([{ peso: 10_000 }]);
  const contexto = { assinaturaId: quem.usuario.assinaturaId, usuarioId: null };
  expect(await previstos(quem)).toHaveLength(10);
  await teste.db.tenant(contexto, async (tx) => {
    expect(await previstoRepository.refresh(tx, 1)).toBe(true);
    await teste.owner('update balcao.regra_repasse set pct_bps = 5000 where produtor_id = $1', [produtores[0]]);
    expect(await totaisDe(quem)).toMatchObject({ valorCentavos: 24_000, aRecalcular: 1 });
    expect(await previstos(quem)).toHaveLength(10);
  });
  expect(await totaisDe(quem)).toMatchObject({ valorCentavos: 30_000, aRecalcular: 0 });
});

it('is done by one job of a subscription at a time, and the others end at once', async () => {
  const { quem } = await repasses.openCorretora([{ peso: 10_000 }]);
  const contexto = { assinaturaId: quem.usuario.assinaturaId, usuarioId: null };
  const refresh = createPrevistosJob({ db: teste.db, previstos: previstoRepository });
  const left = () => teste.db.tenant(contexto, (tx) => previstoRepository.countStale(tx));
  await refresh(contexto);
  await teste.owner('update balcao.comissao set previsao_em = previsao_em + 1 where assinatura_id = $1', [contexto.assinaturaId]);
  await teste.db.tenant(contexto, async (tx) => {
    expect(await previstoRepository.takeTurn(tx)).toBe(true);
    await Promise.all([refresh(contexto), refresh(contexto)]);
    expect(await left()).toBe(10);
  });
  await Promise.all([refresh(contexto), refresh(contexto)]);
  expect(await left()).toBe(0);
  expect(await differences(quem)).toEqual([]);
});

it('has nothing to work out again of what changes nothing that a share follows from', async () => {
  const { quem, produtores, apoliceId } = await repasses.openCorretora([{ peso: 10_000 }]);
  const { assinaturaId } = quem.usuario;
  const owner = (sql: string) => teste.owner(sql, [assinaturaId]);
  const setParametro = (supervisorBps: number, aprovacaoPorOutro: boolean) =>
    owner(
      `insert into balcao.parametro (assinatura_id, grupo, valor) values ($1, 'repasse', '${JSON.stringify({ supervisorBps, aprovacaoPorOutro })}')
       on conflict (assinatura_id, grupo) do update set valor = excluded.valor`,
    );
  await teste.owner('insert into balcao.divisao_produtor (assinatura_id, apolice_id, desde, produtores) values ($1, $2, $3, $4)', [
    assinaturaId,
    apoliceId,
    hoje,
    JSON.stringify([{ id: produtores[0], nome: 'A', pctBps: 10_000 }]),
  ]);
  await setParametro(100, false);
  const marked = async () => (await owner('select 1 from balcao.repasse_previsto_mudanca where assinatura_id = $1')).rows.length;
  await createRefreshPrevistos({ db: teste.db, previstos: previstoRepository })({ assinaturaId, usuarioId: null }, 60_000);
  expect(await marked()).toBe(0);
  await owner('update balcao.comissao set versao = versao where assinatura_id = $1');
  await owner(`update balcao.comissao set tipo = 'BONUS' where assinatura_id = $1 and numero = 10`);
  expect(['comissao', await marked()]).toEqual(['comissao', 0]);
  await owner('update balcao.regra_repasse set versao = versao where assinatura_id = $1');
  expect(['regra', await marked()]).toEqual(['regra', 0]);
  await owner('update balcao.divisao_produtor set produtores = produtores where assinatura_id = $1');
  expect(['divisao', await marked()]).toEqual(['divisao', 0]);
  await setParametro(100, true);
  expect(['parametro', await marked()]).toEqual(['parametro', 0]);
  // and what a share does follow from is told, of those alone that changed
  await owner(`update balcao.comissao set previsao_em = previsao_em + case numero when 9 then 1 else 0 end where assinatura_id = $1`);
  const { rows } = await owner('select cardinality(comissoes) as quantas from balcao.repasse_previsto_mudanca where assinatura_id = $1');
  expect(rows).toEqual([{ quantas: 1 }]);
});

const regra = fc.record({
  alcance: fc.constantFrom('VENDAS', 'VENDAS', 'APOLICE', 'RENOVACOES'),
  ramo: fc.constantFrom(null, '0531', '1391'),
  base: fc.constantFrom('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO'),
  momento: fc.constantFrom('RECEBIMENTO', 'RECEBIMENTO', 'EMISSAO'),
  pctBps: fc.integer({ min: 1, max: 10_000 }),
  desde: fc.constantFrom('2020-01-01', hoje),
});
/** What may change what is expected, drawn. */
const ATOS = [
  'REGRA',
  'SEM_REGRA',
  'MUDAR_REGRA',
  'SUPERVISOR',
  'PARAMETRO',
  'DIVISAO',
  'DONOS',
  'RENOVA',
  'RAMO',
  'NOME',
  'EMITIR',
  'RECEBER',
  'REABRIR',
  'CANCELAR',
  'VALOR',
  'TIRAR',
] as const;

it('keeps exactly what is worked out from the rules, the policies and the commissions, whatever changes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...ATOS), fc.nat(1_000), regra, fc.boolean()), { minLength: 6, maxLength: 16 }),
      async (atos) => {
        const mundo = await repasses.openCorretora([{ peso: 7_000 }, { peso: 3_000 }]);
        const { quem, produtores } = mundo;
        const { assinaturaId } = quem.usuario;
        produtores.push(await repasses.writeProdutor(quem, { nome: 'Supervisora', regras: [] }));
        const apolices = [mundo.apoliceId];
        const extratos: string[] = [];
        let recebidas = 0;
        const pick = <T>(de: readonly T[], n: number): T => de[n % de.length] as T;
        const donos = (n: number) =>
          JSON.stringify([
            { id: pick(produtores, n), nome: 'A', pctBps: 1 + (n % 9_999) },
            { id: pick(produtores, n + 1), nome: 'B', pctBps: 9_999 - (n % 9_999) },
          ]);
        const owner = (sql: string, ...params: readonly unknown[]) => teste.owner(sql, [assinaturaId, ...params]);
        const acts: Record<
          (typeof ATOS)[number],
          (n: number, r: typeof regra extends fc.Arbitrary<infer R> ? R : never) => Promise<unknown>
        > = {
          REGRA: (n, { alcance, ramo, base, momento, pctBps, desde }) =>
            owner(
              `insert into balcao.regra_repasse (assinatura_id, produtor_id, alcance, apolice_id, ramo, base, momento, pct_bps, desde) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
              pick(produtores, n),
              alcance,
              alcance === 'VENDAS' ? null : pick(apolices, n),
              alcance === 'VENDAS' ? ramo : null,
              base,
              momento,
              pctBps,
              desde,
            ),
          SEM_REGRA: (n) =>
            owner('update balcao.regra_repasse set excluido_em = now() where assinatura_id = $1 and produtor_id = $2', pick(produtores, n)),
          MUDAR_REGRA: (n) =>
            owner(
              'update balcao.regra_repasse set pct_bps = $3, produtor_id = $4 where assinatura_id = $1 and produtor_id = $2',
              pick(produtores, n),
              1 + n,
              pick(produtores, n + 1),
            ),
          SUPERVISOR: (n) =>
            owner(
              'update balcao.produtor set supervisor_id = $3 where assinatura_id = $1 and id = $2',
              pick(produtores.slice(0, 2), n),
              n % 3 === 0 ? null : produtores[2],
            ),
          PARAMETRO: (n) =>
            owner(
              `insert into balcao.parametro (assinatura_id, grupo, valor) values ($1, 'repasse', $2)
               on conflict (assinatura_id, grupo) where excluido_em is null do update set valor = excluded.valor`,
              JSON.stringify({ supervisorBps: n * 7, aprovacaoPorOutro: false }),
            ),
          DIVISAO: (n) =>
            owner(
              'insert into balcao.divisao_produtor (assinatura_id, apolice_id, desde, produtores) values ($1, $2, $3::date + $4::int, $5)',
              pick(apolices, n),
              hoje,
              n % 200,
              donos(n),
            ),
          DONOS: (n) =>
            owner('update balcao.apolice set produtores = $3 where assinatura_id = $1 and id = $2', pick(apolices, n), donos(n)),
          RENOVA: (n) =>
            owner(
              'update balcao.apolice set renovacao_de_id = $3 where assinatura_id = $1 and id = $2',
              pick(apolices, n + 1),
              n % 4 === 0 || apolices.length < 2 ? null : pick(apolices, n),
            ),
          RAMO: (n) =>
            owner(
              'update balcao.apolice set ramo = $3, seguradora = $4 where assinatura_id = $1 and id = $2',
              pick(apolices, n),
              pick(['0531', '1391'], n),
              pick(['alfa_seguros', 'beta_seguros'], n),
            ),
          NOME: (n) =>
            owner('update balcao.produtor set nome = $3 where assinatura_id = $1 and id = $2', pick(produtores, n), `Produtor ${n}`),
          EMITIR: async (n) =>
            apolices.push(
              await repasses.writeApolice(
                quem,
                [{ id: pick(produtores, n), nome: 'C', pctBps: 10_000 }],
                pick(['PARCELADA', 'ANTECIPADA'], n),
              ),
            ),
          async RECEBER(n) {
            if (recebidas >= 9) return;
            recebidas += 1;
            extratos.push(
              await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [recebidas], { irrfCentavos: n % 100 }).catch(() => ''),
            );
          },
          REABRIR: (n) => (extratos.length > 0 ? repasses.reopen(quem, pick(extratos, n)) : Promise.resolve()),
          CANCELAR: (n) =>
            owner(
              `update balcao.comissao set status = 'CANCELADA' where assinatura_id = $1 and apolice_id = $2 and numero > $3 and status = 'PREVISTA'`,
              pick(apolices, n),
              n % 10,
            ),
          VALOR: (n) =>
            owner(
              `update balcao.comissao set prevista_centavos = $3, previsao_em = previsao_em + 3 where assinatura_id = $1 and apolice_id = $2 and numero = 10 and status = 'PREVISTA'`,
              pick(apolices, n),
              n * 31,
            ),
          TIRAR: (n) =>
            owner(
              'update balcao.comissao set excluido_em = case when excluido_em is null then now() end where assinatura_id = $1 and apolice_id = $2 and numero = 9',
              pick(apolices, n),
            ),
        };
        for (const [ato, n, r, isLida] of atos) {
          await acts[ato](n, r);
          if (!isLida) continue;
          await previstos(quem);
          expect([ato, await differences(quem)]).toEqual([ato, []]);
        }
        await previstos(quem);
        expect(await differences(quem)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 600_000);

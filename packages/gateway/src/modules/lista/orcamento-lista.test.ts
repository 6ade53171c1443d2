import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let eva: Corretor;

const PESSOAS = [
  ['Álvaro Nunes', '11144477735', 'Gol 1.6 2015 · XYZ-1234', 'RASCUNHO', null],
  ['Bruna Lima', '52998224725', 'Onix 1.0 2023 · ABC1D23', 'CALCULADO', 250_000],
  ['Ângela 100% Pneus', '12ABC34501DE35', 'Strada 2024 · zero km', 'ENVIADO', 410_000],
  ['Zeca Alves', '00000000191', 'Gol 1.0 2011 · AAA-0001', 'CALCULADO', 180_000],
  [null, null, null, 'RASCUNHO', null],
] as const;

/** A subscription of which there is nothing but cases. */
const GRANDE = '00000000-0000-7000-8000-00000000000a';

const RASCUNHO = JSON.stringify({
  risco: { segurado: { celular: '(35) 99876-5432', cep: '37500-100' }, seguro: { apoliceAnterior: '0531-22-1' } },
});

beforeAll(async () => {
  teste = await createQuotingTest();
  eva = await teste.createCorretor({ nome: 'Eva' });
  const { assinaturaId, usuarioId } = eva.usuario;
  await teste.owner(
    "insert into balcao.seguradora (slug, nome, tipo, linhas) values ('jequitiba_seguros', 'Jequitibá Seguros', 'SEGURADORA', '{AUTO}')",
  );
  for (const [index, [nome, documento, bem, status, premio]] of PESSOAS.entries()) {
    await teste.owner(
      `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, segurado_documento, bem, status,
         melhor_premio_centavos, melhor_seguradora, criado_em, alterado_em, rascunho)
       values ($1, $2, 'AUTO', 'AUTO', $3, $4, $5, $6, $7, $8::bigint,
         case when $8 is null then null when $2 = 103 then 'jequitiba_seguros' else 'alfa_seguros' end, $9, $9, $10)`,
      [
        assinaturaId,
        index + 101,
        usuarioId,
        nome,
        documento,
        bem,
        status,
        premio,
        `2026-03-0${index + 1}T02:30:00Z`,
        index === 3 ? RASCUNHO : '{}',
      ],
    );
  }
});
afterAll(() => teste.close());

async function numeros(query: string): Promise<number[]> {
  const response = await eva.request('GET', `orcamentos?${query}`);
  return response.json().data.itens.map(({ numero }: { numero: number }) => numero);
}

it.each([
  ['an accent left out', 'q=alvaro', [101]],
  ['an accent too many', 'q=brúna', [102]],
  ['words in any order', 'q=lima%20onix', [102]],
  ['a plate without its hyphen', 'q=xyz1234', [101]],
  ['a plate with it', 'q=xyz-1234', [101]],
  ['a masked CPF', 'q=529.982.247-25', [102]],
  ['part of an alphanumeric CNPJ', 'q=12abc345', [103]],
  ['the number of the case', 'q=104', [104]],
  ['the insurer of the best price, accents or not', 'q=jequitiba', [103]],
  ['the old plate written as the new one is', 'q=ABC-1D23', [102]],
  ['a plate and its spaces', 'q=xyz%201234', [101]],
  ['a telephone with its mask', 'q=(35)%2099876-5432', [104]],
  ['a telephone with the country code', 'q=%2B55%2035%2099876-5432', [104]],
  ['a postcode', 'q=37500-100', [104]],
  ['the previous policy', 'q=0531.22.1', [104]],
  ['a percent sign as a letter', 'q=100%25', [103]],
  ['an underscore as a letter', 'q=_', []],
])('finds by %s', async (_, query, expected) => {
  expect(await numeros(query)).toEqual(expected);
});

it.each([
  ['ordenar=-numero', [105, 104, 103, 102, 101]],
  ['ordenar=criadoEm', [101, 102, 103, 104, 105]],
  ['ordenar=segurado', [101, 103, 102, 104, 105]],
  ['', [105, 104, 103, 102, 101]],
])('sorts by %s, names the Brazilian way and absent values last', async (query, expected) => {
  expect(await numeros(query)).toEqual(expected);
});

it.each([
  ['ordenar=melhorPremio', [104, 102, 103]],
  ['ordenar=-melhorPremio', [103, 102, 104]],
])('sorts by price with %s, cases without one always last', async (query, expected) => {
  expect((await numeros(query)).slice(0, 3)).toEqual(expected);
});

it('looks for words by an index, as the owner the migrations ran as, and only ever in the subscription that asks', async () => {
  const outra = await teste.createCorretor();
  expect((await outra.request('GET', 'orcamentos?q=lima')).json().data.total).toBe(0);
  expect((await eva.request('GET', 'orcamentos?q=lima')).json().data.total).toBe(1);
  // nobody’s transaction sees nobody’s cases
  expect(await teste.db.global((tx) => tx.rows("select id from balcao.orcamentos_com('{%lima%}')"))).toEqual([]);

  // a large subscription, written without what follows each case: only how it is looked through is asked
  const root = new pg.Client({ connectionString: teste.banco.urlSuperusuario, options: '-c session_replication_role=replica' });
  await root.connect();
  await root.query(
    `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status)
     select $1, g, 'AUTO', 'AUTO', $1, md5(g::text), 'RASCUNHO' from generate_series(1, 20000) g`,
    [GRANDE],
  );
  await root.query('analyze balcao.orcamento');
  await root.end();
  const { rows } = await teste.owner(
    `explain select id from balcao.orcamento where assinatura_id = '${GRANDE}' and excluido_em is null and not em_branco and busca like '%lima%'`,
  );
  expect(JSON.stringify(rows)).toMatch(/Index Cond: [^"]*busca ~~ '%lima%'/);
});

it('filters by state, and by day as São Paulo counts it', async () => {
  expect(await numeros('status=CALCULADO,ENVIADO&ordenar=numero')).toEqual([102, 103, 104]);
  // 02:30 UTC of the 2nd is still the 1st in São Paulo
  expect(await numeros('de=2026-03-01&ate=2026-03-02&ordenar=numero')).toEqual([102, 103]);
  expect(await numeros('linha=PET')).toEqual([]);
});

it('pages without repeating or losing a line, and counts all', async () => {
  const page = async (pagina: number) => (await eva.request('GET', `orcamentos?tamanho=2&pagina=${pagina}&ordenar=status`)).json().data;
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  const seen = pages.flatMap(({ itens }) => itens.map(({ numero }: { numero: number }) => numero));
  expect(seen.sort()).toEqual([101, 102, 103, 104, 105]);
});

it.each(['ordenar=senha', 'status=ABERTO', 'linha=BARCO', 'pagina=0', 'tamanho=1000', 'de=ontem'])(
  'refuses %s at its field',
  async (query) => {
    const response = await eva.request('GET', `orcamentos?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].campo).toBe(query.split('=')[0]);
  },
);

it.each([
  'numero',
  '-criadoEm',
  'segurado',
  '-segurado',
  'melhorPremio',
  '-melhorPremio',
  'status',
  '-status',
  'vigIni',
  '-vigIni',
  'urgencia',
])('reads the same list by %s, page by page, whichever end a page is read from', async (ordenar) => {
  const whole = await numeros(`ordenar=${ordenar}&tamanho=100`);
  expect(whole.length).toBeGreaterThan(3);
  const pages = await Promise.all(whole.map((_, index) => numeros(`ordenar=${ordenar}&tamanho=1&pagina=${index + 1}`)));
  expect(pages.flat()).toEqual(whole);
});

it('reads a page with the same number of statements however many lines it has', async () => {
  const statements: string[] = [];
  const spy = jest.spyOn(teste.db, 'snapshot').mockImplementation((contexto, work) => {
    spy.mockRestore();
    return teste.db.snapshot(contexto, (tx) =>
      work({
        ...tx,
        rows: (sql, params) => (statements.push(sql), tx.rows(sql, params)),
        row: (sql, params) => (statements.push(sql), tx.row(sql, params)),
      }),
    );
  });
  await eva.request('GET', 'orcamentos?tamanho=100');
  spy.mockRestore();
  // the page, its count, and why its lines press
  expect(statements).toHaveLength(3);
});

it('exports the filtered list whole, as a spreadsheet opens it and never as a formula', async () => {
  const { assinaturaId, usuarioId } = eva.usuario;
  await teste.owner(
    `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, bem) values ($1, 900, 'AUTO', 'AUTO', $2, '=cmd|'' /C calc''!A0', 'Fusca; "azul"')`,
    [assinaturaId, usuarioId],
  );
  const response = await eva.request('GET', 'orcamentos/exportar?ordenar=numero');
  expect(response.headers['content-type']).toContain('text/csv');
  expect(response.headers['content-disposition']).toContain('orcamentos.csv');
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = response.rawPayload.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(PESSOAS.length + 2);
  expect(lines[0]).toBe('Número;Criado em;Segurado;Linha;Tipo;Bem;Início da vigência;Situação;Prêmio;Seguradora;Oferta;Produtor;Usuário');
  expect(lines[2]).toBe(
    '102;01/03/2026 23:30;Bruna Lima;Auto;Seguro novo;Onix 1.0 2023 · ABC1D23;;Calculado;"R$ 2.500,00";Alfa Seguros;Melhor preço;;Eva',
  );
  expect(lines.at(-1)).toContain(`;'=cmd|' /C calc'!A0;Auto;Seguro novo;"Fusca; ""azul""";`);
});

it('exports it as a sheet of Excel too, of the same filter', async () => {
  const response = await eva.request('GET', 'orcamentos/exportar?ordenar=numero&formato=xlsx');
  expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(response.headers['content-disposition']).toContain('orcamentos.xlsx');
  const sheet = strFromU8(unzipSync(new Uint8Array(response.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const csv = (await eva.request('GET', 'orcamentos/exportar?ordenar=numero')).body.trimEnd().split('\r\n');
  expect(sheet.match(/<row /g)).toHaveLength(csv.length);
  // 01/03/2026 23:30 and R$ 2.500,00, as a moment and as money
  expect(sheet).toContain('<c r="B3" s="3"><v>46082.979166666664</v></c>');
  expect(sheet).toMatch(/Bruna Lima.*<c r="I3" s="4"><v>2500<\/v>/);
  expect((await eva.request('GET', 'orcamentos/exportar?formato=pdf')).json()).toMatchObject({ errors: [{ campo: 'formato' }] });
});

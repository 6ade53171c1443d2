import type { CorretoraResumo, DadosCorretora, FichaCorretora, MudancaRegistro, UsoRegistro } from '@balcao/contracts';
import sharp from 'sharp';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-quoting.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

let teste: AppTeste;
let chefe: UsuarioTeste;
let admin: Entrada['headers'];
let estranha: Entrada['headers'];
let equipe: Entrada['headers'];
beforeAll(async () => {
  teste = await createTestApp();
  chefe = await teste.createUser({ administrador: true });
  admin = (await teste.signIn(chefe)).headers;
  equipe = (await teste.signIn(await teste.createUser({ assinaturaId: chefe.assinaturaId }))).headers;
  estranha = (await teste.signIn(await teste.createUser({ administrador: true }))).headers;
});
afterAll(() => teste.close());

/** Writes past the gateway, as who owns the tables. */
const owner = (sql: string, params: unknown[] = []) =>
  asOwner(teste.banco.url, async (client) => {
    await client.query(sql, params);
  });

let numero = 0;
/** A CNPJ nobody has yet. */
function cnpj(): string {
  const digits = [...String(100_000_000_000 + ++numero)].map(Number);
  for (const pesos of [
    [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
    [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
  ]) {
    const rest = pesos.reduce((total, peso, index) => total + peso * (digits[index] ?? 0), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join('');
}
const dados = (over: Partial<DadosCorretora> = {}): DadosCorretora => ({
  fantasia: `Corretora ${numero}`,
  razaoSocial: 'Corretora Ltda',
  cnpj: cnpj(),
  susep: null,
  inscricaoMunicipal: null,
  emailIntranet: null,
  telefone: null,
  site: null,
  responsavel: null,
  regime: 'SIMPLES',
  aliquotas: [],
  enderecos: [],
  contas: [],
  logo: null,
  principal: false,
  ...over,
});
const iss = { tributo: 'ISS', municipio: 'Varginha', bps: 200, desde: '2026-01-01', ate: null } as const;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho = '', payload?: object, headers = admin) =>
  teste.app.inject({
    method,
    url: `/c/api/v1/corretoras${caminho}`,
    headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) },
    ...(payload && { payload }),
  });
async function created(over: Partial<DadosCorretora> = {}, headers = admin): Promise<FichaCorretora> {
  const response = await ask('POST', '', dados(over), headers);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const dadosOf = ({ id: _, versao, ativo: _a, criadoEm: _c, alteradoEm: _e, alteradoPor: _p, ...rest }: FichaCorretora) => ({
  ...rest,
  versao,
});
const save = (ficha: FichaCorretora, over: Partial<DadosCorretora> = {}, headers = admin) =>
  ask('PUT', `/${ficha.id}`, { ...dadosOf(ficha), ...over }, headers);
const read = async (id: string, headers = admin): Promise<FichaCorretora> => (await ask('GET', `/${id}`, undefined, headers)).json().data;
const list = async (query = '', headers = admin): Promise<CorretoraResumo[]> =>
  (await ask('GET', `?${query}`, undefined, headers)).json<{ data: { itens: CorretoraResumo[] } }>().data.itens;
const nomes = async (query = '', headers = admin): Promise<string[]> => (await list(query, headers)).map(({ nome }) => nome);
const asUrl = (tipo: string, bytes: Buffer): string => `data:image/${tipo};base64,${bytes.toString('base64')}`;
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0b4a52' } });

it('keeps a brokerage whole, changes it, lists it, and writes the list as a file', async () => {
  const ficha = await created({
    fantasia: 'Ágata',
    cnpj: '12.abc.345/01de-35',
    susep: '02.012345-6',
    telefone: '(35) 3471-1234',
    site: 'www.agata.com.br',
    responsavel: { nome: 'Ana Prado', cpf: '111.444.777-35', susep: '102034567' },
    aliquotas: [iss],
    enderecos: [
      {
        tipo: 'SEDE',
        cep: '37002-000',
        logradouro: 'Rua Um',
        numero: '10',
        complemento: null,
        bairro: 'Centro',
        cidade: 'Varginha',
        uf: 'MG',
      },
      {
        tipo: 'FILIAL',
        cep: '37130001',
        logradouro: 'Rua 2',
        numero: '5',
        complemento: 'sala 3',
        bairro: 'Centro',
        cidade: 'Alfenas',
        uf: 'MG',
      },
    ],
    contas: [{ banco: '341', agencia: '2545', conta: '02366-1', tipo: 'CORRENTE', pix: { tipo: 'TELEFONE', chave: '35900001001' } }],
  });
  expect(ficha).toMatchObject({
    cnpj: '12ABC34501DE35',
    susep: '020123456',
    telefone: '3534711234',
    site: 'https://www.agata.com.br',
    versao: 1,
    ativo: true,
    aliquotas: [iss],
    enderecos: [{ cidade: 'Varginha', cep: '37002000' }, { complemento: 'sala 3' }],
    contas: [{ pix: { chave: '+5535900001001' } }],
  });
  const [primeira] = ficha.aliquotas;
  const aliquotas = [
    { ...iss, id: primeira?.id, ate: '2026-06-30' },
    { ...iss, bps: 300, desde: '2026-07-01' },
  ];
  const mudada = (await save(ficha, { fantasia: 'Ágata Azul', aliquotas, enderecos: ficha.enderecos.slice(1) })).json().data;
  expect(mudada).toMatchObject({ id: ficha.id, fantasia: 'Ágata Azul', versao: 2, aliquotas: [{ id: primeira?.id }, { bps: 300 }] });
  expect(await read(ficha.id)).toEqual(mudada);
  await created({ fantasia: 'Bento Agatão', regime: 'REAL' });
  expect(await nomes('q=agata')).toEqual(['Ágata Azul', 'Bento Agatão']);
  expect(await nomes('q=agata&ordenar=-nome')).toEqual(['Bento Agatão', 'Ágata Azul']);
  expect(await nomes('q=agata&regime=REAL')).toEqual(['Bento Agatão']);
  expect(await list('q=12ABC345')).toMatchObject([{ cidade: 'Alfenas/MG', principal: false, ativo: true }]);
  expect((await ask('GET', '/exportar?q=azul')).body.split('\r\n')[1]).toMatch(/^"?Ágata Azul.*12\.ABC\.345\/01DE-35.*Alfenas\/MG/);
  expect((await ask('GET', '/exportar?q=azul&formato=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('refuses at its field what is no brokerage, and a CNPJ that is taken, also when two come at once', async () => {
  const ficha = await created();
  const outra = await created();
  const refusals = [
    await ask('POST', '', dados({ contas: [{ banco: '341', agencia: '2545', conta: '02366-2', tipo: 'CORRENTE', pix: null }] })),
    await ask('POST', '', dados({ aliquotas: [iss, { ...iss, desde: '2026-03-01' }] })),
    await ask('POST', '', dados({ cnpj: ficha.cnpj })),
    await save(outra, { cnpj: ficha.cnpj }),
  ];
  expect(refusals.map((response) => [response.statusCode, response.json().errors[0].campo])).toEqual([
    [422, 'contas.0.conta'],
    [422, 'aliquotas.1.desde'],
    [422, 'cnpj'],
    [422, 'cnpj'],
  ]);
  const juntas = await Promise.all([1, 2, 3].map((_, __, ___, um = dados()) => ask('POST', '', { ...um, cnpj: '11444777000161' })));
  expect(juntas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

it('keeps no two periods of a tax that share a day, whoever writes them', async () => {
  const ficha = await created({ aliquotas: [iss] });
  const insert = (municipio: string, desde: string) =>
    owner(
      `insert into balcao.aliquota_corretora (assinatura_id, corretora_id, tributo, municipio, bps, desde) values ($1, $2, 'ISS', $3, 300, $4)`,
      [chefe.assinaturaId, ficha.id, municipio, desde],
    );
  await expect(insert('VARGINHA', '2026-02-01')).rejects.toThrow('aliquota_corretora_periodo');
  await insert('Alfenas', '2026-02-01');
});

it('answers a repeated inclusion as the first time', async () => {
  const headers = { ...admin, 'idempotency-key': crypto.randomUUID() };
  const payload = dados();
  const [first, again] = [1, 2].map(() => teste.app.inject({ method: 'POST', url: '/c/api/v1/corretoras', headers, payload }));
  const [one, other] = [await first, await again];
  expect(one?.json().data.id).toBe(other?.json().data.id);
  expect(await list(`q=${payload.cnpj}`)).toHaveLength(1);
});

it('is not written over what somebody else wrote since, and shows what stands', async () => {
  const ficha = await created();
  const juntos = await Promise.all(['Um', 'Dois', 'Três'].map((fantasia) => save(ficha, { fantasia })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'corretora-alterado',
    data: { id: ficha.id, versao: 2 },
  });
  expect((await ask('DELETE', `/${ficha.id}?versao=1`)).statusCode).toBe(409);
});

it('has exactly one standard brokerage: another takes its place, and it is neither turned off nor excluded', async () => {
  const antes = await read(chefe.corretoraId);
  expect(antes.principal).toBe(true);
  const nova = await created({ principal: true });
  expect((await read(antes.id)).principal).toBe(false);
  const principais = async () => (await list('tamanho=100')).filter(({ principal }) => principal).map(({ id }) => id);
  expect(await principais()).toEqual([nova.id]);
  const agora = await read(nova.id);
  expect((await save(agora, { principal: false })).json().errors).toMatchObject([{ campo: 'principal' }]);
  expect((await ask('POST', '/situacao', { ids: [nova.id], ativo: false })).json().data).toMatchObject([
    { id: nova.id, ok: false, mensagem: expect.stringContaining('padrão') },
  ]);
  expect((await ask('DELETE', `/${nova.id}?versao=${agora.versao}`)).json().code).toBe('corretora-padrao');
  // several at once: one of them is the standard one in the end
  const outras = [await created(), await created(), await created()];
  const juntas = await Promise.all(outras.map((outra) => save(outra, { principal: true })));
  expect(juntas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await principais()).toHaveLength(1);
  const inativa = await created();
  await ask('POST', '/situacao', { ids: [inativa.id], ativo: false });
  expect((await save(await read(inativa.id), { principal: true })).json().errors).toMatchObject([{ campo: 'principal' }]);
  expect((await save(await read(antes.id), { principal: true, cnpj: cnpj() })).statusCode).toBe(200);
});

it('keeps the standard brokerage also against whoever writes past the gateway', async () => {
  await expect(owner('update balcao.corretora set principal = false where id = $1', [chefe.corretoraId])).rejects.toThrow(
    'sem corretora padrão',
  );
  await expect(owner('update balcao.corretora set ativo = false where id = $1', [chefe.corretoraId])).rejects.toThrow(
    'corretora_principal_ativa',
  );
  await expect(owner('update balcao.corretora set excluido_em = now() where id = $1', [chefe.corretoraId])).rejects.toThrow(
    'sem corretora padrão',
  );
  const outra = await created();
  await expect(owner('update balcao.corretora set principal = true where id = $1', [outra.id])).rejects.toThrow('corretora_principal');
});

it('is not excluded while it is in use, and tells what uses it', async () => {
  const ficha = await created();
  const colega = await teste.createUser({ assinaturaId: chefe.assinaturaId, nome: 'Rita Lima' });
  await owner('update balcao.usuario set corretora_ids = array[$2::uuid] where id = $1', [colega.usuarioId, ficha.id]);
  const response = await ask('DELETE', `/${ficha.id}?versao=1`);
  expect(response.json()).toMatchObject({
    code: 'corretora-em-uso',
    data: [{ tipo: 'USUARIO', total: 1, exemplos: [{ nome: 'Rita Lima' }] }],
  });
  expect((await ask('GET', `/${ficha.id}/usos`)).json<{ data: UsoRegistro[] }>().data).toEqual(response.json().data);
  await owner("update balcao.usuario set corretora_ids = '{}' where id = $1", [colega.usuarioId]);
  expect((await ask('DELETE', `/${ficha.id}?versao=1`)).statusCode).toBe(200);
  expect((await ask('GET', `/${ficha.id}`)).statusCode).toBe(404);
  expect((await created({ cnpj: ficha.cnpj })).versao).toBe(1);
});

it('is no longer offered to who quotes once deactivated, but is still named where a draft kept it', async () => {
  const ficha = await created({ fantasia: 'Até aqui' });
  const minhas = async (query = '') =>
    (await teste.app.inject({ method: 'GET', url: `/c/api/v1/corretoras/minhas${query}`, headers: admin }))
      .json<{ data: { id: string }[] }>()
      .data.map(({ id }) => id);
  expect(await minhas()).toContain(ficha.id);
  expect((await ask('POST', '/situacao', { ids: [ficha.id], ativo: false })).json().data).toMatchObject([{ ok: true }]);
  expect(await nomes('q=aqui&situacao=INATIVO')).toEqual(['Até aqui']);
  expect(await minhas()).not.toContain(ficha.id);
  expect(await minhas(`?guardados=${ficha.id}`)).toContain(ficha.id);
});

it('draws a logo anew from a PNG, a JPEG or an SVG, and keeps nothing else of the file', async () => {
  const png = await image(1_200, 300)
    .withExif({ IFD0: { Copyright: 'segredo' } })
    .png()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><script>alert(1)</script><rect width="40" height="10" fill="#0b4a52"/></svg>',
  );
  const sent = [asUrl('png', png), asUrl('jpeg', await image(300, 300).jpeg().toBuffer()), asUrl('svg+xml', svg)];
  const sizes: unknown[] = [];
  for (const logo of sent) {
    const ficha = await created({ logo });
    const [head = '', base64 = ''] = (ficha.logo ?? '').split(',');
    expect(head).toBe('data:image/png;base64');
    const bytes = Buffer.from(base64, 'base64');
    expect(bytes.toString('latin1')).not.toMatch(/script|segredo|svg/);
    const { width, height } = await sharp(bytes).metadata();
    sizes.push([width, height]);
    // sent back as it was read, it is the same logo: nothing is drawn again
    const mesma = (await save(ficha, { telefone: '3534711234' })).json().data;
    expect(mesma.logo).toBe(ficha.logo);
  }
  expect(sizes).toEqual([
    [480, 120],
    [160, 160],
    [480, 120],
  ]);
  const ficha = await created({ logo: sent[0] ?? null });
  expect((await save(ficha, { logo: null })).json().data.logo).toBeNull();
});

it('refuses at the logo what is no image, and one that is too small, too long or too large', async () => {
  const entidades =
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text>&a;</text></svg>';
  const bomb = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const refused = {
    endereco: 'https://outro.test/logo.png',
    texto: asUrl('png', Buffer.from('not an image')),
    webp: asUrl('png', await image(200, 100).webp().toBuffer()),
    disfarce: asUrl('jpeg', await image(200, 100).png().toBuffer()),
    cortada: asUrl('png', (await image(200, 100).png().toBuffer()).subarray(0, 60)),
    entidades: asUrl('svg+xml', Buffer.from(entidades)),
    pequena: asUrl('png', await image(40, 20).png().toBuffer()),
    comprida: asUrl('png', await image(900, 100).png().toBuffer()),
    alta: asUrl('png', await image(100, 300).png().toBuffer()),
    enorme: asUrl('png', bomb),
  };
  const answers = await Promise.all(Object.values(refused).map((logo) => ask('POST', '', dados({ logo }))));
  expect(answers.map((response) => [response.statusCode, response.json().errors?.[0]?.campo])).toEqual(answers.map(() => [422, 'logo']));
});

it('tells its history in words, rates and logo among them', async () => {
  const ficha = await created({ fantasia: 'Antes', aliquotas: [iss] });
  const logo = asUrl('png', await image(200, 100).png().toBuffer());
  await save(ficha, { fantasia: 'Depois', logo, aliquotas: [{ ...ficha.aliquotas[0], ...iss, bps: 250 }] });
  const historia = (await ask('GET', `/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  const mudancas = historia.flatMap((mudanca) => mudanca.mudancas);
  expect(historia.map(({ acao }) => acao)).toContain('INCLUSAO');
  expect(mudancas).toContainEqual({ campo: 'Nome fantasia', de: 'Antes', para: 'Depois' });
  expect(mudancas).toContainEqual({ campo: 'Alíquota · ISS · Varginha · Taxa', de: '2%', para: '2,5%' });
  expect(mudancas).toContainEqual({ campo: 'Logo', de: null, para: expect.stringMatching(/^Imagem [0-9a-f]{6}$/) });
});

it('shows an administrator of some brokerages only theirs, and lets them neither include others nor choose the standard one', async () => {
  const [minha, alheia] = [await created({ fantasia: 'Minha' }), await created({ fantasia: 'Alheia' })];
  const limitado = await teste.createUser({ assinaturaId: chefe.assinaturaId, administrador: true });
  await owner('update balcao.usuario set corretora_ids = array[$2::uuid] where id = $1', [limitado.usuarioId, minha.id]);
  const { headers } = await teste.signIn(limitado);
  expect(await nomes('', headers)).toEqual(['Minha']);
  expect((await ask('GET', '/opcoes', undefined, headers)).json().data).toEqual({ isTodas: false });
  expect((await ask('GET', '/opcoes')).json().data).toEqual({ isTodas: true });
  expect((await ask('GET', '/exportar', undefined, headers)).body).not.toContain('Alheia');
  const refusals = [
    await ask('GET', `/${alheia.id}`, undefined, headers),
    await ask('GET', `/${alheia.id}/usos`, undefined, headers),
    await ask('GET', `/${alheia.id}/historico`, undefined, headers),
    await save(alheia, { fantasia: 'Tomada' }, headers),
    await ask('DELETE', `/${alheia.id}?versao=1`, undefined, headers),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await ask('POST', '/situacao', { ids: [alheia.id, minha.id], ativo: false }, headers)).json().data).toEqual([
    { id: alheia.id, nome: null, ok: false, mudou: false, mensagem: expect.any(String) },
    { id: minha.id, nome: minha.fantasia, ok: true, mudou: true, mensagem: null },
  ]);
  expect((await read(alheia.id)).ativo).toBe(true);
  expect((await ask('POST', '', dados(), headers)).statusCode).toBe(403);
  await ask('POST', '/situacao', { ids: [minha.id], ativo: true }, headers);
  expect((await save(await read(minha.id), { principal: true }, headers)).json().errors).toMatchObject([{ campo: 'principal' }]);
  expect((await save(await read(minha.id), { fantasia: 'Minha mesmo' }, headers)).statusCode).toBe(200);
});

it('is for administrators alone, and of its own subscription', async () => {
  const ficha = await created({ fantasia: 'Só nossa' });
  const refusals = [await ask('GET', '', undefined, equipe), await ask('POST', '', dados(), equipe), await save(ficha, {}, equipe)];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await nomes('q=nossa', estranha)).toEqual([]);
  expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
  expect((await created({ cnpj: ficha.cnpj }, estranha)).versao).toBe(1);
});

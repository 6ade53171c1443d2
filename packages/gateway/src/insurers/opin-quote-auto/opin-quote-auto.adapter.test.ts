import { aceita, createScripted, quoteInfoPuro, recebida, type Roteiro, situacao } from './scripted-insurer.fixture.ts';

const network = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
const erro = (code: string, detail: string) => ({ code, title: 't', detail });

it('reads an insurer that sends only the fields of the standard', async () => {
  expect(await createScripted().ask()).toEqual({
    status: 'OK',
    referencias: ['{"consentId":"urn:balcao:chave-1","insurerQuoteId":"Q-77"}'],
    numeroCalculo: 'Q-77',
    validade: '2026-11-20',
    mensagens: [],
    ofertas: [
      {
        pacote: 'Padrão',
        principal: true,
        premioLiquidoCentavos: 100_000,
        iofCentavos: 7_380,
        premioTotalCentavos: 107_380,
        comissaoBps: 2_000,
        comissaoCentavos: 20_000,
        periodicidade: 'ANUAL',
        composicao: [],
        franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 300_000 }],
        coberturas: [
          {
            codigo: 'COMPREENSIVA',
            nome: 'Casco compreensiva',
            lmiCentavos: 8_500_000,
            premioCentavos: 100_000,
            franquiaCentavos: 300_000,
          },
          { codigo: 'OUTRAS', nome: 'Higienização', lmiCentavos: null, premioCentavos: null, franquiaCentavos: null },
        ],
        assistencias: [{ codigo: 'REBOQUE', nome: 'REBOQUE', limite: 'Reboque 300 km' }],
        parcelamentos: [{ forma: 'CARTAO', n: 2, primeiraCentavos: 53_690, demaisCentavos: 53_690, jurosBps: 0, totalCentavos: 107_380 }],
        observacoes: [],
      },
    ],
  });
});

it('sends the headers the standard requires, to the addresses configured', async () => {
  const { ask, chamadas } = createScripted({}, { tokenUrl: 'https://auth.terceira.test/oauth/token' });
  await ask();
  const [token, create, status] = chamadas;
  expect(chamadas.map((c) => c.url)).toEqual([
    'https://auth.terceira.test/oauth/token',
    'https://api.terceira.test/open-insurance/quote-auto/v1/request',
    'https://api.terceira.test/open-insurance/quote-auto/v1/request/urn%3Abalcao%3Achave-1/quote-status',
  ]);
  expect(token?.headers.get('authorization')).toBe(`Basic ${Buffer.from('id:segredo').toString('base64')}`);
  expect(Object.fromEntries(create?.headers ?? [])).toMatchObject({
    authorization: 'Bearer t',
    'content-type': 'application/json',
    'x-fapi-interaction-id': 'chave-1',
    'x-idempotency-key': 'chave-1',
  });
  expect(Object.fromEntries(status?.headers ?? [])).toMatchObject({ 'x-fapi-interaction-id': 'chave-1', prefer: 'wait=10' });
});

it('fetches one token for simultaneous requests, and another when it is about to expire', async () => {
  const { ask, kinds, clock } = createScripted();
  await Promise.all([ask(), ask(), ask()]);
  expect(kinds().filter((k) => k === 'token')).toHaveLength(1);
  clock.ms += 891_000;
  await ask();
  expect(kinds().filter((k) => k === 'token')).toHaveLength(2);
});

it('polls with growing intervals, at most four times a second, an insurer that answers without long polling', async () => {
  const { ask, esperas } = createScripted({ status: [...Array(8).fill(situacao('RCVD')), situacao('EVAL'), aceita] });
  expect((await ask()).status).toBe('OK');
  expect(esperas.map(Math.round)).toEqual([50, 75, 113, 169, 250, 250, 250]);
});

it.each<[string, Roteiro, object]>([
  ['403 as PERMISSAO', { create: [{ status: 403, body: {} }] }, { status: 'RECUSADO', familiaErro: 'PERMISSAO' }],
  ['401 twice as CREDENCIAL', { status: [{ status: 401, body: {} }] }, { status: 'CREDENCIAL', familiaErro: 'CREDENCIAL' }],
  ['a refused client as CREDENCIAL', { token: [{ status: 401, body: { error: 'invalid_client' } }] }, { status: 'CREDENCIAL' }],
  [
    'RJCT at once as a refusal',
    { create: [{ status: 201, body: { data: { status: 'RJCT', rejectionReason: 'Fora da política' } } }] },
    { status: 'RECUSADO', familiaErro: 'ACEITACAO', mensagens: [{ codigo: 'RJCT', texto: 'Fora da política' }] },
  ],
  [
    'RJCT about commission as COMERCIAL',
    { status: [situacao('RJCT', { rejectionReason: 'Comissão acima do permitido' })] },
    { familiaErro: 'COMERCIAL' },
  ],
  [
    'RJCT without a word',
    { status: [situacao('RJCT')] },
    { familiaErro: 'ACEITACAO', mensagens: [{ texto: 'A seguradora recusou o risco sem informar o motivo.' }] },
  ],
  ['CANC by the insurer', { status: [situacao('CANC')] }, { status: 'RECUSADO', mensagens: [{ codigo: 'CANC' }] }],
  [
    '400 as DADO, one message per field of ours',
    {
      create: [
        {
          status: 400,
          body: {
            errors: [
              erro('E1', '[quoteData.insuredObject.modelCode] Código desconhecido'),
              erro('E2', '[data.quoteCustomer.identificationData.cpfNumber] CPF 111.444.777-35 irregular'),
              erro('E3', 'Sem campo'),
            ],
          },
        },
      ],
    },
    {
      status: 'RECUSADO',
      familiaErro: 'DADO',
      mensagens: [
        { codigo: 'E1', texto: 'Código desconhecido', campo: 'veiculo.fipe' },
        { codigo: 'E2', texto: 'CPF *** irregular', campo: 'segurado.documento' },
        { codigo: 'E3', texto: 'Sem campo' },
      ],
    },
  ],
  [
    '422 with the one object of POST as DADO',
    {
      create: [
        {
          status: 422,
          body: { errors: erro('NAO_INFORMADO', '[quoteData.insuredObject.beneficiaries.0.mainDriver.birthDate] Obrigatória') },
        },
      ],
    },
    { familiaErro: 'DADO', mensagens: [{ codigo: 'NAO_INFORMADO', campo: 'segurado.nascimento' }] },
  ],
  [
    '422 with an unreadable error as DADO',
    { create: [{ status: 422, body: { erro: 'x' } }] },
    { familiaErro: 'DADO', mensagens: [{ codigo: 'HTTP_422', texto: 'A seguradora não aceitou este dado.' }] },
  ],
])('reads %s', async (_what, roteiro, resposta) => {
  const { ask, kinds } = createScripted(roteiro);
  expect(await ask()).toMatchObject(resposta);
  expect(kinds().filter((k) => k === 'create').length).toBeLessThanOrEqual(2);
});

it.each<[string, Roteiro, string]>([
  ['a refused connection', { create: [network('ECONNREFUSED')] }, 'REDE_ECONNREFUSED'],
  ['a network failure without a name', { create: [new TypeError('fetch failed')] }, 'REDE'],
  ['429', { create: [{ status: 429, body: {} }] }, 'HTTP_429'],
  ['an address that does not exist', { create: [{ status: 404, body: {} }] }, 'HTTP_404'],
  [
    'a key the insurer saw with another body',
    { create: [{ status: 422, body: { errors: erro('ERRO_IDEMPOTENCIA', 'x') } }] },
    'ERRO_IDEMPOTENCIA',
  ],
  ['a body that is not JSON', { create: [{ status: 201, body: '<html>' }] }, 'JSON_INVALIDO'],
  ['a body cut in the middle', { status: [{ body: '{"data":{"status":"AC' }] }, 'JSON_INVALIDO'],
  ['an endless body', { status: [{ body: `"${'x'.repeat(5 * 1024 * 1024)}"` }] }, 'RESPOSTA_GRANDE'],
  ['a creation outside the standard', { create: [{ status: 201, body: { ok: true } }] }, 'MALFORMADA_CRIACAO'],
  ['a status outside the standard', { status: [situacao('DONE')] }, 'MALFORMADA_STATUS'],
  ['an acceptance without a price', { status: [situacao('ACPT')] }, 'MALFORMADA_COTACAO'],
  [
    'an amount that is not one',
    { status: [situacao('ACPT', { quoteInfo: JSON.parse(JSON.stringify(quoteInfoPuro).replaceAll('1000.00', '1.000,00')) })] },
    'MALFORMADA_COTACAO',
  ],
  [
    'a price that is a percentage',
    { status: [situacao('ACPT', { quoteInfo: JSON.parse(JSON.stringify(quoteInfoPuro).replaceAll('MONETARIO', 'PORCENTAGEM')) })] },
    'MALFORMADA_COTACAO',
  ],
  ['a token outside the standard', { token: [{ body: { token: 'x' } }] }, 'TOKEN_MALFORMADO'],
])('treats %s as instability: one retry, the cause logged, no exception', async (_what, roteiro, causa) => {
  const { ask, logs } = createScripted(roteiro);
  expect(await ask()).toMatchObject({ status: 'ERRO', familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: causa }] });
  expect(logs.filter((l) => 'tentativa' in l)).toMatchObject([
    { causa, tentativa: 1 },
    { causa, tentativa: 2 },
  ]);
});

it('returns the price when the retry works, with the same key and body', async () => {
  const { ask, chamadas } = createScripted({ create: [network('ECONNRESET'), recebida] });
  expect((await ask()).status).toBe('OK');
  const creates = chamadas.filter((c) => c.tipo === 'create');
  expect(creates.map((c) => c.headers.get('x-idempotency-key'))).toEqual(['chave-1', 'chave-1']);
  expect(creates[0]?.body).toBe(creates[1]?.body);
});

it('respects Retry-After before the retry, up to a limit', async () => {
  const busy = (seconds: string) => createScripted({ create: [{ status: 503, body: {}, headers: { 'retry-after': seconds } }, recebida] });
  const [one, hour] = [busy('1'), busy('3600')];
  await Promise.all([one.ask(), hour.ask()]);
  expect([one.esperas, hour.esperas]).toEqual([[1_000], [2_000]]);
});

it('never retries what is not instability', async () => {
  const { ask, kinds } = createScripted({ status: [situacao('RJCT', { rejectionReason: 'x' })] });
  await ask();
  expect(kinds()).toEqual(['token', 'create', 'status']);
});

it('renews a token that expires during a quote', async () => {
  const { ask, kinds } = createScripted({ status: [{ status: 401, body: {} }, aceita] });
  expect((await ask()).status).toBe('OK');
  expect(kinds()).toEqual(['token', 'create', 'status', 'token', 'status']);
});

it('stops at its time limit, reports it, and cancels at the insurer', async () => {
  const { ask, kinds, clock, chamadas } = createScripted({ status: [situacao('RCVD')] });
  const inicio = clock.ms;
  expect(await ask({ limiteMs: 45_000 })).toEqual({
    status: 'TIMEOUT',
    familiaErro: 'INSTABILIDADE',
    mensagens: [{ codigo: 'TIMEOUT', texto: 'Terceira Seguros não respondeu em 45 segundos.' }],
  });
  expect(clock.ms - inicio).toBeLessThan(46_000);
  await new Promise(setImmediate);
  expect(kinds().at(-1)).toBe('cancel');
  expect(JSON.parse(chamadas.at(-1)?.body ?? '')).toEqual({
    data: { status: 'CANC', author: { identificationType: 'CNPJ', identificationNumber: '11222333000181' } },
  });
});

it('throws the abort reason when cancelled, makes no request when cancelled before, and tolerates a failing cancellation', async () => {
  const user = new AbortController();
  const leave = () => {
    user.abort(new Error('cancelada'));
    return situacao('RCVD');
  };
  const { ask, kinds, logs } = createScripted({ status: [situacao('RCVD'), leave], cancel: [network('ECONNRESET')] });
  const asking = ask({ signal: user.signal });
  await expect(asking).rejects.toThrow('cancelada');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(kinds().at(-1)).toBe('cancel');
  expect(logs).toContainEqual(expect.objectContaining({ message: 'cancelamento não entregue à seguradora' }));

  const before = createScripted();
  await expect(before.ask({ signal: AbortSignal.abort(new Error('antes')) })).rejects.toThrow('antes');
  expect(before.kinds()).toEqual([]);
});

it('stops requests to a failing insurer for half a minute, then allows one', async () => {
  const { ask, kinds, clock } = createScripted({ create: [...Array(10).fill(network('ECONNREFUSED')), recebida] });
  for (let i = 0; i < 5; i++) await ask();
  const asked = kinds().length;
  expect(await ask()).toMatchObject({
    mensagens: [
      { codigo: 'CIRCUITO_ABERTO', texto: 'Terceira Seguros falhou nas últimas consultas. Uma nova tentativa será aceita em 30 s.' },
    ],
  });
  expect(kinds()).toHaveLength(asked);
  clock.ms += 30_000;
  expect((await ask()).status).toBe('OK');
  expect((await ask()).status).toBe('OK');
});

it('does not count a cancellation by the user as a failure of the insurer', async () => {
  let user = new AbortController();
  const leave = () => {
    user.abort(new Error('cancelada'));
    return situacao('RCVD');
  };
  const { ask } = createScripted({ status: [leave, leave, leave, leave, leave, aceita] });
  for (let i = 0; i < 5; i++) {
    user = new AbortController();
    await expect(ask({ signal: user.signal })).rejects.toThrow('cancelada');
  }
  expect((await ask()).status).toBe('OK');
});

it('reports a missing credential', async () => {
  const { ask, kinds } = createScripted({}, { credenciais: undefined as never });
  expect(await ask()).toMatchObject({
    status: 'CREDENCIAL',
    mensagens: [{ texto: 'Não há credencial configurada para Terceira Seguros.' }],
  });
  expect(kinds()).toEqual([]);
});

import { type Canais, type Indicacao, indicacaoTopics, onboardingCalls, type ResumoIndicacoes, topicPath } from '@balcao/contracts';
import { parametrosIndicacao } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { cnpjValido } from '@balcao/testing';
import { uuidv7 } from 'uuidv7';
import { type Administradora, createCobrancaTest, type CobrancaTeste } from '../../testing/test-cobranca.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { SENHA_TESTE } from '../../testing/test-user.ts';

const B = '/c/api/v1/indicacoes';
const CREDITO = parametrosIndicacao.creditoCentavos;
let teste: CobrancaTeste;
let ana: Administradora;
beforeAll(async () => {
  teste = await createCobrancaTest((opcoes) => createSandbox({ latencia: 0, ...opcoes }));
});
beforeEach(async () => (ana = await teste.createAdministradora()));
afterAll(() => teste.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, { entrada } = ana, payload?: object) =>
  teste.app.inject({
    method,
    url: `${B}${path}`,
    headers: { ...entrada.headers, 'idempotency-key': uuidv7() },
    ...(payload && { payload }),
  });
const list = async (quem = ana): Promise<Indicacao[]> => (await ask('GET', '', quem)).json().data.itens;
const resumo = async (quem = ana): Promise<ResumoIndicacoes> => (await ask('GET', '/resumo', quem)).json().data;
const invite = (email: string, quem = ana) => ask('POST', '/convites', quem, { nome: 'Rui Prado', email });
/** The state of the newest referral, once the queue has nothing left to do. */
const settled = async (quem = ana): Promise<Indicacao | undefined> => {
  await teste.correio.to('ninguem@nada.test');
  return (await list(quem))[0];
};
const titlesOf = async ({ usuario }: Administradora): Promise<string[]> =>
  (
    await teste.owner<{ titulo: string }>('select titulo from balcao.notificacao where usuario_id = $1 order by criado_em, id', [
      usuario.usuarioId,
    ])
  ).map(({ titulo }) => titulo);

let vez = 0;
/** Signs up as a stranger, by a code. @returns the subscription that began */
async function signUp(codigo: string, over: { email?: string; cnpj?: string; phone?: string; cookie?: string; digitada?: boolean } = {}) {
  vez += 1;
  const {
    email = `nova${vez}@serra${vez}.test`,
    cnpj = cnpjValido(900 + vez),
    phone = `(11) 9000${vez % 10}-1234`,
    cookie,
    digitada = false,
  } = over;
  const response = await teste.app.inject({
    method: 'POST',
    url: onboardingCalls.conclude.path,
    remoteAddress: `10.9.0.${vez}`,
    headers: { 'idempotency-key': uuidv7(), ...(cookie && { cookie }) },
    payload: {
      userPlan: 'integrado',
      user: { name: 'Rui Prado', email, phone, password: 'Jabuti#4471' },
      company: { name: `Serra ${vez} Corretora`, cnpj },
      seguradoras: [],
      aceiteTermos: true,
      indicacao: codigo,
      ...(digitada && { indicacaoDigitada: true }),
    },
  });
  expect(response.statusCode).toBe(200);
  const [row] = await teste.owner<{ assinatura_id: string; id: string }>('select assinatura_id, id from balcao.usuario where email = $1', [
    email,
  ]);
  return { assinaturaId: row?.assinatura_id ?? '', usuarioId: row?.id ?? '', email };
}
/** The trial becomes a subscription, and its first invoice is charged. */
async function subscribe({ assinaturaId, usuarioId, email }: Awaited<ReturnType<typeof signUp>>) {
  await teste.owner('update balcao.usuario set email_confirmado_em = now() where assinatura_id = $1', [assinaturaId]);
  const usuario = { assinaturaId, usuarioId, email, corretoraId: '' };
  await teste.owner("update balcao.assinatura set status = 'ATIVA', trial_fim = null where id = $1", [assinaturaId]);
  const fatura = await teste.insertFatura(usuario, 5);
  const login = await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha: 'Jabuti#4471' } });
  expect(login.json().data).toBeDefined();
  return { fatura, usuario };
}

describe('from the link to the credit', () => {
  it('follows a sign-up to its first paid invoice, credits it once, and takes the credit back when the invoice is returned', async () => {
    const { codigo, link } = await resumo();
    expect(link).toMatch(new RegExp(`/onboarding\\?indicacao=${codigo}$`));
    const nova = await signUp(codigo.toLowerCase());
    expect(await settled()).toMatchObject({ situacao: 'CADASTRADO', email: null, creditoCentavos: 0, indicadoPor: 'Pessoa de Teste' });
    await teste.owner('update balcao.usuario set email_confirmado_em = now() where id = $1', [nova.usuarioId]);
    expect(await settled()).toMatchObject({ situacao: 'EM_TESTE', nome: expect.stringMatching(/^Serra/) });

    const { fatura, usuario } = await subscribe(nova);
    expect(await settled()).toMatchObject({ situacao: 'ASSINOU', creditoCentavos: 0 });
    const { copiaECola } = await chargeOf(usuario, fatura);
    const { endToEndId } = await teste.pay({ copiaECola });
    await teste.until(fatura, 'PAGA');
    expect(await settled()).toMatchObject({ situacao: 'CREDITO_LANCADO', creditoCentavos: CREDITO });
    // the same fact again, and a second invoice of the same subscription, count nothing
    const [{ id = '' } = {}] = await list();
    await teste.runJob('indicacao.acompanhar', { assinaturaId: ana.usuario.assinaturaId, indicacaoId: id });
    expect(await resumo()).toMatchObject({ creditadas: 1, creditadoCentavos: CREDITO, aDescontarCentavos: CREDITO });

    await teste.giveBack({ endToEndId });
    await teste.until(fatura, 'DEVOLVIDA');
    expect(await settled()).toMatchObject({ situacao: 'ESTORNADO', creditoCentavos: 0 });
    expect(await resumo()).toMatchObject({ creditadas: 0, creditadoCentavos: 0, aDescontarCentavos: 0 });
    expect(await titlesOf(ana)).toEqual([
      'Sua indicação fez o cadastro',
      'Sua indicação assinou',
      'Você ganhou um crédito',
      'Um crédito foi estornado',
    ]);

    await teste.pay({ copiaECola: (await chargeOf(usuario, fatura)).copiaECola });
    await teste.until(fatura, 'PAGA');
    expect(await settled()).toMatchObject({ situacao: 'CREDITO_LANCADO', creditoCentavos: CREDITO });
  });

  it('takes the credit off the next invoice of whoever referred', async () => {
    await teste.insertFatura(ana.usuario, -25);
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where assinatura_id = $1", [
      ana.usuario.assinaturaId,
    ]);
    const nova = await signUp((await resumo()).codigo);
    const { fatura } = await subscribe(nova);
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where id = $1", [fatura]);
    expect(await settled()).toMatchObject({ situacao: 'CREDITO_LANCADO' });
    const { proxima } = (await teste.get(ana, '/proxima')).json().data;
    expect(proxima).toMatchObject({ totalCentavos: 29_990 - CREDITO, ajustes: [{ tipo: 'INDICACAO', valorCentavos: -CREDITO }] });
    await teste.runJob('cobranca_diaria');
    const [issued] = await teste.owner<{ valor: number }>(
      'select valor_centavos::int as valor from balcao.fatura_assinatura where assinatura_id = $1 order by vencimento desc limit 1',
      [ana.usuario.assinaturaId],
    );
    expect(issued?.valor).toBe(29_990 - CREDITO);
    expect(await resumo()).toMatchObject({ creditadoCentavos: CREDITO, aDescontarCentavos: 0 });
  });

  it('counts no invoice that came after the term, nor one that credits paid', async () => {
    const { fatura } = await subscribe(await signUp((await resumo()).codigo));
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', valor_centavos = 0, pago_em = now() where id = $1", [fatura]);
    expect(await settled()).toMatchObject({ situacao: 'ASSINOU' });
    await teste.owner("update balcao.indicacao set expira_em = '2020-01-01' where assinatura_id = $1", [ana.usuario.assinaturaId]);
    await teste.runJob('indicacao_diaria');
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA_A_MAIOR', valor_centavos = 100 where id = $1", [fatura]);
    expect(await settled()).toMatchObject({ situacao: 'EXPIROU', creditoCentavos: 0 });
  });

  const chargeOf = async (usuario: Administradora['usuario'], fatura: string) => {
    await teste.owner('update balcao.usuario set senha_hash = (select senha_hash from balcao.usuario where id = $1) where id = $2', [
      ana.usuario.usuarioId,
      usuario.usuarioId,
    ]);
    return teste.charge({ usuario, entrada: await teste.signIn(usuario) }, fatura);
  };
});

describe('a referral of oneself', () => {
  it.each(['cnpj', 'email', 'phone'] as const)('is refused by its %s', async (campo) => {
    const propria = { cnpj: cnpjValido(777), email: `${uuidv7()}@balcao.test`, phone: '(11) 98888-7777' };
    // a branch: the same root, another number
    const filial = `${propria.cnpj.slice(0, 8)}000299`;
    await teste.owner('update balcao.corretora set cnpj = $2 where assinatura_id = $1', [ana.usuario.assinaturaId, filial]);
    await teste.owner("update balcao.usuario set telefone = '11988887777' where id = $1", [ana.usuario.usuarioId]);
    await signUp((await resumo()).codigo, { [campo]: propria[campo] });
    const motivo = { cnpj: 'MESMO_DOCUMENTO', email: 'MESMO_EMAIL', phone: 'MESMO_TELEFONE' }[campo];
    expect(await settled()).toMatchObject({ situacao: 'RECUSADA', motivo });
    expect(await titlesOf(ana)).toEqual(['Uma indicação não foi aceita']);
  });

  it('is refused in a browser that signs in as the one who refers', async () => {
    const login = await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: ana.usuario.email, senha: SENHA_TESTE } });
    const aparelho = login.cookies.find(({ name }) => name === 'balcao_aparelho')?.value;
    await signUp((await resumo()).codigo, { cookie: `balcao_aparelho=${aparelho}` });
    expect(await settled()).toMatchObject({ situacao: 'RECUSADA', motivo: 'MESMO_APARELHO' });
  });

  it('is found before the credit when what proves it was typed in later', async () => {
    const nova = await signUp((await resumo()).codigo);
    const { fatura } = await subscribe(nova);
    await teste.owner(
      'update balcao.corretora set cnpj = (select cnpj from balcao.corretora where assinatura_id = $2) where assinatura_id = $1',
      [nova.assinaturaId, ana.usuario.assinaturaId],
    );
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where id = $1", [fatura]);
    expect(await settled()).toMatchObject({ situacao: 'RECUSADA', motivo: 'MESMO_DOCUMENTO', creditoCentavos: 0 });
  });
});

describe('an invitation', () => {
  it('is sent with the link of who invites, becomes the sign-up it leads to, and stands once', async () => {
    const email = `${uuidv7()}@outra.test`;
    expect((await invite(email)).json().data).toMatchObject({ situacao: 'CONVIDADO', nome: 'Rui Prado', email });
    expect((await invite(email.toUpperCase())).json().errors).toMatchObject([{ campo: 'email', codigo: 'conflito' }]);
    const { codigo, link } = await resumo();
    expect((await teste.correio.to(email))[0]).toMatchObject({ links: [link], assunto: expect.stringContaining('convida você') });
    await signUp(codigo, { email });
    await settled();
    expect(await list()).toMatchObject([{ situacao: 'CADASTRADO', email }]);
    const [{ id = '' } = {}] = await list();
    expect((await ask('DELETE', `/convites/${id}`)).statusCode).toBe(409);
  });

  it('is refused at the address of oneself, of one`s company, and at one that is none', async () => {
    for (const email of [ana.usuario.email, 'alguem@BALCAO.test', 'rui@vale'])
      expect((await invite(email)).json().errors).toMatchObject([{ campo: 'email' }]);
  });

  it('is no more than a few for one address, and for one user a day', async () => {
    const email = `${uuidv7()}@outra.test`;
    for (let i = 0; i < parametrosIndicacao.convitesPorEndereco; i += 1)
      expect((await invite(email, await teste.createAdministradora())).statusCode).toBe(200);
    expect((await invite(email)).json().errors).toMatchObject([{ campo: 'email', codigo: 'foraDaFaixa' }]);
    for (let i = 1; i < parametrosIndicacao.convitesPorDia; i += 1) await invite(`${uuidv7()}@outra.test`);
    expect((await invite(`${uuidv7()}@outra.test`)).json().code).toBe('convites-demais');
  });

  it('is withdrawn by who sent it alone, expires, and is forgotten', async () => {
    const email = `${uuidv7()}@outra.test`;
    const { id } = (await invite(email)).json().data;
    const colega = await teste.createUser({ assinaturaId: ana.usuario.assinaturaId });
    const outra = { usuario: colega, entrada: await teste.signIn(colega) };
    expect([await list(outra), (await ask('DELETE', `/convites/${id}`, outra)).statusCode]).toEqual([[], 404]);
    expect((await ask('DELETE', `/convites/${id}`, await teste.createAdministradora())).statusCode).toBe(404);
    expect((await ask('DELETE', `/convites/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    await invite(email);
    await teste.owner("update balcao.indicacao set expira_em = '2020-01-01' where assinatura_id = $1", [ana.usuario.assinaturaId]);
    await teste.runJob('indicacao_diaria');
    expect(await list()).toMatchObject([{ situacao: 'EXPIROU', email: null, nome: 'Convite sem resposta' }]);
  });
});

it('shows a stranger who refers, and nothing at a code that is nobody`s', async () => {
  const read = (codigo: string) => teste.app.inject({ url: `/c/api/v1/publico/indicacoes/${codigo}` });
  const { codigo } = await resumo();
  expect((await read(codigo)).json().data).toEqual({ codigo, nome: 'Pessoa', corretora: 'Corretora de Teste' });
  for (const nenhum of ['22222222', 'x']) expect((await read(nenhum)).statusCode).toBe(404);
  const livre = await signUp('22222222');
  expect(await teste.owner('select 1 from balcao.indicacao where indicada_id = $1', [livre.assinaturaId])).toEqual([]);
});

describe('a code that is typed', () => {
  const check = async (indicacao: string, { cnpj = cnpjValido(880), cookie = '' } = {}) => {
    vez += 1;
    const response = await teste.app.inject({
      method: 'POST',
      url: onboardingCalls.validateEmpresa.path,
      remoteAddress: `10.9.1.${vez}`,
      ...(cookie && { headers: { cookie } }),
      payload: { name: 'Serra Corretora', cnpj, indicacao },
    });
    const [erro] = response.json<{ errors?: { campo: string; mensagem: string }[] }>().errors ?? [];
    return [response.statusCode, erro?.campo, erro?.mensagem.split(/[.:]/)[0]];
  };
  const [desconhecido, vencido, proprio] = [
    [422, 'indicacao', 'Este código não existe'],
    [422, 'indicacao', 'Este código não vale mais'],
    [422, 'indicacao', 'Este código é da sua própria corretora'],
  ];

  it('is judged at its field: unknown, of who left, of the very brokerage or browser; a good one, or none, passes', async () => {
    const { codigo } = await resumo();
    for (const nenhum of ['22222222', 'ABC', 'código ruim']) expect(await check(nenhum)).toEqual(desconhecido);
    for (const bom of [codigo, ` ${codigo.slice(0, 4)}-${codigo.slice(4)} `.toLowerCase(), '', ' '])
      expect(await check(bom)).toEqual([200, undefined, undefined]);
    await teste.owner('update balcao.corretora set cnpj = $2 where assinatura_id = $1', [
      ana.usuario.assinaturaId,
      `${cnpjValido(779).slice(0, 8)}000299`,
    ]);
    expect(await check(codigo, { cnpj: cnpjValido(779) })).toEqual(proprio);
    const login = await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: ana.usuario.email, senha: SENHA_TESTE } });
    const aparelho = login.cookies.find(({ name }) => name === 'balcao_aparelho')?.value;
    expect(await check(codigo, { cookie: `balcao_aparelho=${aparelho}` })).toEqual(proprio);
    await teste.owner("update balcao.assinatura set status = 'CANCELADA' where id = $1", [ana.usuario.assinaturaId]);
    expect(await check(codigo)).toEqual(vencido);
  });

  it('never tells whether an e-mail or a telephone is of the account it belongs to', async () => {
    const { codigo } = await resumo();
    await teste.owner("update balcao.usuario set telefone = '11988887777' where id = $1", [ana.usuario.usuarioId]);
    await signUp(codigo, { phone: '(11) 98888-7777', digitada: true });
    expect(await settled()).toMatchObject({ situacao: 'RECUSADA', motivo: 'MESMO_TELEFONE' });
  });

  it('keeps a sign-up that carries a bad one from happening, and is kept as that of the link when it is good', async () => {
    const conclude = async (indicacao: string) => {
      vez += 1;
      return teste.app.inject({
        method: 'POST',
        url: onboardingCalls.conclude.path,
        remoteAddress: `10.9.2.${vez}`,
        headers: { 'idempotency-key': uuidv7() },
        payload: {
          userPlan: 'integrado',
          user: { name: 'Rui Prado', email: 'digitou@serra.test', phone: '(11) 90000-1234', password: 'Jabuti#4471' },
          company: { name: 'Serra Corretora', cnpj: cnpjValido(870) },
          seguradoras: [],
          aceiteTermos: true,
          indicacao,
          indicacaoDigitada: true,
        },
      });
    };
    const recusada = await conclude('22222222');
    expect([recusada.statusCode, recusada.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([422, ['indicacao']]);
    expect(await teste.owner("select 1 from balcao.usuario where email = 'digitou@serra.test'", [])).toEqual([]);
    expect((await conclude((await resumo()).codigo)).statusCode).toBe(200);
    expect(await settled()).toMatchObject({ situacao: 'CADASTRADO', email: null });
  });
});

it('tells the open pages of the subscription that referred, and no other', async () => {
  const canalOf = async ({ entrada }: Administradora): Promise<string> =>
    (await teste.app.inject({ url: '/c/api/v1/sessao/canais', headers: entrada.headers })).json<{ data: Canais }>().data.assinatura;
  const [ouvinte, estranha] = [
    await connectMqtt(teste, ana.entrada),
    await connectMqtt(teste, (await teste.createAdministradora()).entrada),
  ];
  const topico = topicPath(indicacaoTopics.mudou, { canal: await canalOf(ana) });
  expect([await ouvinte.subscribe(topico), await estranha.subscribe(topico)]).toEqual([true, false]);
  const told = ouvinte.next();
  await signUp((await resumo()).codigo);
  expect(await told).toMatchObject({ topico, payload: { em: expect.any(String) } });
  for (const { client } of [ouvinte, estranha]) client.end(true);
});

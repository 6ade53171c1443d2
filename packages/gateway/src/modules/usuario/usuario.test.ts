import type { FichaUsuario, MudancaRegistro } from '@balcao/contracts';
import { FLAGS_ABERTAS, PERFIS_DE_ACESSO } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { CorreioTeste } from '../../testing/test-correio.ts';
import type { Corretor, QuotingTeste } from '../../testing/test-quoting.ts';
import {
  campos,
  colega,
  createEquipe,
  createProdutor,
  dados,
  invite,
  invited,
  list,
  login,
  post,
  proximo,
  read,
  save,
  startUsuarios,
} from '../../testing/test-usuarios.ts';

let teste: QuotingTeste;
let correio: CorreioTeste;
let admin: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  ({ teste, correio, admin, estranha } = await startUsuarios());
});
afterAll(() => teste.close());

describe('the list', () => {
  it('shows who is there, with state, preset, second factor and last access, by filter, search and order', async () => {
    const quem = await createEquipe();
    const { email } = await invited({ nome: 'Íris Vaz', ...PERFIS_DE_ACESSO.LEITURA }, quem);
    const outra = await colega(quem, { nome: 'Caio Lima', flags: { bloqueioTransmitir: true } });
    expect((await list('', quem)).itens.map(({ nome, perfil, situacao }) => [nome, perfil, situacao])).toEqual([
      ['Caio Lima', 'PERSONALIZADO', 'ATIVO'],
      ['Íris Vaz', 'LEITURA', 'CONVIDADO'],
      ['Pessoa de Teste', 'ADMINISTRADOR', 'ATIVO'],
    ]);
    expect((await list(`q=iris`, quem)).itens.map((um) => um.email)).toEqual([email]);
    expect((await list('situacao=CONVIDADO&perfil=LEITURA&segundoFator=DESLIGADO', quem)).total).toBe(1);
    expect((await list('segundoFator=LIGADO', quem)).total).toBe(0);
    expect((await list('ordenar=-ultimoAcessoEm', quem)).itens.at(-1)).toMatchObject({ nome: 'Íris Vaz', ultimoAcessoEm: null });
    await teste.db.tenant(quem.usuario, (tx) =>
      tx.run('insert into segundo_fator (assinatura_id, usuario_id, segredo, ativo_em) values ($1, $2, $3, now())', [
        quem.usuario.assinaturaId,
        outra.usuario.usuarioId,
        Buffer.from('x'),
      ]),
    );
    expect((await list('segundoFator=LIGADO', quem)).itens.map(({ nome }) => nome)).toEqual(['Caio Lima']);
    const csv = await quem.request('GET', 'usuarios/exportar?perfil=LEITURA');
    expect(csv.body).toContain('Íris Vaz');
    expect(csv.body).not.toContain('Caio Lima');
  });

  it('is for administrators alone, of their own subscription, and knows nobody of support', async () => {
    const ficha = await invited();
    const simples = await colega(admin);
    for (const [metodo, path, corpo] of [
      ['GET', 'usuarios', undefined],
      ['GET', `usuarios/${ficha.id}`, undefined],
      ['POST', 'usuarios', dados()],
      ['POST', `usuarios/${ficha.id}/desativar`, { herdeiroId: null }],
    ] as const)
      expect((await simples.request(metodo, path, corpo)).statusCode).toBe(403);
    for (const path of ['', '/usos', '/historico', '/sessoes'])
      expect((await estranha.request('GET', `usuarios/${ficha.id}${path}`)).statusCode).toBe(404);
    expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
    expect((await list('', estranha)).itens.map(({ id }) => id)).not.toContain(ficha.id);
    const suporte = await teste.createUser({ assinaturaId: admin.usuario.assinaturaId, segfyer: true });
    expect((await admin.request('GET', `usuarios/${suporte.usuarioId}`)).statusCode).toBe(404);
    expect((await list()).itens.map(({ id }) => id)).not.toContain(suporte.usuarioId);
  });
});

describe('one user', () => {
  it('is kept whole, in its stored form, and makes nobody of support', async () => {
    const horarios = [
      { dia: 2, ini: '22:00', fim: '06:00' },
      { dia: 1, ini: '08:00', fim: '18:00' },
    ];
    const produtorId = await createProdutor(admin);
    const response = await invite({
      email: ' Iris.Nova@Corretora.com.br',
      telefone: '(35) 90000-1001',
      corretoraIds: [admin.usuario.corretoraId],
      produtorId,
      horarios,
      segfyer: true,
    });
    const ficha: FichaUsuario = response.json().data;
    expect(ficha).toMatchObject({
      email: 'iris.nova@corretora.com.br',
      telefone: '35900001001',
      flags: PERFIS_DE_ACESSO.CORRETOR.flags,
      corretoraIds: [admin.usuario.corretoraId],
      produtorId,
      horarios: [horarios[1], horarios[0]],
      situacao: 'CONVIDADO',
      versao: 1,
    });
    expect(await read(ficha.id)).toEqual(ficha);
    await save(ficha, { ...({ segfyer: true } as object), nome: 'Outro Nome' });
    const [row] = await teste.db.tenant(admin.usuario, (tx) => tx.rows('select segfyer, nome from usuario where id = $1', [ficha.id]));
    expect(row).toEqual({ segfyer: false, nome: 'Outro Nome' });
  });

  it('refuses each field at its place, and what only the database knows', async () => {
    const existente = await invited();
    expect(campos(await invite({ nome: ' ', email: 'sem-arroba', telefone: '123' }))).toEqual([
      422,
      [
        ['nome', 'obrigatorio'],
        ['email', 'invalido'],
        ['telefone', 'invalido'],
      ],
    ]);
    const cruzados = [
      { dia: 6, ini: '22:00', fim: '02:00' },
      { dia: 0, ini: '01:00', fim: '03:00' },
      { dia: 3, ini: '25:00', fim: '03:00' },
    ];
    expect(campos(await invite({ horarios: cruzados }))).toEqual([
      422,
      [
        ['horarios.1.ini', 'conflito'],
        ['horarios.2.ini', 'invalido'],
      ],
    ]);
    expect(campos(await invite({ email: existente.email.toUpperCase() }))).toEqual([422, [['email', 'conflito']]]);
    // an e-mail is one access in the whole product
    expect(campos(await invite({ email: estranha.usuario.email }))).toEqual([422, [['email', 'conflito']]]);
    const dela = await createProdutor(estranha);
    expect(campos(await invite({ corretoraIds: [estranha.usuario.corretoraId], produtorId: dela }))).toEqual([
      422,
      [
        ['corretoraIds', 'desconhecido'],
        ['produtorId', 'desconhecido'],
      ],
    ]);
    const produtorId = await createProdutor(admin);
    await invited({ produtorId });
    expect(campos(await invite({ produtorId }))).toEqual([422, [['produtorId', 'conflito']]]);
    const outro = await invited();
    expect(campos(await save(outro, { email: existente.email }))).toEqual([422, [['email', 'conflito']]]);
  });

  it('answers two who wrote at once with what stands now, and tells what changed', async () => {
    const ficha = await invited();
    const saved = await save(ficha, { nome: 'Bruno Alterado', flags: { ...ficha.flags, acessoGestao: false } });
    expect(saved.json().data).toMatchObject({ versao: 2, nome: 'Bruno Alterado', flags: { acessoGestao: false } });
    const late = await save(ficha, { nome: 'Outro' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'usuario-alterado', data: { nome: 'Bruno Alterado' } });
    const historia: MudancaRegistro[] = (await admin.request('GET', `usuarios/${ficha.id}/historico`)).json().data;
    expect(historia[0]?.usuario).toBe('Ana Prado');
    expect(historia[0]?.mudancas).toContainEqual({ campo: 'Nome', de: 'Bruno Dias', para: 'Bruno Alterado' });
    const permissoes = historia[0]?.mudancas.filter(({ campo }) => campo === 'Permissões').at(-1);
    expect(permissoes?.para).toContain('Sem Gestão');
  });

  it('keeps its history however often its user signs in', async () => {
    const outro = await colega(admin);
    const ficha = await read(outro.usuario.usuarioId);
    await save(ficha, { nome: 'Nome de antes' });
    await teste.db.tenant(admin.usuario, async (tx) => {
      for (let i = 0; i < 210; i += 1)
        await tx.run(`update usuario set ultimo_acesso_em = now() + ${i} * interval '1 second' where id = $1`, [ficha.id]);
    });
    const historia: MudancaRegistro[] = (await admin.request('GET', `usuarios/${ficha.id}/historico`)).json().data;
    expect(historia[0]?.mudancas).toContainEqual(expect.objectContaining({ campo: 'Nome', para: 'Nome de antes' }));
  });

  it('grants nothing that the plan refuses, and follows the plan when it grows', async () => {
    const quem = await createEquipe();
    const ofPlano = (flags: object) =>
      teste.db.tenant(quem.usuario, (tx) => tx.run('update perfil_acesso set flags = $1 where segue_plano', [JSON.stringify(flags)]));
    await teste.db.tenant(quem.usuario, (tx) =>
      tx.run("insert into perfil_acesso (assinatura_id, nome, segue_plano, flags) values ($1, 'Plano', true, $2)", [
        quem.usuario.assinaturaId,
        JSON.stringify({ acessoGestao: false }),
      ]),
    );
    const outro = await colega(quem);
    const saved = await save(await read(outro.usuario.usuarioId, quem), { flags: FLAGS_ABERTAS }, quem);
    expect(saved.json().data).toMatchObject({ flags: { acessoGestao: true }, foraDoPlano: ['acessoGestao'] });
    const sessao = async () => (await teste.signIn(outro.usuario)).sessao.acessoGestao;
    expect(await sessao()).toBe(false);
    await ofPlano({});
    expect(await sessao()).toBe(true);
  });

  it('moves to another e-mail: the old one is told, the new one is proved, and sessions end', async () => {
    const outro = await colega(admin);
    const [antigo, novo] = [outro.usuario.email, `novo${proximo()}@corretora.com.br`];
    expect((await save(await read(outro.usuario.usuarioId), { email: novo })).statusCode).toBe(200);
    expect((await outro.request('GET', 'parametros')).statusCode).toBe(401);
    expect((await correio.to(antigo))[0]?.assunto).toBe('O e-mail do seu acesso mudou');
    expect([await login(antigo, 'Balcao#2026'), await login(novo, 'Balcao#2026')]).toEqual([1, 7]);
    await post('/c/api/v1/conta/confirmar-email', { token: await correio.tokenTo(novo) });
    expect(await login(novo, 'Balcao#2026')).toBe(-1);
    const eu = await read(admin.usuario.usuarioId);
    expect(campos(await save(eu, { email: `outro${proximo()}@corretora.com.br` }))).toEqual([422, [['email', 'conflito']]]);
  });
});

describe('an administrator of some brokerages', () => {
  it('sees and writes only people who work for no other, and cannot widen what they administer', async () => {
    const dona = await createEquipe();
    const { corretoraId, assinaturaId } = dona.usuario;
    const filial = uuidv7();
    await teste.owner(
      `insert into balcao.corretora (id, assinatura_id, razao_social, fantasia, cnpj, regime)
       values ($1, $2, 'Filial Ltda', 'Filial', '11222333000181', 'SIMPLES')`,
      [filial, assinaturaId],
    );
    const limitada = await colega(dona, { administrador: true, nome: 'Lia Limitada' });
    const ficha = await read(limitada.usuario.usuarioId, dona);
    expect((await save(ficha, { corretoraIds: [filial] }, dona)).statusCode).toBe(200);
    const daFilial = await invited({ nome: 'Fábio Filial', corretoraIds: [filial] }, dona);
    const daMatriz = await invited({ nome: 'Mara Matriz', corretoraIds: [corretoraId] }, dona);
    const dasDuas = await invited({ nome: 'Duda Duas', corretoraIds: [corretoraId, filial] }, dona);
    const deTodas = await invited({ nome: 'Tom Todas' }, dona);

    expect((await list('', limitada)).itens.map(({ nome }) => nome)).toEqual(['Fábio Filial', 'Lia Limitada']);
    expect((await limitada.request('GET', 'usuarios/exportar')).body).not.toContain('Matriz');
    for (const { id } of [daMatriz, dasDuas, deTodas, await read(dona.usuario.usuarioId, dona)]) {
      for (const path of ['', '/usos', '/historico', '/sessoes'])
        expect((await limitada.request('GET', `usuarios/${id}${path}`)).statusCode).toBe(404);
      expect((await limitada.request('POST', `usuarios/${id}/desativar`, { herdeiroId: null })).statusCode).toBe(404);
      expect((await limitada.request('POST', `usuarios/${id}/sessoes/encerrar`, {})).statusCode).toBe(404);
    }
    expect((await save(dasDuas, { nome: 'Outra' }, limitada)).statusCode).toBe(404);
    const opcoes = (await limitada.request('GET', 'usuarios/opcoes')).json().data;
    expect(opcoes.corretoras).toEqual([{ id: filial, nome: 'Filial' }]);
    expect(opcoes.herdeiros.map(({ nome }: { nome: string }) => nome)).toEqual(['Lia Limitada']);

    expect((await save(daFilial, { nome: 'Fábio Novo' }, limitada)).statusCode).toBe(200);
    expect((await invite({ corretoraIds: [filial] }, limitada)).statusCode).toBe(200);
    const recusada = [422, [['corretoraIds', 'foraDaLista']]];
    expect(campos(await invite({}, limitada))).toEqual(recusada);
    expect(campos(await invite({ corretoraIds: [filial, corretoraId] }, limitada))).toEqual(recusada);
    const eu = await read(limitada.usuario.usuarioId, limitada);
    expect(campos(await save(eu, { corretoraIds: [] }, limitada))).toEqual(recusada);
  });

  it('is never the only one: somebody administers all of them', async () => {
    const dona = await createEquipe();
    const eu = await read(dona.usuario.usuarioId, dona);
    const corretoraIds = [dona.usuario.corretoraId];
    expect(campos(await save(eu, { corretoraIds }, dona))).toEqual([422, [['corretoraIds', 'conflito']]]);
    const limitada = await colega(dona, { administrador: true });
    expect((await save(await read(limitada.usuario.usuarioId, dona), { corretoraIds }, dona)).statusCode).toBe(200);
    // one who administers only some does not take the place of one who administers all
    expect(campos(await save(eu, { administrador: false }, dona))).toEqual([422, [['administrador', 'conflito']]]);
    await colega(dona, { administrador: true });
    expect((await save(eu, { corretoraIds }, dona)).statusCode).toBe(200);
  });
});

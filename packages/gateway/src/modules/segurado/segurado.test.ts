import { type DadosSegurado, FichaSegurado, type MudancaRegistro, type ResultadoRegistro, type SeguradoResumo } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { cpf, vazio, dados, editable } from '../../testing/test-segurado.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const create = (over: Partial<DadosSegurado> = {}, quem = ana) => quem.request('POST', 'segurados', dados(over));
async function created(over: Partial<DadosSegurado> = {}, quem = ana): Promise<FichaSegurado> {
  const response = await create(over, quem);
  if (response.statusCode !== 200) throw new Error(response.body);
  return FichaSegurado.parse(response.json().data);
}
const save = (ficha: FichaSegurado, over: Partial<DadosSegurado> = {}, quem = ana) =>
  quem.request('PUT', `segurados/${ficha.id}`, { ...editable(ficha), ...over, versao: ficha.versao });
const read = async (id: string, quem = ana) => quem.request('GET', `segurados/${id}`);
async function list(query = '', quem = ana): Promise<{ itens: SeguradoResumo[]; total: number }> {
  const response = await quem.request('GET', `segurados?${query}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const nomes = async (query: string, quem = ana) => (await list(query, quem)).itens.map(({ nome }) => nome);
const campos = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ errors?: { campo: string; codigo: string }[] }>().errors?.map(({ campo, codigo }) => [campo, codigo]),
];

/** A policy of a client, as many days from today as said. */
async function insure(segurado: { id: string }, over: { de?: number; ate?: number; ramo?: string; dono?: Corretor; premio?: number } = {}) {
  const { de = -100, ate = 200, ramo = '0531', dono = ana, premio = 100_000 } = over;
  const hoje = hojeEm(new Date());
  const { rows } = await teste.owner(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     values ($1, $2, 'alfa_seguros', $3, $4, $5, 'Onix', $6, $7, $7, $8, $9, 0, $9, 'VIGENTE') returning id`,
    [
      dono.usuario.assinaturaId,
      `AP-${cpf()}`,
      ramo,
      dono.usuario.corretoraId,
      segurado.id,
      dono.usuario.usuarioId,
      addDias(hoje, de),
      addDias(hoje, ate),
      premio,
    ],
  );
  return rows[0].id as string;
}

it('keeps a client whole, in its stored form, the main address first', async () => {
  const ficha = await created({
    nomeSocial: 'Zel',
    nascimento: '1980-05-17',
    sexo: 'F',
    estadoCivil: 'CASADO',
    profissao: 'Médica',
    rendaCentavos: 1_500_000,
    email: 'Zelia@Casa.com.br',
    celular: '(35) 90000-1234',
    contatos: [
      { tipo: 'TELEFONE', valor: '(35) 3471-1234', rotulo: 'Consultório' },
      { tipo: 'EMAIL', valor: 'Outra@Casa.com.br', rotulo: null },
    ],
    enderecos: [
      { ...vazio, cep: '37002-000', logradouro: 'Rua Um', numero: '10', cidade: 'Varginha', uf: 'MG' },
      { ...vazio, cidade: 'Santos', uf: 'SP' },
    ],
    grupo: { tipo: 'FAMILIA', nome: 'Prado' },
    tags: ['VIP', 'vip', 'Frota'],
  });
  expect(ficha).toMatchObject({
    email: 'zelia@casa.com.br',
    celular: '35900001234',
    contatos: [
      { tipo: 'TELEFONE', valor: '3534711234', rotulo: 'Consultório' },
      { tipo: 'EMAIL', valor: 'outra@casa.com.br', rotulo: null },
    ],
    enderecos: [
      { cep: '37002000', logradouro: 'Rua Um', cidade: 'Varginha' },
      { cep: null, cidade: 'Santos' },
    ],
    grupo: { tipo: 'FAMILIA', nome: 'Prado' },
    tags: ['VIP', 'Frota'],
    versao: 1,
    ativo: true,
    origem: 'INTERNO',
  });
  expect((await read(ficha.id)).json().data).toEqual(ficha);
  const sem = (await save(ficha, { enderecos: [], grupo: null, contatos: [] })).json().data;
  expect(sem).toMatchObject({ versao: 2, enderecos: [], grupo: null, contatos: [] });
});

it('keeps whom a person answers for and who answers for a company, with its history', async () => {
  const filha = { nome: 'Bia Prado', nascimento: '2010-05-17', documento: '529.982.247-25', parentesco: 'FILHO' as const };
  const ficha = await created({ dependentes: [filha] });
  expect(ficha.dependentes).toEqual([{ ...filha, documento: '52998224725' }]);
  const socio = { nome: 'Rui', documento: null, papel: 'SOCIO' as const };
  const empresa = await created({ pessoa: 'PJ', documento: '11222333000181', representantes: [socio], dependentes: [filha] });
  expect([empresa.representantes, empresa.dependentes]).toEqual([[socio], []]);
  await save(ficha, { dependentes: [] });
  const [ultima] = (await ana.request('GET', `segurados/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  expect(ultima?.mudancas).toContainEqual({
    campo: 'Dependentes',
    de: 'Bia Prado (Filho ou filha), 17/05/2010, 529.982.247-25',
    para: null,
  });
});

it.each<[string, () => Partial<DadosSegurado>, [string, string]]>([
  ['a wrong CPF', () => ({ documento: '11144477736' }), ['documento', 'invalido']],
  ['a birth to come', () => ({ nascimento: '2999-01-01' }), ['nascimento', 'foraDaFaixa']],
  ['a contact that is none', () => ({ contatos: [{ tipo: 'CELULAR', valor: '123', rotulo: null }] }), ['contatos.0.valor', 'invalido']],
  ['a producer nobody knows', () => ({ produtorId: ana.usuario.usuarioId }), ['produtorId', 'desconhecido']],
])('refuses %s at its field and writes nothing', async (_, over, erro) => {
  const { total } = await list();
  expect(campos(await create(over()))).toEqual([422, [erro]]);
  expect((await list()).total).toBe(total);
});

it('has one client per document, even of many who write it at once, and says who has it', async () => {
  const documento = cpf();
  const juntos = await Promise.all([1, 2, 3].map((n) => create({ documento, nome: `Bia ${n}` })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const ficha: FichaSegurado = juntos.find(({ statusCode }) => statusCode === 200)?.json().data;
  const recusada = await create({ documento });
  expect([campos(recusada), recusada.json().errors[0].mensagem]).toEqual([
    [422, [['documento', 'conflito']]],
    `Este documento já é de ${ficha.nome}.`,
  ]);
  expect(campos(await save(await created(), { documento }))).toEqual([422, [['documento', 'conflito']]]);
  expect((await ana.request('GET', `segurados/conhecido?documento=${documento}`)).json().data).toEqual({ id: ficha.id, nome: ficha.nome });
  expect((await ana.request('GET', `segurados/conhecido?documento=${cpf()}`)).json().data).toBeNull();
});

it('answers a repeated creation once', async () => {
  const corpo = dados();
  const chave = { 'idempotency-key': 'segurado-uma' };
  const [first, second] = [await ana.request('POST', 'segurados', corpo, chave), await ana.request('POST', 'segurados', corpo, chave)];
  expect(second.json().data.id).toBe(first.json().data.id);
});

it('is not written over what somebody else wrote since, and shows what stands', async () => {
  const ficha = await created();
  const juntos = await Promise.all(['Um', 'Dois', 'Três'].map((nome) => save(ficha, { nome })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const recusada = juntos.find(({ statusCode }) => statusCode === 409);
  expect(recusada?.json()).toMatchObject({ code: 'segurado-alterado', data: { id: ficha.id, versao: 2 } });
  expect((await ana.request('DELETE', `segurados/${ficha.id}?versao=1`)).statusCode).toBe(409);
});

describe('the list', () => {
  let dona: Corretor;
  const hoje = hojeEm(new Date());
  beforeAll(async () => {
    dona = await teste.createCorretor({ administrador: true });
    const alvaro = await created(
      { nome: 'Álvaro', email: 'alvaro@casa.com.br', nascimento: `1980-${addDias(hoje, 3).slice(5)}`, tags: ['VIP'] },
      dona,
    );
    const bento = await created({ nome: 'Bento', contatos: [{ tipo: 'CELULAR', valor: '(35) 91234-5678', rotulo: null }] }, dona);
    await created(
      {
        nome: 'Casa 100%',
        pessoa: 'PJ',
        documento: '12ABC34501DE35',
        celular: '35900009999',
        enderecos: [{ ...vazio, cidade: 'São João', uf: 'MG' }],
        grupo: { tipo: 'EMPRESAS', nome: 'Casas' },
      },
      dona,
    );
    await insure(alvaro, { dono: dona, ate: 5, premio: 150_000 });
    await insure(alvaro, { dono: dona, ate: 300, premio: 50_000 });
    await insure(alvaro, { dono: dona, de: -800, ate: -400 });
    await insure(bento, { dono: dona, ramo: '0114', ate: 100 });
  });

  it('goes by name the Brazilian way, is searched in every contact, ordered and paged', async () => {
    expect(await nomes('', dona)).toEqual(['Álvaro', 'Bento', 'Casa 100%']);
    expect(await nomes('ordenar=-nome&tamanho=2&pagina=2', dona)).toEqual(['Álvaro']);
    expect(await nomes('q=alvaro', dona)).toEqual(['Álvaro']);
    expect(await nomes('q=12.ABC.345/01DE-35', dona)).toEqual(['Casa 100%']);
    expect(await nomes('q=(35)+91234-5678', dona)).toEqual(['Bento']);
    expect(await nomes('q=100%25', dona)).toEqual(['Casa 100%']);
  });

  it('says what covers each today: how many, for how much, until when, and what they permit', async () => {
    const [alvaro] = (await list('q=alvaro', dona)).itens;
    expect(alvaro).toMatchObject({ vigentes: 2, premioVigenteCentavos: 200_000, proximoFim: addDias(hoje, 5), permissoes: 3 });
  });

  it.each([
    ['pessoa=PJ', ['Casa 100%']],
    ['situacao=INATIVO', []],
    ['tag=VIP', ['Álvaro']],
    ['cidade=sao+joao', ['Casa 100%']],
    ['contato=SEM_EMAIL', ['Bento', 'Casa 100%']],
    ['contato=SEM_CELULAR', ['Álvaro', 'Bento']],
    ['aniversario=SEMANA', ['Álvaro']],
    ['aniversario=HOJE', []],
    ['tem=AUTO', ['Álvaro']],
    ['falta=AUTO', ['Bento', 'Casa 100%']],
    ['tem=AUTO&falta=RESIDENCIAL', ['Álvaro']],
    ['tem=RESIDENCIAL&falta=AUTO&contato=SEM_EMAIL', ['Bento']],
    ['termina=7', ['Álvaro']],
    ['termina=30&tem=RESIDENCIAL', []],
    ['permite=MARKETING_EMAIL', []],
    ['permite=RENOVACAO', ['Álvaro', 'Bento', 'Casa 100%']],
  ])('is narrowed by %s to %j', async (query, esperados) => {
    expect(await nomes(query, dona)).toEqual(esperados);
  });

  it('is narrowed to a group and to a saved filter, and refuses words it does not know', async () => {
    const { grupos, tags } = (await dona.request('GET', 'segurados/opcoes')).json().data;
    expect([grupos.map(({ nome }: { nome: string }) => nome), tags]).toEqual([['Casas'], ['VIP']]);
    expect(await nomes(`grupo=${grupos[0].id}`, dona)).toEqual(['Casa 100%']);
    const definicao = { conector: 'E', condicoes: [{ campo: 'uf', operador: 'E', valor: 'MG' }] };
    const guardado = await dona.request('POST', 'filtros-salvos', {
      lista: 'SEGURADOS',
      nome: 'Mineiros',
      consulta: {},
      padrao: false,
      compartilhado: false,
      definicao,
    });
    const filtro = guardado.json().data.id;
    expect(await nomes(`filtro=${filtro}`, dona)).toEqual(['Casa 100%']);
    expect(await nomes(`filtro=${filtro}&contato=SEM_CELULAR`, dona)).toEqual([]);
    expect((await dona.request('GET', 'segurados?tem=BARCO')).statusCode).toBe(422);
    expect((await dona.request('GET', 'segurados?ordenar=senha')).statusCode).toBe(422);
  });

  it('leaves as a file, in its order, and no cell is a formula', async () => {
    const csv = (await dona.request('GET', 'segurados/exportar?ordenar=-nome')).body.trim().split('\r\n').slice(1);
    expect(csv.map((linha) => linha.split(';')[0])).toEqual(['Casa 100%', 'Bento', 'Álvaro']);
    expect(csv[2]).toContain(';2;');
    await created({ nome: '=HYPERLINK("x")' }, dona);
    expect((await dona.request('GET', 'segurados/exportar?q=hyperlink')).body).toContain(`"'=HYPERLINK(""x"")"`);
    const planilha = await dona.request('GET', 'segurados/exportar?formato=xlsx');
    expect(planilha.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

it('is narrowed to a tag that more clients have than an index is asked for, and to it for who sees only some', async () => {
  const dona = await teste.createCorretor({ administrador: true });
  const bia = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  await teste.owner(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, tags, criado_por)
     select $1, 'PF', lpad(n::text, 11, '0'), 'Nome ' || lpad(n::text, 5, '0'),
       case when n % 3 = 0 then '{}' else array['Muitos'] || case when n % 1000 = 1 then '{Poucos}'::text[] else '{}' end end,
       case when n % 3000 = 1 then $2::uuid else $3::uuid end
     from generate_series(1, $4::int) n`,
    [dona.usuario.assinaturaId, bia.usuario.usuarioId, dona.usuario.usuarioId, 9_000],
  );
  const nome = (n: number) => `Nome ${String(n).padStart(5, '0')}`;
  const muitos = await list('tag=Muitos&tamanho=25&ordenar=-nome', dona);
  expect([muitos.total, ...muitos.itens.slice(0, 3).map((um) => um.nome)]).toEqual([6_000, nome(8_999), nome(8_998), nome(8_996)]);
  // every third of the thousands has no tag
  expect(await nomes('tag=Poucos', dona)).toEqual([1, 1001, 3001, 4001, 6001, 7001].map(nome));
  expect(await nomes('tag=Poucos&q=06001', dona)).toEqual([nome(6001)]);
  for (const tag of ['Muitos', 'Poucos']) expect(await nomes(`tag=${tag}`, bia)).toEqual([1, 3001, 6001].map(nome));
  expect(await nomes('tag=Nenhuma', dona)).toEqual([]);
});

describe('who does not administer quotes', () => {
  it('sees their own clients and no other, in the list, alone, in a batch and by the document', async () => {
    const bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
    const [meu, alheio, vendido] = [
      await created({ nome: 'Meu' }, bia),
      await created({ nome: 'Alheio', tags: ['Vista'] }),
      await created({ nome: 'Vendido', tags: ['Vista'] }),
    ];
    await insure(vendido, { dono: { ...ana, usuario: { ...ana.usuario, usuarioId: bia.usuario.usuarioId } } as Corretor });
    expect(await nomes('', bia)).toEqual(['Meu', 'Vendido']);
    // nor by a word or a label, which an index answers
    expect([await nomes('q=alheio', bia), await nomes('q=vendido', bia)]).toEqual([[], ['Vendido']]);
    expect(await nomes('tag=Vista', bia)).toEqual(['Vendido']);
    expect((await read(alheio.id, bia)).statusCode).toBe(404);
    expect((await bia.request('GET', `segurados/${alheio.id}/360`)).statusCode).toBe(404);
    expect((await save(alheio, { nome: 'Tomado' }, bia)).statusCode).toBe(404);
    expect((await bia.request('DELETE', `segurados/${alheio.id}?versao=1`)).statusCode).toBe(404);
    const lote = { ids: [meu.id, alheio.id], mudanca: { tipo: 'TAG_POSTA', tag: 'X' } };
    const desfechos = (await bia.request('POST', 'segurados/lote', lote)).json<{ data: ResultadoRegistro[] }>().data;
    expect(desfechos.map(({ ok, nome }) => [ok, nome])).toEqual([
      [true, 'Meu'],
      [false, null],
    ]);
    expect((await bia.request('GET', `segurados/conhecido?documento=${alheio.documento}`)).json().data).toEqual({ id: null, nome: null });
    const recusada = await create({ documento: alheio.documento }, bia);
    expect(recusada.json().errors[0].mensagem).toBe('Já há um segurado com este documento na corretora.');
  });

  it('sees those of the producer they sign in as, and those of their open quotes', async () => {
    const bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
    const produtor = await teste.owner(
      `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', 'Bia', $2) returning id`,
      [ana.usuario.assinaturaId, cpf()],
    );
    await teste.owner('update balcao.usuario set produtor_id = $1 where id = $2', [produtor.rows[0].id, bia.usuario.usuarioId]);
    await created({ nome: 'Do produtor', produtorId: produtor.rows[0].id });
    const orcado = await created({ nome: 'Orçado' });
    const { id: orcamentoId } = await ana.prepare();
    await teste.owner('update balcao.orcamento set usuario_id = $1, segurado_documento = $2 where id = $3', [
      bia.usuario.usuarioId,
      orcado.documento.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
      orcamentoId,
    ]);
    expect(await nomes('', bia)).toEqual(['Do produtor', 'Orçado']);
  });
});

it('is of its own subscription', async () => {
  const ficha = await created({ nome: 'Só nossa' });
  expect((await list('q=nossa', estranha)).total).toBe(0);
  expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
  expect((await create({ documento: ficha.documento }, estranha)).statusCode).toBe(200);
});

it('is not excluded while anything uses it, and says what does; alone, it leaves and its document is free', async () => {
  const ficha = await created({ grupo: { tipo: 'FAMILIA', nome: 'Só eu' } });
  await insure(ficha);
  const recusada = await ana.request('DELETE', `segurados/${ficha.id}?versao=1`);
  expect([recusada.statusCode, recusada.json().code, recusada.json().data.map(({ tipo }: { tipo: string }) => tipo)]).toEqual([
    409,
    'segurado-em-uso',
    ['APOLICE'],
  ]);
  await teste.owner('update balcao.apolice set excluido_em = now() where segurado_id = $1', [ficha.id]);
  expect((await ana.request('DELETE', `segurados/${ficha.id}?versao=1`)).statusCode).toBe(200);
  expect((await read(ficha.id)).statusCode).toBe(404);
  expect((await create({ documento: ficha.documento })).statusCode).toBe(200);
  // the group nobody is in is no longer offered
  const { grupos } = (await ana.request('GET', 'segurados/opcoes')).json().data;
  expect(grupos.map(({ nome }: { nome: string }) => nome)).not.toContain('Só eu');
});

it('tells what changed, in words, with names for the producer and the group', async () => {
  const ficha = await created({ nome: 'Antes' });
  await save(ficha, {
    nome: 'Depois',
    estadoCivil: 'CASADO',
    grupo: { tipo: 'FAMILIA', nome: 'Clã' },
    contatos: [{ tipo: 'CELULAR', valor: '(35) 90000-4321', rotulo: 'Filha' }],
  });
  const [mudanca] = (await ana.request('GET', `segurados/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  // written in one second, it is told as one change, the inclusion first
  expect(mudanca?.mudancas.slice(-4)).toEqual([
    { campo: 'Nome', de: 'Antes', para: 'Depois' },
    { campo: 'Estado civil', de: null, para: 'Casado(a)' },
    { campo: 'Outros contatos', de: null, para: '(35) 90000-4321 (Filha)' },
    { campo: 'Grupo', de: null, para: 'Clã' },
  ]);
});

it('suggests who may be the same person, and why, the likeliest first', async () => {
  const um = await created({ nome: 'Íris Campos', nascimento: '1975-03-02', email: 'iris@casa.com.br' });
  const mesma = await created({ nome: 'IRIS CAMPOS', nascimento: '1975-03-02' });
  const parente = await created({ nome: 'Iris  Campos', contatos: [{ tipo: 'EMAIL', valor: 'Iris@casa.com.br', rotulo: null }] });
  await created({ nome: 'Íris Campos', nascimento: '1990-01-01' });
  const parecidos = (await ana.request('GET', `segurados/${um.id}/parecidos`)).json().data;
  expect(parecidos.map(({ id, pontos, motivos }: { id: string; pontos: number; motivos: string[] }) => [id, pontos, motivos])).toEqual([
    [mesma.id, 80, ['NOME_E_NASCIMENTO']],
    [parente.id, 65, ['EMAIL', 'NOME']],
  ]);
});

it('forgets what hangs from a client whose own columns say nothing any more', async () => {
  const ficha = await created({
    contatos: [{ tipo: 'EMAIL', valor: 'so@casa.com.br', rotulo: null }],
    grupo: { tipo: 'FAMILIA', nome: 'De um' },
  });
  await teste.owner("update balcao.segurado set nome = 'Titular eliminado', excluido_em = now(), tags = '{}' where id = $1", [ficha.id]);
  const { rows } = await teste.owner('select contatos, enderecos, grupo_id, busca from balcao.segurado where id = $1', [ficha.id]);
  expect(rows[0]).toMatchObject({ contatos: [], enderecos: [], grupo_id: null });
  expect(rows[0].busca).not.toContain('so@casa');
});

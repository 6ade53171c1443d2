import {
  type DadosSegurado,
  type EscolhasMesclagem,
  FichaSegurado,
  type MesclagemDesfeita,
  type MudancaRegistro,
  type ParDuplicado,
  type VisaoSegurado,
} from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { killedWriting } from '../../testing/killed-writing.ts';
import { include, takesProposals, umaVenda } from '../../testing/test-proposta.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { cpf, dados, editable, vazio } from '../../testing/test-segurado.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

async function created(over: Partial<DadosSegurado> = {}, quem = ana): Promise<FichaSegurado> {
  const response = await quem.request('POST', 'segurados', dados(over));
  if (response.statusCode !== 200) throw new Error(response.body);
  return FichaSegurado.parse(response.json().data);
}
const merge = (este: FichaSegurado, outro: FichaSegurado, escolhas: EscolhasMesclagem = {}, quem = ana) =>
  quem.request('POST', `segurados/${este.id}/mesclar`, { versao: este.versao, outroId: outro.id, outraVersao: outro.versao, escolhas });
async function merged(este: FichaSegurado, outro: FichaSegurado, escolhas: EscolhasMesclagem = {}): Promise<FichaSegurado> {
  const response = await merge(este, outro, escolhas);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const see = async (id: string): Promise<VisaoSegurado> => (await ana.request('GET', `segurados/${id}/360`)).json().data;
const undo = (mesclagemId: string, quem = ana) => quem.request('POST', `segurados/mesclagens/${mesclagemId}/desfazer`, {});
async function undone(sobrevivente: string): Promise<MesclagemDesfeita> {
  const response = await undo((await see(sobrevivente)).mesclagens[0]?.id ?? '');
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}

const CARIMBOS = ['versao', 'alterado_em', 'alterado_por'];
/** Every row of the subscription that a merge may touch, but for the stamps that any write leaves. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await teste.owner('select distinct tabela from balcao.referencias_ao_segurado() order by tabela');
  const all: Record<string, unknown> = {};
  for (const { tabela } of [...rows, { tabela: 'segurado' }, { tabela: 'grupo_segurado' }]) {
    const { rows: found } = await teste.owner(
      `select to_jsonb(t) - $2::text[] as row from balcao.${tabela} t where assinatura_id = $1 order by id`,
      [ana.usuario.assinaturaId, CARIMBOS],
    );
    all[tabela] = found;
  }
  return all;
}

async function insure(segurado: { id: string }): Promise<string> {
  const hoje = hojeEm(new Date());
  const { rows } = await teste.owner(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     values ($1, $2, 'alfa_seguros', '0531', $3, $4, 'Onix', $5, $6, $6, $7, 100000, 0, 100000, 'VIGENTE') returning id`,
    [
      ana.usuario.assinaturaId,
      `AP-${cpf()}`,
      ana.usuario.corretoraId,
      segurado.id,
      ana.usuario.usuarioId,
      addDias(hoje, -10),
      addDias(hoje, 300),
    ],
  );
  return rows[0].id as string;
}

const remind = (segurado: { id: string }) =>
  teste.owner(
    `insert into balcao.tarefa (assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento)
     values ($1, 'Ligar', 'RETORNO', jsonb_build_object('tipo', 'segurado', 'id', $2::text), $3, $4)`,
    [ana.usuario.assinaturaId, segurado.id, ana.usuario.usuarioId, hojeEm(new Date())],
  );

/** A document linked to a client. */
const attachTo = (segurado: { id: string }) =>
  teste.owner(
    `with d as (insert into balcao.documento (assinatura_id, nome, mime, bytes, sha256, tipo, origem) values ($1, 'a.pdf', 'application/pdf', 9, $3, 'PESSOAL', 'UPLOAD') returning id)
     insert into balcao.documento_vinculo (assinatura_id, documento_id, alvo, alvo_id) select $1, id, 'SEGURADO', $2 from d`,
    [ana.usuario.assinaturaId, segurado.id, 'a'.repeat(64)],
  );

it('makes one of two: each field from whom it was chosen of, and all that either is reached by', async () => {
  const este = await created({ nome: 'Lia', email: 'lia@casa.com.br', tags: ['VIP'], grupo: { tipo: 'FAMILIA', nome: 'Lima' } });
  const outro = await created({
    nome: 'Lia Lima',
    email: 'outra@casa.com.br',
    nascimento: '1980-05-17',
    enderecos: [{ ...vazio, cidade: 'Varginha', uf: 'MG' }],
    tags: ['Frota'],
  });
  const ficha = await merged(este, outro, { nome: 'OUTRO' });
  expect(ficha).toMatchObject({
    id: este.id,
    documento: este.documento,
    nome: 'Lia Lima',
    email: 'lia@casa.com.br',
    nascimento: '1980-05-17',
    contatos: [{ tipo: 'EMAIL', valor: 'outra@casa.com.br' }],
    enderecos: [{ cidade: 'Varginha' }],
    grupo: { nome: 'Lima' },
    tags: ['VIP', 'Frota'],
  });
  expect((await ana.request('GET', `segurados/${outro.id}`)).statusCode).toBe(404);
  const [ultima] = (await ana.request('GET', `segurados/${este.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  expect([ultima?.usuario, ultima?.mudancas.map(({ campo }) => campo)]).toEqual([expect.any(String), expect.arrayContaining(['Nome'])]);
});

it('is followed by whatever pointed to either, a sold proposal too, and undone it is as if it had not been', async () => {
  const venda = await umaVenda(ana);
  const proposta = (await include(ana, venda)).json().data;
  const { rows } = await teste.owner('select segurado_id from balcao.proposta where id = $1', [proposta.id]);
  const outro: FichaSegurado = (await ana.request('GET', `segurados/${rows[0].segurado_id}`)).json().data;
  const este = await created({ nome: 'Quem fica', contatos: [{ tipo: 'TELEFONE', valor: '3534711234', rotulo: null }] });
  await insure(este);
  await insure(outro);
  await remind(outro);
  await attachTo(outro);
  const antes = await everything();
  const ficha = await merged(este, outro, { documento: 'OUTRO', nome: 'OUTRO' });
  expect(ficha.documento).toBe(outro.documento);
  const visao = await see(este.id);
  expect([visao.apolices.total, visao.propostas.total >= 1, visao.tarefas.total]).toEqual([2, true, 1]);
  const linked = async () =>
    (
      await teste.owner("select alvo_id from balcao.documento_vinculo where assinatura_id = $1 and alvo = 'SEGURADO'", [
        ana.usuario.assinaturaId,
      ])
    ).rows;
  expect(await linked()).toEqual([{ alvo_id: este.id }]);
  const { rows: esquecidas } = await teste.owner('select tabela, coluna from balcao.referencias_ao_segurado()');
  for (const { tabela, coluna } of esquecidas) {
    if (tabela === 'segurado_alias') continue;
    const { rows: found } = await teste.owner(`select 1 from balcao.${tabela} where ${coluna}::text like '%' || $1 || '%'`, [outro.id]);
    expect([tabela, coluna, found.length]).toEqual([tabela, coluna, 0]);
  }
  expect(await undone(este.id)).toEqual({ seguradoId: este.id, outroId: outro.id, mantidos: [] });
  expect(await linked()).toEqual([{ alvo_id: outro.id }]);
  expect(await everything()).toEqual(antes);
});

it('forgets no table that comes: any key to a client and any link is moved, and goes back', async () => {
  await teste.owner(`create table balcao.teste_da_mesclagem (id uuid primary key default balcao.uuid7(),
    assinatura_id uuid not null references balcao.assinatura (id), dono_id uuid, vinculos jsonb,
    foreign key (assinatura_id, dono_id) references balcao.segurado (assinatura_id, id), unique (assinatura_id, dono_id))`);
  try {
    const [este, outro] = [await created(), await created()];
    const vinculos = (id: string) =>
      JSON.stringify([
        { tipo: 'segurado', id },
        { tipo: 'apolice', id },
      ]);
    const insert = (dono: string) =>
      teste.owner('insert into balcao.teste_da_mesclagem (assinatura_id, dono_id, vinculos) values ($1, $2, $3)', [
        ana.usuario.assinaturaId,
        dono,
        vinculos(dono),
      ]);
    await insert(outro.id);
    const read = async () =>
      (await teste.owner('select dono_id, vinculos from balcao.teste_da_mesclagem order by id')).rows.map((row) => [
        row.dono_id,
        row.vinculos.map(({ id }: { id: string }) => id),
      ]);
    await merged(este, outro);
    expect(await read()).toEqual([[este.id, [este.id, outro.id]]]);
    await undone(este.id);
    expect(await read()).toEqual([[outro.id, [outro.id, outro.id]]]);
    // what both have already, where only one may: the one that stays keeps its own
    await insert(este.id);
    const [a, b] = [await ana.request('GET', `segurados/${este.id}`), await ana.request('GET', `segurados/${outro.id}`)];
    await merged(a.json().data, b.json().data);
    expect((await read()).map(([dono]) => dono)).toEqual([outro.id, este.id]);
  } finally {
    await teste.owner('drop table balcao.teste_da_mesclagem');
  }
});

it('every column that names a client is a key of the database, or nothing would follow', async () => {
  const { rows } = await teste.owner(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'balcao' and c.column_name like '%segurado\\_id'
       -- follows policies and proposals by triggers
       and c.table_name not in ('venda_lista', 'parcela_lista', 'comissao_lista') and not exists (
       select from balcao.referencias_ao_segurado() r where r.tabela = c.table_name and r.coluna = c.column_name)`,
  );
  expect(rows).toEqual([]);
});

it('is known by the document of the one that left: looked up, typed anew, searched and opened, it is the one that stayed', async () => {
  const [este, outro] = [await created({ nome: 'Fica' }), await created({ nome: 'Sai' })];
  await merged(este, outro);
  expect((await ana.request('GET', `segurados/conhecido?documento=${outro.documento}`)).json().data).toEqual({ id: este.id, nome: 'Fica' });
  expect((await ana.request('POST', 'segurados', dados({ documento: outro.documento }))).json().errors[0].mensagem).toBe(
    'Este documento já é de Fica.',
  );
  const palavras = encodeURIComponent(`${este.nome.split(' ')[0]} ${outro.documento}`);
  for (const q of [outro.documento, palavras])
    expect((await ana.request('GET', `segurados?q=${q}`)).json().data.itens).toMatchObject([{ id: este.id }]);
  expect((await ana.request('GET', `apoio/pessoas/${outro.documento}`)).json().data).toMatchObject({ nome: 'Fica' });
  expect((await see(outro.id)).ficha.id).toBe(este.id);
  await undone(este.id);
  expect((await ana.request('GET', `segurados/conhecido?documento=${outro.documento}`)).json().data).toEqual({ id: outro.id, nome: 'Sai' });
});

it('is made once, of two people who make it at the same moment, and not over what somebody wrote since', async () => {
  const [este, outro] = [await created(), await created()];
  const juntos = await Promise.all([merge(este, outro), merge(outro, este)]);
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json().code).toMatch(/^segurado-(mesclado|alterado)$/);
  const [um, dois] = [await created(), await created()];
  await ana.request('PUT', `segurados/${dois.id}`, { ...editable(dois), nome: 'Mudou', versao: dois.versao });
  const recusada = await merge(um, dois);
  expect([recusada.statusCode, recusada.json()]).toMatchObject([409, { code: 'segurado-alterado', data: { nome: 'Mudou' } }]);
  expect((await merge(um, um)).statusCode).toBe(422);
});

it('leaves two as they were when it is cut off in the middle', async () => {
  const [este, outro] = [await created(), await created()];
  await insure(outro);
  await remind(outro);
  const antes = await everything();
  const cut = await killedWriting(teste, 'tarefa', () => merge(este, outro));
  expect(cut).toMatchObject({ status: 'fulfilled', value: { statusCode: 503 } });
  expect(await everything()).toEqual(antes);
  expect((await merge(este, outro)).statusCode).toBe(200);
});

it('undone, what somebody wrote since stays and is told', async () => {
  const [este, outro] = [await created({ nome: 'Fica', profissao: 'Médica' }), await created({ nome: 'Sai', profissao: 'Dentista' })];
  const ficha = await merged(este, outro, { nome: 'OUTRO', profissao: 'OUTRO' });
  await ana.request('PUT', `segurados/${este.id}`, { ...editable(ficha), nome: 'Corrigida', versao: ficha.versao });
  expect((await undone(este.id)).mantidos).toEqual(['nome']);
  expect((await ana.request('GET', `segurados/${este.id}`)).json().data).toMatchObject({ nome: 'Corrigida', profissao: 'Médica' });
  expect((await ana.request('GET', `segurados/${outro.id}`)).json().data).toMatchObject({ nome: 'Sai', profissao: 'Dentista' });
});

it('is undone for 24 hours, once, the last one first', async () => {
  const [a, b, c] = [await created(), await created(), await created()];
  const ab = await merged(a, b);
  const primeira = (await see(a.id)).mesclagens[0]?.id ?? '';
  await merged(c, ab);
  expect((await see(b.id)).ficha.id).toBe(c.id);
  expect((await undo(primeira)).json().code).toBe('mesclagem-presa');
  await undone(c.id);
  expect((await undo(primeira)).statusCode).toBe(200);
  expect((await undo(primeira)).json().code).toBe('mesclagem-desfeita');
  const [d, e] = [await created(), await created()];
  await merged(d, e);
  const id = (await see(d.id)).mesclagens[0]?.id ?? '';
  await teste.owner("update balcao.mesclagem_segurado set desfazer_ate = now() - interval '1 minute' where id = $1", [id]);
  expect((await see(d.id)).mesclagens).toEqual([]);
  expect((await undo(id)).json().code).toBe('mesclagem-vencida');
});

it('refuses two that together have more than one may, at what is too much', async () => {
  const muitas = (letra: string) => Array.from({ length: 11 }, (_, n) => `${letra}${n}`);
  const recusada = await merge(await created({ tags: muitas('a') }), await created({ tags: muitas('b') }));
  expect([recusada.statusCode, recusada.json().errors]).toMatchObject([422, [{ campo: 'tags' }]]);
});

it('finds pairs by what they share, the surest first, and of another subscription nothing', async () => {
  const dona = await teste.createCorretor({ administrador: true });
  const a = await created({ nome: 'José da Silva', nascimento: '1970-01-02' }, dona);
  const b = await created({ nome: 'JOSE DA SILVA', nascimento: '1970-01-02' }, dona);
  await created({ nome: 'Casa', email: 'x@casa.com.br', celular: '35900001111' }, dona);
  await created({ nome: 'Loja', email: 'X@casa.com.br', celular: '35900001111' }, dona);
  await created({ nome: 'Só o e-mail', email: 'um@casa.com.br' }, dona);
  await created({ nome: 'Outro', email: 'um@casa.com.br' }, dona);
  const pares = (await dona.request('GET', 'segurados/duplicados')).json<{ data: ParDuplicado[] }>().data;
  expect(pares.map(({ pontos, motivos }) => [pontos, motivos])).toEqual([
    [80, ['NOME_E_NASCIMENTO']],
    [75, ['EMAIL', 'TELEFONE']],
  ]);
  expect([pares[0]?.este.id, pares[0]?.outro.id].toSorted()).toEqual([a.id, b.id].toSorted());
  expect((await estranha.request('GET', 'segurados/duplicados')).json().data).toEqual([]);
  expect((await merge(a, b, {}, estranha)).statusCode).toBe(404);
});

it('a request of the holder by either document is answered for both, and elimination leaves nothing of either', async () => {
  const [este, outro] = [await created({ nome: 'Nair Souto', email: 'nair@casa.com.br' }), await created({ nome: 'Nair S Brito' })];
  await merged(este, outro);
  const { rows } = await teste.owner(
    `insert into balcao.solicitacao_titular (assinatura_id, tipo, nome, documento, recebida_em, prazo_em)
     values ($1, 'ELIMINACAO', 'Nair Souto', $2, now(), now() + interval '15 days') returning id`,
    [ana.usuario.assinaturaId, outro.documento],
  );
  await teste.db.tenant(ana.usuario, (tx) => tx.run('select balcao.eliminar_titular($1, now())', [rows[0].id]));
  const { rows: deixadas } = await teste.owner(
    `select (select count(*)::int from balcao.segurado where id in ($1, $2) and nome <> 'Titular eliminado') as nomes,
       (select count(*)::int from balcao.segurado_alias where documento in ($3, $4)) as aliases,
       (select count(*)::int from balcao.mesclagem_segurado where sobrevivente_id = $1 and antes <> '{}') as guardadas`,
    [este.id, outro.id, este.documento, outro.documento],
  );
  expect(deixadas).toEqual([{ nomes: 0, aliases: 0, guardadas: 0 }]);
  expect((await ana.request('GET', `segurados/${este.id}/360`)).statusCode).toBe(404);
});

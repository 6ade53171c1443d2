/** What a record is: what is sent, kept and asked of it, and the calls every record has. */
export const recordContractTemplate = `import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { alvoDoLote, SEM_PAGINA } from '../lista/lote.contract.ts';
import { MudancaRegistro, ResultadoRegistro, UsoRegistro } from '../registro/historia-registro.contract.ts';

/** What may be written of one of %kebab%; the name is unique in the subscription, whatever its accents and case. */
export const Dados%pascal% = z.object({
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  observacao: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
});
export type Dados%pascal% = z.infer<typeof Dados%pascal%>;

/** One of %kebab%, whole: also a line of its list. */
export const Ficha%pascal% = z.object({
  ...Dados%pascal%.shape,
  id: Id,
  versao: z.int(),
  ativo: z.boolean(),
  criadoEm: Instante,
  alteradoEm: Instante,
  alteradoPor: z.nullable(z.string()),
});
export type Ficha%pascal% = z.infer<typeof Ficha%pascal%>;

/** Question to the list of %kebab%. */
export const Consulta%pascal% = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'alteradoEm'), 'nome'),
  situacao: z.optional(z.enum(['ATIVO', 'INATIVO'])),
});
export type Consulta%pascal% = z.infer<typeof Consulta%pascal%>;

const B = '/c/api/v1/%kebab%';
const um = { id: Id };

/** Calls of the record of %kebab%. */
export const %camel%Calls = {
  listFichas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista de %kebab% da assinatura.',
    administrador: true,
    input: Consulta%pascal%,
    output: paginaDe(Ficha%pascal%),
  }),
  exportFichas: defineCall({
    method: 'GET',
    path: \`\${B}/exportar\`,
    resumo: 'A lista filtrada de %kebab%, inteira, como CSV ou, com \`formato=xlsx\`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...Consulta%pascal%.shape, ...noFormato }),
    output: z.string(),
  }),
  getFicha: defineCall({
    method: 'GET',
    path: \`\${B}/:id\`,
    resumo: 'Um registro de %kebab%.',
    administrador: true,
    input: z.object(um),
    output: Ficha%pascal%,
  }),
  createFicha: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Inclui um registro de %kebab%; nome que já existe é um 422.',
    administrador: true,
    idempotente: true,
    input: Dados%pascal%,
    output: Ficha%pascal%,
  }),
  updateFicha: defineCall({
    method: 'PUT',
    path: \`\${B}/:id\`,
    resumo: 'Muda um registro de %kebab%; \`versao\` é a que se leu, e outra gravada desde então é um 409 com ela.',
    administrador: true,
    input: z.object({ ...Dados%pascal%.shape, ...um, versao: z.int() }),
    output: Ficha%pascal%,
  }),
  setAtivos: defineCall({
    method: 'POST',
    path: \`\${B}/situacao\`,
    resumo: 'Ativa ou desativa registros de %kebab%, nomeados ou os de um filtro; diz de cada um o que houve.',
    administrador: true,
    input: z.object({ ...alvoDoLote(z.omit(Consulta%pascal%, SEM_PAGINA)), ativo: z.boolean() }),
    output: z.array(ResultadoRegistro),
  }),
  deleteFicha: defineCall({
    method: 'DELETE',
    path: \`\${B}/:id\`,
    resumo: 'Exclui um registro de %kebab% que nada usa; o que está em uso é um 409 com a lista do que o usa.',
    administrador: true,
    input: z.object({ ...um, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
  listUsos: defineCall({
    method: 'GET',
    path: \`\${B}/:id/usos\`,
    resumo: 'O que usa um registro de %kebab%.',
    administrador: true,
    input: z.object(um),
    output: z.array(UsoRegistro),
  }),
  listHistoria: defineCall({
    method: 'GET',
    path: \`\${B}/:id/historico\`,
    resumo: 'As mudanças de um registro de %kebab%, as mais novas primeiro.',
    administrador: true,
    input: z.object(um),
    output: z.array(MudancaRegistro),
  }),
};
`;

export const recordContractExport =
  "export { Consulta%pascal%, Dados%pascal%, Ficha%pascal%, %camel%Calls } from './%kebab%/%kebab%.contract.ts';";

/** Calls of a record, as the table of accesses writes them. */
export const recordCalls: readonly string[] = [
  'GET /c/api/v1/%kebab%',
  'POST /c/api/v1/%kebab%',
  'GET /c/api/v1/%kebab%/:id',
  'PUT /c/api/v1/%kebab%/:id',
  'DELETE /c/api/v1/%kebab%/:id',
  'GET /c/api/v1/%kebab%/:id/historico',
  'GET /c/api/v1/%kebab%/:id/usos',
  'GET /c/api/v1/%kebab%/exportar',
  'POST /c/api/v1/%kebab%/situacao',
];

/** The one page its author fills in: what it is called, its fields, and which of them are columns of the list. */
export const recordFieldsTemplate = `import type { Dados%pascal% } from '@balcao/contracts';
import type { CamposDoRegistro } from '../registro/campos-do-registro.ts';

/** What one of %kebab% is called, on screen and in refusals. */
export const nome%pascal% = { codigo: '%kebab%', um: '%words%', varios: '%words%', genero: 'm' } as const;

/** Fields of %kebab%, in the order of the form: the list, the form, the file and the history are made of them. */
export const campos%pascal%: CamposDoRegistro<Dados%pascal%> = {
  nome: { rotulo: 'Nome', tipo: 'texto', obrigatorio: true, max: 120, naLista: { isOrdenavel: true } },
  observacao: { rotulo: 'Observação', tipo: 'texto', max: 500 },
};
`;

export const recordFieldsExport = "export { campos%pascal%, nome%pascal% } from './%kebab%/campos-%kebab%.ts';";

export const recordMigrationTemplate = `-- %title%: a record with one line per name, in each subscription.

create table balcao.%snake% (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  ativo boolean not null default true,
  nome text not null check (length(nome) between 1 and 120),
  observacao text check (length(observacao) between 1 and 500),
  -- what the list is searched by
  busca text not null generated always as (balcao.sem_acento(nome) || ' ' || balcao.sem_acento(coalesce(observacao, ''))) stored,
  unique (assinatura_id, id)
);
comment on table balcao.%snake% is '%title%: uma linha por nome.';
create unique index %snake%_unico on balcao.%snake% (assinatura_id, balcao.sem_acento(nome)) where excluido_em is null;
create index %snake%_da_lista on balcao.%snake% (assinatura_id, (nome collate balcao.pt_br), id) where excluido_em is null;
call balcao.procuravel('balcao.%snake%', 'nome', 'ativo');

select balcao.registro('balcao.%snake%');
`;

const repository = `import type { Dados%pascal%, Ficha%pascal% } from '@balcao/contracts';
import { campos%pascal% } from '@balcao/domain';
import { createCamposRepository, type FonteDeUso } from '../registro/index.ts';

/** Its table, its fields, and the one of them no two may share. */
export const registro%pascal% = { tabela: '%snake%', campos: campos%pascal%, unico: 'nome' } as const;

/** Whatever names one of them: what is named is deactivated, never excluded. */
export const usosDe%pascal%: readonly FonteDeUso[] = [];

export const %camel%Repository = createCamposRepository<Dados%pascal%, Ficha%pascal%>(registro%pascal%);
`;

const wiring = `import { %camel%Calls, type Consulta%pascal%, %dados%, type Ficha%pascal% } from '@balcao/contracts';
import { nome%pascal% } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
«import type { Importaveis } from '../importacao/index.ts';
»import { camposRoutes, createCamposService«, importavelDeCampos» } from '../registro/index.ts';
import { %camel%Repository, registro%pascal%, usosDe%pascal% } from './%kebab%.repository.ts';

«interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
}

»/** The record of %kebab%. */
export function %camel%Module(app: FastifyInstance, { db, serve, serveFile«, importaveis» }: %deps%): void {
  const partes = { ...registro%pascal%, newId: uuidv7, repository: %camel%Repository };
  camposRoutes<Dados%pascal%, Ficha%pascal%, Consulta%pascal%>(
    app,
    { serve, serveFile },
    {
      calls: %camel%Calls,
      param: 'id',
      service: createCamposService<Dados%pascal%, Ficha%pascal%, Consulta%pascal%>({
        ...partes,
        db,
        nome: nome%pascal%,
        usos: usosDe%pascal%,
      }),
    },
  );
«  importaveis.set('%cadastro%', importavelDeCampos<Dados%pascal%>({ ...partes, cadastro: '%cadastro%', esquema: Dados%pascal% }));
»}
`;

const test = `import type { Dados%pascal%, Ficha%pascal%, «Importacao, »MudancaRegistro } from '@balcao/contracts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
«import { until } from '../../testing/until.ts';
»
let teste: AppTeste;
let admin: Entrada['headers'];
let estranha: Entrada['headers'];
let equipe: Entrada['headers'];
beforeAll(async () => {
  teste = await createTestApp();
  const chefe = await teste.createUser({ administrador: true });
  admin = (await teste.signIn(chefe)).headers;
  equipe = (await teste.signIn(await teste.createUser({ assinaturaId: chefe.assinaturaId }))).headers;
  estranha = (await teste.signIn(await teste.createUser({ administrador: true }))).headers;
});
afterAll(() => teste.close());

let numero = 0;
/** One nobody has yet. */
const dados = (over: Partial<Dados%pascal%> = {}): Dados%pascal% => ({ nome: \`Registro \${++numero}\`, observacao: null, ...over });

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho = '', payload?: object, headers = admin) =>
  teste.app.inject({
    method,
    url: \`/c/api/v1/%kebab%\${caminho}\`,
    headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) },
    ...(payload && { payload }),
  });
const created = async (over: Partial<Dados%pascal%> = {}, headers = admin): Promise<Ficha%pascal%> =>
  (await ask('POST', '', dados(over), headers)).json().data;
const save = ({ id, versao }: Ficha%pascal%, over: Partial<Dados%pascal%> = {}, headers = admin) =>
  ask('PUT', \`/\${id}\`, { ...dados(), ...over, versao }, headers);
const nomes = async (query = '', headers = admin): Promise<string[]> =>
  (await ask('GET', \`?\${query}\`, undefined, headers)).json<{ data: { itens: Ficha%pascal%[] } }>().data.itens.map(({ nome }) => nome);

it('keeps what is included, changes it, lists it, and writes it as a file', async () => {
  const ficha = await created({ nome: 'Ágata', observacao: 'Da matriz' });
  expect(ficha).toMatchObject({ nome: 'Ágata', observacao: 'Da matriz', versao: 1, ativo: true });
  const mudada = (await save(ficha, { nome: 'Ágata Azul', observacao: null })).json().data;
  expect(mudada).toMatchObject({ id: ficha.id, nome: 'Ágata Azul', observacao: null, versao: 2 });
  expect((await ask('GET', \`/\${ficha.id}\`)).json().data).toEqual(mudada);
  await created({ nome: 'Bento Agatão' });
  expect(await nomes('q=agata')).toEqual(['Ágata Azul', 'Bento Agatão']);
  expect(await nomes('q=agata&ordenar=-nome')).toEqual(['Bento Agatão', 'Ágata Azul']);
  expect((await ask('GET', '/exportar?q=azul')).body.split('\\r\\n')[1]).toMatch(/^"?Ágata Azul/);
  const planilha = await ask('GET', '/exportar?q=azul&formato=xlsx');
  expect(planilha.headers['content-disposition']).toContain('%kebab%.xlsx');
  expect(planilha.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('refuses an empty name, and one that is taken in any case, at its field', async () => {
  await created({ nome: 'Única' });
  const outra = await created();
  const refusals = [await ask('POST', '', dados({ nome: ' ' })), await ask('POST', '', dados({ nome: 'UNICA' })), await save(outra, { nome: 'única' })];
  expect(refusals.map((response) => [response.statusCode, response.json().errors[0].campo])).toEqual(refusals.map(() => [422, 'nome']));
  const juntos = await Promise.all([1, 2, 3].map(() => ask('POST', '', dados({ nome: 'De todos' }))));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

it('is not written over what somebody else wrote since, and shows what stands', async () => {
  const ficha = await created();
  const juntos = await Promise.all(['Um', 'Dois', 'Três'].map((nome) => save(ficha, { nome: \`\${nome} \${ficha.nome}\` })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: '%kebab%-alterado', data: { id: ficha.id, versao: 2 } });
  expect((await ask('DELETE', \`/\${ficha.id}?versao=1\`)).statusCode).toBe(409);
});

it('is deactivated, activated and excluded, and its name may come again', async () => {
  const ficha = await created();
  expect((await ask('POST', '/situacao', { ids: [ficha.id], ativo: false })).json().data).toEqual([
    { id: ficha.id, nome: ficha.nome, ok: true, mudou: true, mensagem: null },
  ]);
  expect(await nomes(\`q=\${ficha.nome}&situacao=INATIVO\`)).toContain(ficha.nome);
  expect((await ask('GET', \`/\${ficha.id}/usos\`)).json().data).toEqual([]);
  expect((await ask('DELETE', \`/\${ficha.id}?versao=2\`)).statusCode).toBe(200);
  expect((await ask('GET', \`/\${ficha.id}\`)).statusCode).toBe(404);
  expect((await created({ nome: ficha.nome })).versao).toBe(1);
});

it('tells its history in words', async () => {
  const ficha = await created({ nome: 'Antes' });
  await save(ficha, { nome: 'Depois' });
  const historia = (await ask('GET', \`/\${ficha.id}/historico\`)).json<{ data: MudancaRegistro[] }>().data;
  expect(historia.flatMap(({ mudancas }) => mudancas)).toContainEqual({ campo: 'Nome', de: 'Antes', para: 'Depois' });
});

«it('comes in by the file its own list exports', async () => {
  const palavra = \`modelo\${++numero}\`;
  const nome = \`=Soma \${palavra}\`;
  await created({ nome });
  const arquivo = (await ask('GET', \`/exportar?q=\${palavra}\`)).rawPayload;
  const outra = (await teste.signIn(await teste.createUser({ administrador: true }))).headers;
  const send = async (passo: string, payload: object | Buffer, tipo = 'application/json') =>
    (
      await teste.app.inject({
        method: 'POST',
        url: \`/c/api/v1/importacoes-cadastro\${passo}\`,
        headers: { ...outra, 'content-type': tipo, 'idempotency-key': crypto.randomUUID() },
        payload,
      })
    ).json<{ data: Importacao }>().data;
  const recebida = await send('?cadastro=%cadastro%&nome=modelo.csv', arquivo, 'text/csv');
  const settled = async (status: string) => {
    const asked = async () => (await teste.app.inject({ url: \`/c/api/v1/importacoes-cadastro/\${recebida.id}\`, headers: outra })).json().data;
    await until(async () => (await asked()).status === status);
    return asked();
  };
  await send(\`/\${recebida.id}/conferir\`, { mapeamento: recebida.mapeamento });
  expect(await settled('CONFERIDA')).toMatchObject({ validas: 1, erros: [] });
  await send(\`/\${recebida.id}/gravar\`, {});
  await settled('CONCLUIDA');
  expect(await nomes(\`q=\${palavra}\`, outra)).toEqual([nome]);
});

»it('is for administrators alone, and of its own subscription', async () => {
  const ficha = await created({ nome: 'Só nossa' });
  const refusals = [await ask('GET', '', undefined, equipe), await ask('POST', '', dados(), equipe), await save(ficha, {}, equipe)];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await nomes('q=nossa', estranha)).toEqual([]);
  expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
  expect((await created({ nome: 'Só nossa' }, estranha)).versao).toBe(1);
});
`;

/** Files of the module of a record, by name below its folder. */
export const recordModuleTemplates: Readonly<Record<string, string>> = {
  '%kebab%.repository.ts': repository,
  '%kebab%.module.ts': wiring,
  '%kebab%.test.ts': test,
};

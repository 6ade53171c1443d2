const wiring = `import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { %camel%Repository } from './%kebab%.repository.ts';
import { %camel%Routes } from './%kebab%.routes.ts';
import { create%pascal%Service } from './%kebab%.service.ts';

export const %camel%Module = (app: FastifyInstance, { db, serve }: RecursosModulo): void =>
  %camel%Routes(app, serve, create%pascal%Service({ db, %camel%: %camel%Repository }));
`;

const routes = `import { %camel%Calls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { %pascal%Service } from './%kebab%.service.ts';

export function %camel%Routes(app: FastifyInstance, serve: Serve, service: %pascal%Service): void {
  serve(app, %camel%Calls.list%pascal%, (_, { chamador }) => service.list(chamador));
  serve(app, %camel%Calls.create%pascal%, (novo, { chamador }) => service.create(novo, chamador));
}
`;

const service = `import type { Item%pascal%, NovoItem%pascal% } from '@balcao/contracts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { nomeRepetido } from './%kebab%.errors.ts';
import { escopoDe } from './%kebab%.policy.ts';
import type { %pascal%Repository } from './%kebab%.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly %camel%: %pascal%Repository;
}

export function create%pascal%Service({ db, %camel% }: Deps) {
  return {
    list: (chamador: Chamador): Promise<Item%pascal%[]> =>
      db.tenant(chamador, (tx) => %camel%.list(tx, escopoDe(chamador.sessao))),

    /** @throws {Recusa} 409 when the name is taken. */
    create: ({ nome }: NovoItem%pascal%, chamador: Chamador): Promise<Item%pascal%> =>
      db.tenant(chamador, async (tx) => {
        const criado = await %camel%.insert(tx, chamador, nome);
        if (!criado) throw nomeRepetido();
        return criado;
      }),
  };
}

export type %pascal%Service = ReturnType<typeof create%pascal%Service>;
`;

const repository = `import type { Item%pascal% } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from './%kebab%.policy.ts';

export const %camel%Repository = {
  list: (tx: Tx, { usuarioId }: Escopo): Promise<Item%pascal%[]> =>
    tx.rows(
      \`select id, nome, versao from balcao.%snake%
       where excluido_em is null and ($1::uuid is null or criado_por = $1) order by balcao.sem_acento(nome), id\`,
      [usuarioId],
    ),

  /** null when the name is taken. */
  insert: (tx: Tx, { assinaturaId }: Contexto, nome: string): Promise<Item%pascal% | null> =>
    tx.row('insert into balcao.%snake% (assinatura_id, nome) values ($1, $2) on conflict do nothing returning id, nome, versao', [
      assinaturaId,
      nome,
    ]),
};

export type %pascal%Repository = typeof %camel%Repository;
`;

const errors = `import { Recusa } from '../../plugins/errors.ts';

export const nomeRepetido = (): Recusa => new Recusa(409, 'nome-repetido', 'Já existe um registro com este nome.');
`;

const policy = `import type { Sessao } from '@balcao/contracts';

/** Whose lines a caller sees: one user's, or (null) everybody's in the subscription. */
export interface Escopo {
  readonly usuarioId: string | null;
}

/** Administrators see every line, the others their own. */
export const escopoDe = ({ administrador, usuarioId }: Sessao): Escopo => ({ usuarioId: administrador ? null : usuarioId });
`;

const test = `import { %camel%Calls } from '@balcao/contracts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';

let teste: AppTeste;
beforeAll(async () => (teste = await createTestApp()));
afterAll(() => teste.close());

type Headers = Entrada['headers'];
const create = (headers: Headers, nome: string) =>
  teste.app.inject({ method: 'POST', url: %camel%Calls.create%pascal%.path, headers, payload: { nome } });
const namesOf = async (headers: Headers): Promise<string[]> => {
  const response = await teste.app.inject({ method: 'GET', url: %camel%Calls.list%pascal%.path, headers });
  return response.json<{ data: { nome: string }[] }>().data.map(({ nome }) => nome);
};

/** A member of the staff and an administrator of one subscription. */
async function team(): Promise<{ equipe: Headers; admin: Headers }> {
  const usuario = await teste.createUser();
  const chefe = await teste.createUser({ assinaturaId: usuario.assinaturaId, administrador: true });
  return { equipe: (await teste.signIn(usuario)).headers, admin: (await teste.signIn(chefe)).headers };
}

it('keeps what is created and lists it by name, accents aside', async () => {
  const { equipe } = await team();
  expect((await create(equipe, '  Zeca ')).json()).toMatchObject({ success: true, data: { nome: 'Zeca', versao: 1 } });
  await create(equipe, 'Ágata');
  expect(await namesOf(equipe)).toEqual(['Ágata', 'Zeca']);
});

it('refuses a name that is taken, in any case, and an empty one at its field', async () => {
  const { equipe } = await team();
  await create(equipe, 'Única');
  const repeated = await create(equipe, 'UNICA');
  expect(repeated.statusCode).toBe(409);
  expect(repeated.json()).toMatchObject({ success: false, code: 'nome-repetido' });
  const empty = await create(equipe, '   ');
  expect(empty.statusCode).toBe(422);
  expect(empty.json()).toMatchObject({ errors: [{ campo: 'nome' }] });
});

it('shows the staff their own lines, an administrator everyone’s', async () => {
  const { equipe, admin } = await team();
  await create(equipe, 'Da equipe');
  await create(admin, 'Da administração');
  expect(await namesOf(equipe)).toEqual(['Da equipe']);
  expect(await namesOf(admin)).toEqual(['Da administração', 'Da equipe']);
});

it('shows nothing of it to another subscription, administrators included', async () => {
  const [ours, theirs] = [await team(), await team()];
  await create(ours.equipe, 'Nossa');
  expect(await namesOf(theirs.admin)).toEqual([]);
});
`;

/** Files of a gateway module, by name below its folder. */
export const moduleTemplates: Readonly<Record<string, string>> = {
  '%kebab%.module.ts': wiring,
  '%kebab%.routes.ts': routes,
  '%kebab%.service.ts': service,
  '%kebab%.repository.ts': repository,
  '%kebab%.errors.ts': errors,
  '%kebab%.policy.ts': policy,
  '%kebab%.test.ts': test,
};

export const migrationTemplate = `-- %title%: one line per name, in each subscription.

create table balcao.%snake% (
  id uuid primary key default balcao.uuid7(), assinatura_id uuid not null references balcao.assinatura (id),
  criado_em timestamptz not null default now(), criado_por uuid default balcao.usuario_atual(),
  alterado_em timestamptz not null default now(), alterado_por uuid default balcao.usuario_atual(),
  versao integer not null default 1, excluido_em timestamptz,
  nome text not null check (length(nome) between 1 and 120),
  unique (assinatura_id, id)
);
comment on table balcao.%snake% is '%title%: uma linha por nome.';
create unique index %snake%_nome on balcao.%snake% (assinatura_id, balcao.sem_acento(nome)) where excluido_em is null;

select balcao.registro('balcao.%snake%');
`;

export const moduleImport = "import { %camel%Module } from './%kebab%/%kebab%.module.ts';";
export const moduleLine = '  %camel%Module,';

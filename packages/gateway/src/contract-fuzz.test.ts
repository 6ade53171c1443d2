import { randomUUID } from 'node:crypto';
import * as contracts from '@balcao/contracts';
import type { Call } from '@balcao/contracts';
import { drawnOf } from '@balcao/testing/sweep';
import fc from 'fast-check';
import { type AppTeste, createTestApp, type Entrada } from './testing/test-app.ts';
import { createTestSite } from './testing/test-site.ts';

/** Every call the contracts declare, found by their shape so that a new group is included by itself. */
const calls: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(group as Record<string, Call>));

/** Drawn requests of each call, besides every hostile value in every field it knows. */
const SORTEADOS = 40;
/** Requests on their way at once. */
const JUNTOS = 20;
const UUID = '01920000-0000-7000-8000-000000000000';

const HOSTIS = [
  null,
  '',
  'x',
  UUID,
  'AUTO',
  '\0',
  '\ud800',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  '2026-02-30',
  '99999999999',
  [],
  {},
] as const;
const folha = fc.oneof(
  fc.constantFrom(...HOSTIS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
const fieldsOf = (call: Call): string[] => Object.keys((call.input._zod.def as unknown as { shape?: object }).shape ?? {});

/** Fields the contract knows, with values it does not expect. */
const conhecidos = (call: Call) => {
  const names = fieldsOf(call);
  return names.length > 0
    ? fc.dictionary(fc.constantFrom(...names), folha, { maxKeys: names.length })
    : fc.dictionary(fc.string(), folha, { maxKeys: 3 });
};
const corpoDe = (call: Call) =>
  fc.oneof(
    { weight: 6, arbitrary: conhecidos(call).map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })) },
    { weight: 2, arbitrary: fc.jsonValue().map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('application/json', 'text/plain', 'application/xml', 'multipart/form-data', 'x'),
        payload: fc.string({ unit: 'binary' }),
      }),
    },
  );
const texto = fc.oneof(
  fc.constantFrom(UUID, '11144477735', '%00', '..', 'ABC1D23', '01310100'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encodeURIComponentSafe),
);

/** Half surrogates cannot be put in an address at all. */
function encodeURIComponentSafe(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')) || 'x';
}

interface Pedido {
  readonly corpo: { readonly type: string; readonly payload: string };
  readonly nomes: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
}

/** Every hostile value in every field, alone and in the address's own places; then a draw of everything together. */
function pedidosDe(call: Call): Pedido[] {
  const everyField = fieldsOf(call).flatMap((nome) =>
    HOSTIS.map((value): Pedido => {
      const noEndereco = encodeURIComponentSafe(String(value));
      return {
        corpo: { type: 'application/json', payload: JSON.stringify({ [nome]: value }) },
        nomes: [noEndereco, noEndereco, noEndereco, noEndereco],
        query: { [nome]: value },
      };
    }),
  );
  const drawn = fc.sample(
    fc.record({ corpo: corpoDe(call), nomes: fc.array(texto, { minLength: 4, maxLength: 4 }), query: conhecidos(call) }),
    { numRuns: SORTEADOS, seed: 20_260_310 },
  );
  return [...everyField, ...drawn];
}

const hasBody = ({ method }: Call): boolean => method !== 'GET' && method !== 'DELETE';

interface Carta {
  readonly path: string;
  readonly search: string;
  readonly type: string;
}

/** A request as it is sent: many values are the same text in an address, and what is sent once is not sent again. */
function cartasDe(call: Call, pedidos: readonly Pedido[]): Carta[] {
  const cartas = pedidos.map(({ corpo, nomes, query }): Carta => {
    let i = 0;
    const path = call.path.replace(/:\w+/g, () => nomes[i++] ?? UUID);
    if (hasBody(call)) return { path, search: corpo.payload, type: corpo.type };
    return { path, search: new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString(), type: '' };
  });
  return [...new Map(cartas.map((carta) => [JSON.stringify(carta), carta])).values()];
}

const isRefusal = ({ success, message }: { success?: unknown; message?: unknown }): boolean =>
  success === false && typeof message === 'string';

let teste: AppTeste;
let entrada: Entrada;
beforeAll(async () => {
  teste = await createTestApp({ site: createTestSite() });
  entrada = await teste.signIn(await teste.createUser());
});
afterAll(() => teste.close());

/** Somebody who is in: some calls end the session they come with. */
async function signedIn(): Promise<Entrada['headers']> {
  const { statusCode } = await teste.app.inject({ method: 'GET', url: '/c/api/v1/conta/preferencias', headers: entrada.headers });
  if (statusCode !== 200) entrada = await teste.signIn(await teste.createUser());
  return entrada.headers;
}

it('knows the calls of every module', () => expect(calls.length).toBeGreaterThan(20));

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s answers malformed requests without ever breaking',
  async (_, call) => {
    const headers = await signedIn();
    const send = async ({ path, search, type }: Carta) => {
      const response = await teste.app.inject({
        method: call.method,
        url: hasBody(call) ? path : `${path}?${search}`,
        headers: { ...headers, 'idempotency-key': randomUUID(), ...(hasBody(call) && { 'content-type': type }) },
        ...(hasBody(call) && { payload: search }),
      });
      const seen = { status: response.statusCode, path, search };
      if (response.statusCode >= 500) expect(seen).toEqual({ ...seen, status: 'below 500' });
      // tens of thousands of answers: the matcher, which says what is wrong, is asked only about one that is
      if (response.statusCode >= 400 && !isRefusal(response.json()))
        expect({ ...seen, corpo: response.json() }).toMatchObject({ corpo: { success: false, message: expect.any(String) } });
    };
    const pedidos = pedidosDe(call);
    expect(pedidos.length).toBeGreaterThanOrEqual(SORTEADOS);
    const cartas = drawnOf(cartasDe(call, pedidos), (carta) => `${call.method} ${JSON.stringify(carta)}`, 4);
    for (let from = 0; from < cartas.length; from += JUNTOS) await Promise.all(cartas.slice(from, from + JUNTOS).map(send));
  },
);

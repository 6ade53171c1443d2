import { type FotoDaPagina, suporteCalls } from '@balcao/contracts';
import { type Julgamento, JULGAMENTOS } from './testing/test-acessos.ts';
import type { Entrada } from './testing/test-app.ts';
import { createTestComposition, type SiteTeste } from './testing/test-composition.ts';

/** What whoever only looks may still do: leave, end what was lent, look at something else. The last two end the looking. */
const LIVRES = [
  'POST /suporte/codigos/ler',
  'POST /suporte/codigos/abrir',
  'POST /suporte/momentos',
  'DELETE /suporte/concessoes/:id',
  // only counts what a filter finds: it is a POST because of the size of a filter
  'POST /c/api/v1/filtros-salvos/contar',
  // what a change would cost: nothing is written
  'POST /c/api/v1/apolices/:apoliceId/simular-cancelamento',
  'POST /c/api/v1/apolices/:apoliceId/simular-endosso',
  'POST /c/api/v1/transferencias/simular',
  'POST /c/api/v1/extratos/simular-baixa',
  'POST /c/api/v1/repasses/lotes/simular',
  // only reads again what was printed
  'POST /c/api/v1/provas/:pacoteId/conferencia',
  'POST /suporte/sair',
  'POST /auth/logoff',
];

let teste: SiteTeste;
let suporte: Entrada;
beforeAll(async () => {
  teste = await createTestComposition();
  // every access there is: what is refused is refused because it writes
  suporte = await teste.signIn(await teste.createUser({ segfyer: true, administrador: true }));
  const corretor = await teste.signIn(await teste.createUser());
  const { ambiente } = await teste.open(corretor);
  const foto: FotoDaPagina = {
    digest: ambiente.digest,
    sequencia: ambiente.sequencia,
    construcoes: ambiente.construcoes,
    rota: 'quoting/orcamentos',
    caminho: '/multicalculo/orcamentos',
    parcelas: [],
    bandeiras: {},
    sobreposicoes: [],
    navegador: { agente: 'Firefox', idioma: 'pt-BR', largura: 1280, altura: 720 },
    eventos: [],
  };
  const { codigo } = (await ask(corretor, suporteCalls.createCodigo, { foto })).json().data;
  const aberta = await ask(suporte, suporteCalls.openIgual, { codigo, motivo: 'chamado 4242' });
  if (aberta.statusCode !== 200) throw new Error(aberta.body);
});
afterAll(() => teste.close());

const ask = ({ headers }: Entrada, { method, path }: { method: string; path: string }, payload: Record<string, unknown> = {}) =>
  teste.app.inject({
    method: method as 'POST',
    url: path.replace(/:(\w+)/g, (_, nome: string) => String(payload[nome] ?? '0190b000-0000-7000-8000-00000000ffff')),
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload,
  });
const place = ({ chamada }: Julgamento): number => LIVRES.indexOf(chamada);

it('refuses every write of a session of support that only looks, but for the ways out', async () => {
  expect((await teste.open(suporte)).ambiente.suporte).toMatchObject({ soLeitura: true });
  const escritas = JULGAMENTOS.filter(({ metodo, publica }) => metodo !== 'GET' && !publica).toSorted((a, b) => place(a) - place(b));
  expect(escritas.filter((uma) => place(uma) >= 0)).toHaveLength(LIVRES.length);
  const wrong: string[] = [];
  for (const escrita of escritas) {
    const { statusCode, body } = await ask(suporte, { method: escrita.metodo, path: escrita.caminho });
    const isRefused = statusCode === 403 && JSON.parse(body).code === 'somente-leitura';
    if (isRefused === place(escrita) >= 0 || statusCode === 401) wrong.push(`${escrita.chamada}: ${statusCode} ${body.slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
}, 240_000);

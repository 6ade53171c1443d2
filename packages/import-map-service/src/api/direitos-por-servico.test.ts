import { createHash } from 'node:crypto';
import { BASIC, callApi } from '../testing/call-api.ts';
import { type ConstrucaoDeTeste, buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, FONTE, type ServicoDeTeste, SENHA } from '../testing/servico-de-teste.ts';

const [Q, M, UI] = ['@balcao/quoting', '@balcao/menu', '@balcao/ui'] as const;
const L = '/v1/ambientes/local';
const CDN = 'https://cdn.exemplo.test/m';
const NO_CAMINHO = encodeURIComponent(Q);
const sha512 = (bytes: Buffer | string) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
const DE_FORA = systemModule({ texto: 'de fora' });

interface Cena {
  readonly teste: ServicoDeTeste;
  readonly quoting: ConstrucaoDeTeste & { readonly id: string };
  readonly canario: string;
  readonly pendente: string;
  /** Ids of tokens that belong to the quoting team. */
  readonly token: string;
  readonly aConfirmar: string;
  /** Credential of the menu team. */
  readonly dela: string;
}

const enter = async (teste: ServicoDeTeste, pessoa: string, servicos: readonly string[]) =>
  `Bearer ${await teste.tokenDe(pessoa, { servicos: [...servicos], ambientes: ['*'], acoes: ['*'] })}`;

/** Two teams: quoting has a build live, another in quarantine, a canary, names, a scope, a grant; ui has a deploy that waits. */
async function arrange(): Promise<Cena> {
  const fetchEndereco = async (url: string) => ({ bytes: Buffer.from(DE_FORA), url, tipo: 'text/javascript' });
  const teste = await createServicoDeTeste({ fetchEndereco, fonte: { ...FONTE } });
  const dona = await enter(teste, 'Dona de tudo', ['*']);
  const must = async (linha: string, corpo?: unknown, autorizacao = dona) => {
    const resposta = await callApi(teste, linha, { corpo, autorizacao });
    if (resposta.status >= 400 && resposta.status !== 409) throw new Error(`${linha}: ${resposta.status} ${resposta.texto}`);
    return resposta.corpo as Record<string, string>;
  };
  const quoting = buildForTest({ servico: Q, texto: 'um' });
  await teste.publish(buildForTest({ servico: M, texto: 'um' }));
  const { id } = await teste.publish(quoting);
  const { id: canario } = await teste.register(buildForTest({ servico: Q, texto: 'dois' }));
  await must(`POST ${L}/implantacoes`, { servico: Q, construcao: canario, motivo: 'x', canario: { porcento: 1 } });
  await must('PATCH /import-map.json?env=local', {
    imports: { alheia: `${CDN}/alheia.js` },
    scopes: { '/modules/quoting/': { alheia: quoting.url }, [`${CDN}/a/`]: { [`${Q}/interna`]: `${CDN}/interna.js` } },
  });
  const ui = await teste.register(buildForTest({ servico: UI, exporta: ['Button'] }));
  const { pendente = '' } = await must(`POST ${L}/implantacoes`, { servico: UI, construcao: ui.id, motivo: 'x' });
  const expiraEm = new Date(teste.agora().getTime() + 60_000).toISOString();
  const concessao = { id: 'c1', para: { tipo: 'eu', id: 'u' }, construcoes: { [Q]: id }, sessao: 's', expiraEm };
  await must(`POST ${L}/concessoes`, { concessao, motivo: 'x' });
  const novoToken = { direitos: { servicos: [Q], ambientes: ['*'], acoes: ['ler'] }, pessoa: 'Esteira de quoting' };
  const { id: token = '' } = await must('POST /v1/tokens', novoToken);
  const { id: aConfirmar = '' } = await must('POST /v1/tokens', {
    direitos: { servicos: ['*'], ambientes: ['*'], acoes: ['aprovar'] },
    pessoa: 'Pessoa nova',
  });
  return { teste, quoting: { ...quoting, id }, canario, pendente, token, aConfirmar, dela: await enter(teste, 'Equipe do menu', [M]) };
}

type Escrita = (cena: Cena) => { readonly linha: string; readonly corpo?: unknown };
const facade =
  (corpo: (cena: Cena) => unknown): Escrita =>
  (cena) => ({ linha: 'PATCH /import-map.json?env=local', corpo: corpo(cena) });
const bytesOf = ({ quoting }: Cena) => Object.values(quoting.arquivos)[0] ?? Buffer.alloc(0);
const grant = ({ teste, quoting: { id } }: Cena, mais: object = {}) => ({
  motivo: 'x',
  concessao: {
    id: 'c2',
    para: { tipo: 'eu', id: 'u' },
    construcoes: { [Q]: id },
    sessao: 's',
    expiraEm: new Date(teste.agora().getTime() + 60_000).toISOString(),
    ...mais,
  },
});

/** Every write of the API, as a member of another team would send it. */
const ESCRITAS: readonly (readonly [string, Escrita])[] = [
  ['a file of theirs', () => ({ linha: 'PUT /v1/arquivos/quoting/x.js', corpo: Buffer.from('x') })],
  [
    'a build of theirs',
    ({ quoting: { manifesto } }) => ({ linha: 'POST /v1/construcoes', corpo: { manifesto: { ...manifesto, commit: 'outro' } } }),
  ],
  ['a deploy', ({ canario }) => ({ linha: `POST ${L}/implantacoes`, corpo: { servico: Q, construcao: canario, motivo: 'x' } })],
  [
    'a set with one of theirs in it',
    ({ canario }) => ({ linha: `POST ${L}/publicacoes`, corpo: { servicos: [{ servico: Q, construcao: canario }], motivo: 'x' } }),
  ],
  ['the whole of another environment', () => ({ linha: `POST ${L}/copias`, corpo: { de: 'staging', motivo: 'x' } })],
  ['the end of an environment', () => ({ linha: 'DELETE /v1/ambientes/staging', corpo: { confirma: 'staging', motivo: 'x' } })],
  [
    'a canary',
    ({ canario }) => ({
      linha: `POST ${L}/implantacoes`,
      corpo: { servico: Q, construcao: canario, motivo: 'x', canario: { porcento: 5 } },
    }),
  ],
  ['a wider canary', () => ({ linha: `PATCH ${L}/canarios/${NO_CAMINHO}`, corpo: { porcento: 50, motivo: 'x' } })],
  ['the end of a canary', () => ({ linha: `DELETE ${L}/canarios/${NO_CAMINHO}`, corpo: { motivo: 'x' } })],
  ['the promotion of a canary', () => ({ linha: `POST ${L}/canarios/${NO_CAMINHO}/promocao`, corpo: { motivo: 'x' } })],
  ['a return', () => ({ linha: `POST ${L}/retornos`, corpo: { servico: Q, motivo: 'x' } })],
  [
    'a way out of quarantine',
    ({ canario }) => ({ linha: `POST ${L}/quarentena/liberacoes`, corpo: { servico: Q, construcao: canario, motivo: 'x' } }),
  ],
  ['an approval', ({ pendente }) => ({ linha: `POST ${L}/aprovacoes/${pendente}`, corpo: {} })],
  ['a refusal', ({ pendente }) => ({ linha: `DELETE ${L}/aprovacoes/${pendente}`, corpo: {} })],
  ['a grant', (cena) => ({ linha: `POST ${L}/concessoes`, corpo: grant(cena) })],
  [
    'a grant of a moment',
    (cena) => ({
      linha: `POST ${L}/concessoes`,
      corpo: grant(cena, { tipo: 'momento', momento: { em: cena.teste.agora().toISOString() }, construcoes: {} }),
    }),
  ],
  ['a use of a grant', () => ({ linha: `POST ${L}/concessoes/c1/usos`, corpo: {} })],
  ['a way out of a grant', () => ({ linha: `POST ${L}/concessoes/c1/saidas`, corpo: { quem: { id: 'u', nome: 'U' } } })],
  ['the end of a grant', () => ({ linha: `DELETE ${L}/concessoes/c1`, corpo: {} })],
  [
    'a token',
    () => ({ linha: 'POST /v1/tokens', corpo: { pessoa: 'Outra pessoa', direitos: { servicos: [Q], ambientes: ['*'], acoes: ['ler'] } } }),
  ],
  ['the end of a token', ({ token }) => ({ linha: `DELETE /v1/tokens/${token}` })],
  ['the confirmation of a token', ({ aConfirmar }) => ({ linha: `POST /v1/tokens/${aConfirmar}/confirmacao`, corpo: {} })],
  [
    'what its tabs report',
    ({ quoting: { id } }) => ({
      linha: `POST ${L}/saude`,
      corpo: [{ servico: Q, construcao: id, aba: 'a', falhou: true, tipo: 'assinatura', origem: 'o', pessoa: 'p' }],
    }),
  ],
  ['a freeze, of everybody', () => ({ linha: `POST ${L}/congelamento`, corpo: { motivo: 'x' } })],
  ['the end of a freeze', () => ({ linha: `DELETE ${L}/congelamento`, corpo: {} })],
  ['the kill switch', () => ({ linha: `POST ${L}/chave-geral`, corpo: { ligada: true, motivo: 'x' } })],
  ['an origin', () => ({ linha: `POST ${L}/origens`, corpo: { origem: 'https://nova.exemplo.test/', motivo: 'x' } })],
  ['the end of an origin', () => ({ linha: `DELETE ${L}/origens`, corpo: { origem: 'https://nova.exemplo.test/', motivo: 'x' } })],
  ['an environment', () => ({ linha: 'POST /v1/ambientes', corpo: { nome: 'novo' } })],
  ['by the façade, their service', ({ quoting: { url } }) => ({ linha: 'PATCH /services?env=local', corpo: { service: Q, url } })],
  ['by the façade, a name of theirs', () => ({ linha: 'PATCH /services?env=local', corpo: { service: `${Q}/outra`, url: `${CDN}/x.js` } })],
  [
    'by the façade, a loose name of another',
    () => ({ linha: 'PATCH /services?env=local', corpo: { service: 'alheia', url: `${CDN}/x.js` } }),
  ],
  ['by the façade, the removal of a service', () => ({ linha: `DELETE /services/${NO_CAMINHO}?env=local` })],
  ['by the façade, the removal of a name', () => ({ linha: 'DELETE /services/alheia?env=local' })],
  ['in a map, a name of theirs among one’s own', facade(() => ({ imports: { [M]: `${CDN}/m.js`, alheia: `${CDN}/x.js` } }))],
  ['in a map, one’s own name over a file of theirs', facade(({ quoting: { url } }) => ({ imports: { [`${M}/x`]: url } }))],
  [
    'in a map, one’s own name for another integrity of their file',
    facade(() => ({ imports: { [`${M}/x`]: `${CDN}/alheia.js` }, integrity: { [`${CDN}/alheia.js`]: sha512(DE_FORA) } })),
  ],
  ['in a map, a folder of theirs', facade(() => ({ imports: { [`${M}/pecas/`]: '/modules/quoting/' } }))],
  ['in a map, a scope of theirs', facade(() => ({ scopes: { '/modules/quoting/': { [M]: `${CDN}/x.js` } } }))],
  ['in a map, a scope inside theirs', facade(() => ({ scopes: { '/modules/quoting/paginas/': { [M]: `${CDN}/x.js` } } }))],
  ['in a map, a scope over everybody', facade(() => ({ scopes: { '/modules/': { [M]: `${CDN}/x.js` } } }))],
  ['in a map, a scope over where their names lead', facade(() => ({ scopes: { [`${CDN}/`]: { [M]: `${CDN}/x.js` } } }))],
  ['in a map, a scope without what they have in it', facade(() => ({ scopes: { [`${CDN}/a/`]: { [M]: `${CDN}/x.js` } } }))],
  ['in a map, a name of theirs in one’s own scope', facade(() => ({ scopes: { '/modules/menu/': { [Q]: `${CDN}/x.js` } } }))],
  ['in a map, the integrity of a file of their build', facade((cena) => ({ integrity: { [cena.quoting.url]: sha512(bytesOf(cena)) } }))],
  ['in a map, the integrity of a file their name leads to', facade(() => ({ integrity: { [`${CDN}/alheia.js`]: sha512(DE_FORA) } }))],
  ['in a map, the integrity of a file nobody names', facade(() => ({ integrity: { [`${CDN}/ninguem.js`]: sha512(DE_FORA) } }))],
];

let aberta: Cena | null = null;
let cena: Cena;
let isDirty = true;
beforeEach(async () => {
  if (!isDirty) return;
  await aberta?.teste.close();
  cena = await arrange();
  aberta = cena;
  isDirty = false;
});
afterAll(() => aberta?.teste.close());

async function everything({ teste }: Cena): Promise<string> {
  const ask = async (linha: string) => (await callApi(teste, linha, { autorizacao: BASIC })).texto;
  const arquivo = await teste.servico.readArquivo('quoting/x.js');
  return JSON.stringify([
    SENHA,
    await ask(`GET ${L}/estado`),
    await ask('GET /v1/tokens'),
    await ask('GET /v1/ambientes'),
    await ask('GET /v1/construcoes'),
    arquivo,
  ]);
}

describe('with a token of another team', () => {
  it.each(ESCRITAS)('%s answers 403 and changes nothing', async (_caso, escrita) => {
    const { linha, corpo } = escrita(cena);
    const antes = await everything(cena);
    const resposta = await callApi(cena.teste, linha, { corpo, autorizacao: cena.dela });
    const depois = await everything(cena);
    isDirty = depois !== antes;
    expect([resposta.status, resposta.texto]).toEqual([403, expect.stringMatching(/"codigo":"(outro-servico|direito-maior)"/)]);
    expect(depois).toBe(antes);
  });
});

describe('with a token over all services', () => {
  it.each(ESCRITAS)('%s is not 403 for lack of rights', async (_caso, escrita) => {
    isDirty = true;
    const autorizacao = await enter(cena.teste, 'Dona de tudo', ['*']);
    const { linha, corpo } = escrita(cena);
    const { texto } = await callApi(cena.teste, linha, { corpo, autorizacao });
    expect(texto).not.toMatch(/"codigo":"(sem-direito|outro-servico|direito-maior|outro-ambiente)"/);
  });
});

it('the table above covers every call that writes', async () => {
  const { corpo } = await callApi(cena.teste, 'GET /openapi.json', { autorizacao: null });
  const { paths } = corpo as { paths: Record<string, Record<string, unknown>> };
  const deles = Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.keys(metodos)
      .filter((metodo) => metodo !== 'get')
      .map((metodo) => `${metodo.toUpperCase()} ${caminho.replace(/\{[^}]+\}/g, '*')}`),
  );
  const rows = ESCRITAS.map(([, escrita]) => {
    const { linha } = escrita(cena);
    const [metodo = '', caminho = ''] = (linha.split('?')[0] ?? '').split(' ');
    return deles.find((dele) =>
      new RegExp(`^${dele.replace(/[/]/g, '\\/').replace(/\*/g, '[^/]+(?:/x\\.js)?')}$`).test(`${metodo} ${caminho}`),
    );
  });
  expect(deles.filter((dele) => !rows.includes(dele))).toEqual([]);
});

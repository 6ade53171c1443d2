import { loadSeguradoras } from './insurers.config.ts';

const files: Record<string, string> = {
  '/etc/seguradoras.json': '[{"slug":"quarta","nome":"Quarta","baseUrl":"https://api.quarta.test/"}]',
};
const readFile = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error('ENOENT');
  return text;
};
const load = (valor?: string | object) =>
  loadSeguradoras({ sandboxUrl: 'http://127.0.0.1:9401/', valor: typeof valor === 'object' ? JSON.stringify(valor) : valor, readFile });

it('includes those of the sandbox without configuration, each with its protocols', () => {
  const configs = load();
  const speakers = (protocolo: string) =>
    configs.filter(({ protocolos }) => protocolos.some((one) => one === protocolo)).map(({ slug }) => slug);
  expect(speakers('opin-quote-auto')).toHaveLength(10);
  expect(speakers('opin-quote-person')).toHaveLength(3);
  expect(speakers('opin-endorsement')).toHaveLength(4);
  expect(speakers('sandbox-reissue')).toHaveLength(9);
  expect(speakers('sandbox-v1')).toEqual(['capivara_seguros', 'araucaria_seguros', 'boto_rosa_pet', 'ipe_roxo_saude', 'pau_brasil_saude']);
  expect(configs[0]).toEqual({
    slug: 'jequitiba_seguros',
    nome: 'Jequitibá Seguros',
    protocolos: ['opin-quote-auto', 'opin-quote-patrimonial', 'opin-endorsement', 'sandbox-endorsement', 'sandbox-reissue'],
    baseUrl: 'http://127.0.0.1:9401/jequitiba_seguros',
    credenciais: { clientId: 'balcao', clientSecret: 'segredo-jequitiba_seguros' },
    segredoAvisos: 'aviso-jequitiba_seguros',
  });
});

it('adds another insurer by configuration alone, from a value or from a file', () => {
  const credenciais = { clientId: 'corretora', clientSecret: 's' };
  const added = load([
    { slug: 'terceira', nome: 'Terceira', baseUrl: 'https://api.terceira.test', tokenUrl: 'https://auth.terceira.test/t', credenciais },
  ]);
  expect(added.at(-1)).toEqual({
    slug: 'terceira',
    nome: 'Terceira',
    protocolos: ['opin-quote-auto'],
    baseUrl: 'https://api.terceira.test',
    tokenUrl: 'https://auth.terceira.test/t',
    credenciais,
  });
  expect(load('/etc/seguradoras.json').at(-1)).toEqual({
    slug: 'quarta',
    nome: 'Quarta',
    protocolos: ['opin-quote-auto'],
    baseUrl: 'https://api.quarta.test',
  });
});

it('changes or removes a built-in one, and never sends its credential to another address', () => {
  const configs = load([
    { slug: 'sabia_seguros', nome: 'Sabiá', baseUrl: 'https://outra.test' },
    { slug: 'capivara_seguros', ativa: false },
  ]);
  expect(configs.find((c) => c.slug === 'sabia_seguros')).toEqual({
    slug: 'sabia_seguros',
    nome: 'Sabiá',
    protocolos: ['opin-quote-auto', 'opin-quote-patrimonial', 'opin-endorsement', 'sandbox-endorsement', 'sandbox-reissue'],
    baseUrl: 'https://outra.test',
  });
  expect(configs.map((c) => c.slug)).not.toContain('capivara_seguros');
  expect(load([{ slug: 'sabia_seguros', nome: 'S' }]).find((c) => c.slug === 'sabia_seguros')?.credenciais?.clientId).toBe('balcao');
});

it.each([
  ['something that is not JSON', '[{', 'SEGURADORAS_JSON: o conteúdo não é JSON.'],
  ['a file that is not there', '/nada.json', 'SEGURADORAS_JSON: não foi possível ler o arquivo /nada.json.'],
  ['an unknown field', [{ slug: 'x_y', url: 'https://x.test' }], 'SEGURADORAS_JSON: valor não aceito em 0'],
  ['a new one without an address', [{ slug: 'x_y', nome: 'X' }], 'a seguradora x_y precisa de nome e baseUrl'],
  ['plain http over the open network', [{ slug: 'x_y', nome: 'X', baseUrl: 'http://api.x.test' }], '0.baseUrl'],
  ['an address with a password in it', [{ slug: 'x_y', nome: 'X', baseUrl: 'https://a:b@api.x.test' }], '0.baseUrl'],
  ['another protocol', [{ slug: 'x_y', nome: 'X', baseUrl: 'https://x.test', protocolos: ['soap'] }], '0.protocolos.0'],
])('refuses %s and says so', (_what, valor, message) => expect(() => load(valor)).toThrow(message));

it('never shows a secret in the error', () => {
  const refusal = () =>
    load([{ slug: 'x_y', nome: 'X', baseUrl: 'ftp://x', credenciais: { clientId: 'c', clientSecret: 'muito-secreto' } }]);
  expect(refusal).toThrow('0.baseUrl');
  expect(refusal).not.toThrow(/muito-secreto/);
});

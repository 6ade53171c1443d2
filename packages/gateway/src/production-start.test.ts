import { readStart } from './production-start.ts';

const real = { slug: 'real_seguros', nome: 'Real', baseUrl: 'https://api.real.example', segredoAvisos: 'segredo-da-real' };
const chave = 'ab'.repeat(32);
const pem = (nome: string): string => `-----BEGIN ${nome}-----\nMIIB\n-----END ${nome}-----\n`;
const INTEIRA = {
  BALCAO_ENV: 'production',
  DATABASE_URL: 'postgres://balcao:senha-do-banco@banco/balcao',
  MQTT_URL: 'mqtts://broker',
  SITE_URL: 'https://corretoras.example',
  CHAVE_SESSAO: chave,
  CHAVE_CANAIS: chave,
  METRICS_TOKEN: 'token-das-metricas',
  SMTP_URL: 'smtps://correio',
  MAIL_FROM: 'nao-responda@corretoras.example',
  CNPJ_URL: 'https://cnpj.example/v1',
  PIX_URL: 'https://pix.psp.example/v2',
  PIX_CLIENT_ID: 'cliente',
  PIX_CLIENT_SECRET: 'segredo-do-psp',
  PIX_CERTIFICADO: pem('CERTIFICATE'),
  PIX_CERTIFICADO_CHAVE: pem('PRIVATE KEY'),
  PIX_CHAVE: '11222333000181',
  PIX_RECEBEDOR: 'Balcão Tecnologia',
  PIX_CIDADE: 'São Paulo',
  S3_ANEXOS_BUCKET: 'anexos',
  S3_BUCKET: 'construcoes',
  IMPORT_MAP_PASSWORD: 'senha-de-quem-publica',
  IMPORT_MAP_KEY_PRODUCTION: 'pem',
  SEGURADORAS_JSON: JSON.stringify([real]),
};
const start = (env: Readonly<Record<string, string | undefined>>) =>
  readStart(env, '/casa', () => {
    throw new Error('nenhum arquivo');
  });
const without = (...nomes: string[]) => Object.fromEntries(Object.entries(INTEIRA).filter(([nome]) => !nomes.includes(nome)));

it('starts in production with everything given, and asks nobody of the sandbox', () => {
  const { seguradoras, config } = start(INTEIRA);
  expect(seguradoras.map(({ slug }) => slug)).toEqual(['real_seguros']);
  expect(config.isDemo).toBe(false);
});

it('says in one sentence everything that production lacks', () => {
  const env = { BALCAO_ENV: 'production', DATABASE_URL: INTEIRA.DATABASE_URL };
  expect(() => start(env)).toThrow(
    new Error(
      'O gateway não inicia com BALCAO_ENV=production: falta informar MQTT_URL; SITE_URL; CHAVE_SESSAO; CHAVE_CANAIS; METRICS_TOKEN; SMTP_URL; ' +
        'MAIL_FROM; CNPJ_URL; PIX_URL; PIX_CLIENT_ID; PIX_CLIENT_SECRET; PIX_CERTIFICADO; PIX_CERTIFICADO_CHAVE; PIX_CHAVE; PIX_RECEBEDOR; ' +
        'PIX_CIDADE; S3_ANEXOS_BUCKET; SEGURADORAS_JSON; S3_BUCKET; IMPORT_MAP_PASSWORD; IMPORT_MAP_KEY_PRODUCTION.',
    ),
  );
});

it.each(Object.keys(INTEIRA).filter((nome) => nome !== 'BALCAO_ENV'))('does not start in production without %s', (nome) => {
  expect(() => start(without(nome))).toThrow(`falta informar ${nome}.`);
  expect(() => start({ ...INTEIRA, [nome]: '  ' })).toThrow(`falta informar ${nome}.`);
});

it('wants nothing of who writes maps when another service does', () => {
  const mapas = { IMPORT_MAP_URL: 'https://mapas.example', IMPORT_MAP_TOKEN: 'imt_abcdefgh' };
  expect(
    start({ ...without('S3_BUCKET', 'IMPORT_MAP_PASSWORD', 'IMPORT_MAP_KEY_PRODUCTION'), ...mapas }).config.mapas.remoto,
  ).not.toBeNull();
});

it.each([
  ['none', [], 'falta informar ao menos uma seguradora em SEGURADORAS_JSON.'],
  ['one taken out', [{ slug: 'jequitiba_seguros', ativa: false }], 'falta informar ao menos uma seguradora em SEGURADORAS_JSON.'],
  ['no secret', [{ ...real, segredoAvisos: undefined }], 'falta informar segredoAvisos próprio de real_seguros em SEGURADORAS_JSON.'],
  ['a guessable one', [{ ...real, segredoAvisos: 'aviso-real_seguros' }], 'segredoAvisos próprio de real_seguros em SEGURADORAS_JSON.'],
  ['one of the sandbox by its name alone', [{ slug: 'jequitiba_seguros' }], 'a seguradora jequitiba_seguros precisa de nome e baseUrl'],
])('does not start in production with insurers of which there is %s', (_, lista, frase) => {
  expect(() => start({ ...INTEIRA, SEGURADORAS_JSON: JSON.stringify(lista) })).toThrow(frase);
});

it('takes nothing of a demonstration into production, and never repeats a secret', () => {
  const env = { ...without('SMTP_URL'), DADOS_DEMO: 'sim', SANDBOX_URL: 'http://sandbox:9401' };
  expect(() => start(env)).toThrow(
    new Error(
      'O gateway não inicia com BALCAO_ENV=production: falta informar SMTP_URL, e só serve a uma demonstração DADOS_DEMO=sim; SANDBOX_URL.',
    ),
  );
});

it.each(['local', 'staging'])('lacks nothing in %s, where the sandbox answers, and fills no database unless told to', (BALCAO_ENV) => {
  const { config, seguradoras } = start({ BALCAO_ENV });
  expect(seguradoras.length).toBeGreaterThan(10);
  expect(config.isDemo).toBe(false);
  expect(start({ BALCAO_ENV, DADOS_DEMO: 'sim' }).config.isDemo).toBe(true);
});

import { ErroConfiguracao, readConfig } from './config.ts';

it('has defaults for everything: a folder of the current directory and the local environment', () => {
  expect(readConfig({ DATABASE_URL: ' ' }, '/srv')).toEqual({
    porta: 9_700,
    host: 'localhost',
    arquivoMapa: '/srv/importmap.json',
    origemPropria: null,
    senha: null,
    webhook: null,
    pastaDados: '/srv/.data',
    padrao: 'local',
    databaseUrl: null,
  });
});

it.each([
  [{ IMPORT_MAP_PORT: '70000' }, 'A variável de ambiente IMPORT_MAP_PORT deve ser uma porta de 0 a 65535 (recebido: "70000").'],
  [
    { DATABASE_URL: 'mysql://a:segredo@b/c' },
    'A variável de ambiente DATABASE_URL deve ser um endereço postgres://usuario:senha@servidor:porta/banco.',
  ],
  [{ BALCAO_ENV: 'Produção' }, 'A variável de ambiente BALCAO_ENV deve ser o nome de um ambiente (recebido: "Produção").'],
  [
    { IMPORT_MAP_WEBHOOK_URL: 'https://a.test/' },
    'A variável de ambiente IMPORT_MAP_WEBHOOK_KEY é obrigatória com IMPORT_MAP_WEBHOOK_URL.',
  ],
])('refuses %j in one sentence', (env, sentenca) => {
  expect(() => readConfig(env as Record<string, string>, '/srv')).toThrow(new ErroConfiguracao(sentenca));
});

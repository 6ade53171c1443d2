import { readConfig } from './config.ts';

it('falls back to the fixed points when nothing is said', () => {
  expect(readConfig({}, '/casa')).toMatchObject({
    porta: 9000,
    pastaDados: '/casa/.data',
    ambiente: 'local',
    databaseUrl: null,
    mqttUrl: null,
  });
});

it('takes an empty variable as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, '/casa')).toMatchObject({ porta: 9000, databaseUrl: null });
});

it.each([
  [{ BALCAO_ENV: 'producao' }, 'A variável de ambiente BALCAO_ENV deve ser local, staging ou production (recebido: "producao").'],
  [{ PORT: '70000' }, 'A variável de ambiente PORT deve ser uma porta de 0 a 65535 (recebido: "70000").'],
  [{ PORT: 'nove mil' }, 'A variável de ambiente PORT deve ser uma porta de 0 a 65535 (recebido: "nove mil").'],
])('names the bad variable in one sentence: %j', (env, sentence) => {
  expect(() => readConfig(env, '/casa')).toThrow(sentence);
});

it('never repeats a secret in the sentence', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:senha-secreta@h/b' }, '/casa')).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:senha-secreta@h/b' }, '/casa')).not.toThrow(/senha-secreta/);
});

it.each([
  ['false', false],
  ['true', true],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('reads TRUST_PROXY=%s', (text, proxy) => {
  expect(readConfig({ TRUST_PROXY: text }, '/casa').proxy).toEqual(proxy);
});

it('embeds whoever writes maps unless told where another is, and then wants the token', () => {
  expect(readConfig({}, '/casa').mapas.remoto).toBeNull();
  const env = { IMPORT_MAP_URL: 'http://mapas:9700/', IMPORT_MAP_TOKEN: 'imt_abcdefgh', S3_BUCKET: 'b', IMPORT_MAP_KEY_LOCAL: 'pem' };
  expect(readConfig(env, '/casa').mapas).toMatchObject({
    remoto: { url: 'http://mapas:9700', token: 'imt_abcdefgh' },
    env: { S3_BUCKET: 'b', IMPORT_MAP_KEY_LOCAL: 'pem' },
  });
  expect(() => readConfig({ IMPORT_MAP_URL: 'http://mapas:9700' }, '/casa')).toThrow('IMPORT_MAP_TOKEN é obrigatória com IMPORT_MAP_URL');
});

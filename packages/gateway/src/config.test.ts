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

it('puts the address it listens on in links, unless told the site of everyone', () => {
  expect(readConfig({ PORT: '9610', HOST: '0.0.0.0' }, '/casa').siteUrl).toBe('http://localhost:9610');
  expect(readConfig({ SITE_URL: 'https://corretoras.example/app/' }, '/casa').siteUrl).toBe('https://corretoras.example');
});

it('keeps e-mails unless told a mail server, and never repeats its password', () => {
  expect(readConfig({}, '/casa').correio).toEqual({
    smtpUrl: null,
    remetente: 'Balcão <nao-responda@balcao.test>',
    spf: 'a:localhost',
  });
  expect(readConfig({ SMTP_URL: 'smtps://u:s@smtp.exemplo.com:465' }, '/casa').correio.spf).toBe('a:smtp.exemplo.com');
  expect(readConfig({ MAIL_SPF: 'include:spf.exemplo.com' }, '/casa').correio.spf).toBe('include:spf.exemplo.com');
  expect(() => readConfig({ SMTP_URL: 'http://u:senha-secreta@h' }, '/casa')).toThrow(
    'A variável de ambiente SMTP_URL deve ser um endereço smtp:// ou smtps://.',
  );
});

it.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'login'])('refuses %s as the central login', (LOGIN_CENTRAL_URL) => {
  expect(() => readConfig({ LOGIN_CENTRAL_URL }, '/casa')).toThrow('LOGIN_CENTRAL_URL');
});

it('refuses a sender that is not one address', () => {
  expect(() => readConfig({ MAIL_FROM: 'a@b.test, c@d.test' }, '/casa')).toThrow('MAIL_FROM');
});

it('knows the addresses outside of the product, and takes only those a browser opens', () => {
  expect(readConfig({}, '/casa')).toMatchObject({
    enderecos: {
      ajuda: 'https://ajuda.balcao.example/busca',
      suporte: 'https://suporte.balcao.example/atendimento',
      extensaoChrome: null,
      videoIntroducao: null,
    },
    diasDeTeste: 15,
    assinaturaNovaDesde: '2019-09-27',
  });
  expect(readConfig({ EXTENSAO_CHROME_URL: 'https://loja.example/x' }, '/casa').enderecos.extensaoChrome).toBe('https://loja.example/x');
  expect(() => readConfig({ AJUDA_URL: 'javascript:alert(1)' }, '/casa')).toThrow('AJUDA_URL deve ser um endereço http:// ou https://');
  expect(() => readConfig({ DIAS_TESTE: '0' }, '/casa')).toThrow('DIAS_TESTE');
  expect(readConfig({ ASSINATURA_NOVA_DESDE: '2024-01-01' }, '/casa').assinaturaNovaDesde).toBe('2024-01-01');
  expect(() => readConfig({ ASSINATURA_NOVA_DESDE: '27/09/2019' }, '/casa')).toThrow('ASSINATURA_NOVA_DESDE deve ser um dia, AAAA-MM-DD');
});

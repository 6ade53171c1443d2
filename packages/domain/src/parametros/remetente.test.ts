import type { RegistroDns } from '@balcao/contracts';
import { gruposPadrao, validateGrupo } from './grupos-padrao.ts';
import { problemaDoRegistro, registrosDoDominio, situacaoDoDominio } from './remetente.ts';

const [spf, dkim, dmarc] = registrosDoDominio({
  dominio: 'casa.com.br',
  seletor: 'balcao1',
  chavePublica: 'AAAABBBB',
  spf: 'include:spf.balcao.test',
}) as [RegistroDns, RegistroDns, RegistroDns];

it('refuses addresses that are none, and domains that are everybody’s', () => {
  const judge = (mudanca: object) => validateGrupo('remetente', { ...gruposPadrao.remetente, ...mudanca }).map(({ campo }) => campo);
  expect(judge({ nome: 'Casa Seguros', responderPara: 'ola@casa.com.br', endereco: 'contato@casa.com.br' })).toEqual([]);
  expect(judge({ nome: 'Casa\nBcc: x', responderPara: 'ola', endereco: 'contato' })).toEqual(['nome', 'responderPara', 'endereco']);
  expect(judge({ endereco: 'casa@Gmail.com' })).toEqual(['endereco']);
  expect(judge({ endereco: 'casa@[10.0.0.1]' })).toEqual(['endereco']);
});

it.each([
  [spf, [], /^Ainda não/],
  [spf, ['google-site-verification=1', 'v=spf1 include:_spf.google.com include:SPF.balcao.test -all'], null],
  [spf, ['v=spf1 include:_spf.google.com ~all'], /^Falta include:spf\.balcao\.test/],
  [spf, ['v=spf1 include:spf.balcao.test ~all', 'v=spf1 -all'], /mais de um/],
  [dkim, ['v=DKIM1; k=rsa; p=AAAA BBBB'], null],
  [dkim, ['v=DKIM1; k=rsa; p=CCCC'], /é outra/],
  [dmarc, ['v=DMARC1; p=reject; rua=mailto:x@casa.com.br'], null],
  [dmarc, ['v=DMARC1; rua=mailto:x@casa.com.br'], /política/],
] as const)('judges %o by what its name answers', (registro, achados, esperado) => {
  const problema = problemaDoRegistro(registro, achados);
  if (esperado === null) expect(problema).toBeNull();
  else expect(problema).toMatch(esperado);
});

it('waits three days for records to appear, and fails at once what is wrong or was taken away', () => {
  const agora = new Date('2026-11-24T12:00:00Z');
  const all = (problema: string | null) => [spf, dkim, dmarc].map((registro) => ({ ...registro, problema }));
  const ausente = problemaDoRegistro(dkim, []);
  const judge = (registros: RegistroDns[], antes: 'PENDENTE' | 'VERIFICADO', horas: number) =>
    situacaoDoDominio({ registros, antes, desde: new Date(agora.getTime() - horas * 3_600_000), agora }).situacao;
  expect(judge(all(null), 'PENDENTE', 1)).toBe('VERIFICADO');
  expect(judge(all(ausente), 'PENDENTE', 71)).toBe('PENDENTE');
  expect(judge(all(ausente), 'PENDENTE', 73)).toBe('FALHOU');
  expect(judge(all(ausente), 'VERIFICADO', 1)).toBe('FALHOU');
  expect(judge(all('A chave publicada é outra.'), 'PENDENTE', 1)).toBe('FALHOU');
});

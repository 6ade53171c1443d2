import type { DadosUsuario, HorarioUsuario } from '@balcao/contracts';
import fc from 'fast-check';
import { FLAGS_ABERTAS, FLAGS_DE_USUARIO, isNegada, perfilDe, PERFIS_DE_ACESSO } from './perfis-de-acesso.ts';
import { rotulosDasFlags } from './rotulos-usuario.ts';
import { normalizeUsuario, validateUsuario } from './validate-usuario.ts';

const dados = (over: Partial<DadosUsuario> = {}): DadosUsuario => ({
  nome: 'Ana Prado',
  email: 'ana@corretora.com.br',
  telefone: null,
  ...PERFIS_DE_ACESSO.CORRETOR,
  corretoraIds: [],
  produtorId: null,
  horarios: [],
  ...over,
});
const campos = (over: Partial<DadosUsuario>) => validateUsuario(dados(over)).map(({ campo, codigo }) => [campo, codigo]);

it('names the preset some powers equal, and calls every other choice a personal one', () => {
  for (const [perfil, poderes] of Object.entries(PERFIS_DE_ACESSO)) expect(perfilDe(poderes)).toBe(perfil);
  const { flags } = PERFIS_DE_ACESSO.LEITURA;
  expect(perfilDe({ administrador: false, flags: { ...flags, acessoMC: true } })).toBe('PERSONALIZADO');
  expect(perfilDe({ administrador: true, flags })).toBe('ADMINISTRADOR');
});

it('leaves who only reads nothing to quote, send or transmit with', () => {
  const { flags } = PERFIS_DE_ACESSO.LEITURA;
  expect([flags.acessoMC, flags.acessoOrcamentacao, flags.acessoGestao]).toEqual([false, false, true]);
  for (const flag of FLAGS_DE_USUARIO.filter((um) => um.startsWith('bloqueio'))) expect(flags[flag]).toBe(true);
});

it('has a name and a sentence for each flag', () => {
  expect(Object.keys(rotulosDasFlags).toSorted()).toEqual([...FLAGS_DE_USUARIO].toSorted());
  expect(FLAGS_DE_USUARIO.filter((flag) => isNegada(flag, FLAGS_ABERTAS[flag]))).toEqual([]);
});

it('refuses each field at its place', () => {
  expect(campos({ nome: ' a ' })).toEqual([['nome', 'obrigatorio']]);
  expect(campos({ email: ' ' })).toEqual([['email', 'obrigatorio']]);
  expect(campos({ email: 'ana@corretora' })).toEqual([['email', 'invalido']]);
  expect(campos({ telefone: '123' })).toEqual([['telefone', 'invalido']]);
  expect(campos({ telefone: ' ' })).toEqual([]);
});

const faixa = (dia: number, ini: string, fim: string): HorarioUsuario => ({ dia, ini, fim });
it.each([
  ['touch', [faixa(1, '08:00', '12:00'), faixa(1, '12:00', '18:00')], []],
  ['cross', [faixa(1, '08:00', '12:01'), faixa(1, '12:00', '18:00')], ['horarios.1.ini']],
  ['hold one another', [faixa(1, '10:00', '11:00'), faixa(1, '08:00', '18:00')], ['horarios.1.ini']],
  ['cross over midnight of the last day', [faixa(6, '22:00', '02:00'), faixa(0, '01:00', '03:00')], ['horarios.1.ini']],
  ['are a whole day and the next', [faixa(1, '00:00', '00:00'), faixa(2, '00:00', '00:00')], []],
  ['are no hours', [faixa(1, '24:00', '8:00')], ['horarios.0.ini', 'horarios.0.fim']],
])('judges spans that %s', (_, horarios, wrong) => {
  expect(campos({ horarios }).map(([campo]) => campo)).toEqual(wrong);
});

it('judges what it stores as it judged what was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string()), (nome, email, telefone) => {
      const typed = dados({ nome, email, telefone });
      if (validateUsuario(typed).length === 0) expect(validateUsuario(normalizeUsuario(typed))).toEqual([]);
    }),
  );
});

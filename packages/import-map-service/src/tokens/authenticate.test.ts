import type { EstadoServico, TokenGuardado } from '../registro/estado.model.ts';
import { authenticate } from './authenticate.ts';
import { hashOf, newSecret } from './segredos.ts';

const agora = new Date('2026-03-01T12:00:00Z');
const direitos = { servicos: ['@balcao/quoting'], ambientes: ['local'], acoes: ['implantar'] };
const token = (segredo: string, mais: Partial<TokenGuardado> = {}): TokenGuardado => ({
  id: segredo.slice(4, 10),
  hash: hashOf(segredo),
  pessoa: 'Ana  Souza',
  descricao: '',
  direitos,
  criadoEm: '2026-01-01T00:00:00.000Z',
  expiraEm: '2026-04-01T00:00:00.000Z',
  revogadoEm: null,
  cadeia: ['deployer'],
  confirmadoEm: '2026-01-01T00:00:00.000Z',
  ...mais,
});
const [bom, vencido, revogado] = [newSecret(), newSecret(), newSecret()];
const guardados = [
  token(bom),
  token(vencido, { expiraEm: agora.toISOString() }),
  token(revogado, { revogadoEm: '2026-02-01T00:00:00.000Z' }),
];
const estado: EstadoServico = { sequencia: 3, ambientes: {}, apagados: [], tokens: Object.fromEntries(guardados.map((um) => [um.id, um])) };
const basic = (usuario: string, senha: string) => `Basic ${Buffer.from(`${usuario}:${senha}`).toString('base64')}`;
const who = (cabecalho: string | undefined, senha: string | null = 'segredo') => authenticate(cabecalho, { estado, senha, agora });

it('authenticates the deployer by password, with every right', () => {
  expect(who(basic('deployer', 'segredo'))).toMatchObject({ id: 'deployer', direitos: { servicos: ['*'] } });
});

it('authenticates a person by token, as bearer or as the password of any user', () => {
  for (const cabecalho of [`Bearer ${bom}`, `bearer ${bom}`, basic('qualquer', bom)]) {
    expect(who(cabecalho)).toMatchObject({ id: 'ana souza', nome: 'Ana  Souza', direitos, token: { cadeia: ['deployer'] } });
  }
});

it.each([
  ['nothing', undefined],
  ['another user', basic('admin', 'segredo')],
  ['a wrong password', basic('deployer', 'segred0')],
  ['an empty password', basic('deployer', '')],
  ['a password without user', `Basic ${Buffer.from('segredo').toString('base64')}`],
  ['another scheme', 'Digest segredo'],
  ['an unknown token', `Bearer ${newSecret()}`],
  ['an expired token', `Bearer ${vencido}`],
  ['a revoked token', `Bearer ${revogado}`],
  ['the hash in the place of the secret', `Bearer imt_${hashOf(bom)}`],
])('refuses %s', (_caso, cabecalho) => {
  expect(who(cabecalho)).toBeNull();
});

it('refuses the deployer when no password is configured', () => {
  for (const senha of ['', 'null', 'segredo']) expect(who(basic('deployer', senha), null)).toBeNull();
});

import { type FatosDaIndicada, isMesmaCaixa, normalizeCodigoIndicacao, recusaDaIndicacao, situacaoDaIndicacao } from './indicacao.ts';

const hoje = '2026-11-24';
const expiraEm = '2026-11-30';
const fatos = (over: Partial<FatosDaIndicada> = {}): FatosDaIndicada => ({
  status: 'TRIAL',
  isEmailConfirmado: true,
  hasFatura: false,
  pagaEm: null,
  ...over,
});
const paga = fatos({ status: 'ATIVA', hasFatura: true, pagaEm: new Date('2026-11-20T12:00:00Z') });

it.each([
  ['CONVIDADO', null, hoje, 'CONVIDADO'],
  ['CONVIDADO', null, '2026-12-01', 'EXPIROU'],
  ['CADASTRADO', fatos({ isEmailConfirmado: false }), hoje, 'CADASTRADO'],
  ['CADASTRADO', fatos(), hoje, 'EM_TESTE'],
  ['EM_TESTE', fatos({ status: 'EXPIRADA' }), hoje, 'EXPIROU'],
  ['EXPIROU', fatos({ status: 'ATIVA', hasFatura: true }), hoje, 'ASSINOU'],
  ['ASSINOU', fatos({ status: 'CANCELADA', hasFatura: true }), hoje, 'EXPIROU'],
  ['ASSINOU', fatos({ status: 'ATIVA', hasFatura: true }), '2026-12-01', 'EXPIROU'],
  ['ASSINOU', paga, hoje, 'CREDITO_LANCADO'],
  ['EXPIROU', fatos({ ...paga, pagaEm: new Date('2026-12-02T12:00:00Z') }), '2026-12-03', 'EXPIROU'],
  ['CREDITO_LANCADO', fatos({ status: 'ATIVA', hasFatura: true }), hoje, 'ESTORNADO'],
  ['CREDITO_LANCADO', fatos({ ...paga, status: 'CANCELADA' }), hoje, 'CREDITO_LANCADO'],
  ['ESTORNADO', fatos({ ...paga, pagaEm: new Date('2027-01-02T12:00:00Z') }), '2027-01-02', 'CREDITO_LANCADO'],
  ['RECUSADA', paga, hoje, 'RECUSADA'],
] as const)('a referral that is %s becomes what really happened (%#)', (situacao, indicada, dia, esperada) => {
  expect(situacaoDaIndicacao({ situacao, expiraEm, indicada }, dia)).toBe(esperada);
});

it('refuses a referral of oneself by the strongest proof', () => {
  const nada = { mesmoDocumento: false, mesmoEmail: false, mesmoTelefone: false, mesmoAparelho: false };
  expect(recusaDaIndicacao(nada)).toBeNull();
  expect(recusaDaIndicacao({ ...nada, mesmoAparelho: true })).toBe('MESMO_APARELHO');
  expect(recusaDaIndicacao({ ...nada, mesmoTelefone: true, mesmoAparelho: true })).toBe('MESMO_TELEFONE');
  expect(recusaDaIndicacao({ ...nada, mesmoEmail: true, mesmoTelefone: true })).toBe('MESMO_EMAIL');
  expect(recusaDaIndicacao({ ...nada, mesmoEmail: true, mesmoDocumento: true })).toBe('MESMO_DOCUMENTO');
});

it.each([
  ['ana@vale.com.br', 'rui@VALE.com.br', true],
  ['ana@gmail.com', 'rui@gmail.com', false],
  ['ana@gmail.com', 'ANA@gmail.com', true],
  ['ana@vale.com.br', 'ana@serra.com.br', false],
])('%s and %s are of one company: %s', (um, outro, esperado) => expect(isMesmaCaixa(um, outro)).toBe(esperado));

it.each([
  [' k7qm-2xwp ', 'K7QM2XWP'],
  ['K7QM2XW', null],
  ['K7QM2XW0', null],
  ['', null],
])('reads the code %j as %j', (texto, codigo) => expect(normalizeCodigoIndicacao(texto)).toBe(codigo));

import type { Contrato } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { type ApoliceQueChega, findApolice, writeApolice } from './contrato.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

async function createSegurado({ usuario }: Corretor): Promise<string> {
  const { rows } = await teste.owner(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', lpad((random() * 1e10)::bigint::text, 11, '0'), 'Zélia')
     returning id`,
    [usuario.assinaturaId],
  );
  return rows[0].id;
}

async function createContrato(over: Partial<Contrato> = {}): Promise<Contrato> {
  return {
    seguradora: 'alfa_seguros',
    ramo: '0531',
    corretoraId: ana.usuario.corretoraId,
    seguradoId: await createSegurado(ana),
    tipoDocumento: 'APOLICE',
    bem: 'Onix 1.0 2023 · ABC-1D23',
    itens: [{ descricao: 'Onix 1.0 2023', placa: 'ABC1D23', chassi: null, cep: null }],
    coberturas: null,
    vigIni: '2026-01-01',
    vigFim: '2027-01-01',
    premioLiquidoCentavos: 300_000,
    iofCentavos: 22_140,
    comissaoBps: 2_000,
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao: 'PARCELADA',
    forma: 'BOLETO',
    parcelas: [
      { vencimento: '2026-01-10', valorCentavos: 161_070, linhaDigitavel: null, pagoEm: '2026-01-09' },
      { vencimento: '2026-02-10', valorCentavos: 161_070, linhaDigitavel: null, pagoEm: null },
    ],
    produtores: [],
    bonus: 5,
    ci: '123',
    renovacaoDeId: null,
    ...over,
  };
}

const write = (contrato: Contrato, over: Partial<ApoliceQueChega> = {}) => {
  const { assinaturaId, usuarioId } = ana.usuario;
  const contexto = { assinaturaId, usuarioId };
  return teste.db.tenant(contexto, (tx) =>
    writeApolice(tx, contexto, { contrato, numero: ' A-1 ', emissao: '2026-01-02', origem: 'MANUAL', usuarioId, ...over }),
  );
};

it('writes a policy with its instalments and the commissions expected of them, once', async () => {
  const contrato = await createContrato();
  const { id, isNova } = await write(contrato);
  expect(isNova).toBe(true);
  const { rows: parcelas } = await teste.owner(
    `select numero, valor_centavos::int as valor, iof_centavos::int as iof, status, pago_centavos::int as pago from balcao.parcela
     where apolice_id = $1 order by numero`,
    [id],
  );
  expect(parcelas).toEqual([
    { numero: 1, valor: 161_070, iof: 11_070, status: 'PAGA', pago: 161_070 },
    { numero: 2, valor: 161_070, iof: 11_070, status: 'ABERTA', pago: null },
  ]);
  const { rows: comissoes } = await teste.owner(
    `select c.tipo, c.prevista_centavos::int as prevista, q.numero as parcela from balcao.comissao c join balcao.parcela q on q.id = c.parcela_id
     where c.apolice_id = $1 order by c.numero`,
    [id],
  );
  expect(comissoes).toEqual([
    { tipo: 'COMISSAO', prevista: 30_000, parcela: 1 },
    { tipo: 'COMISSAO', prevista: 30_000, parcela: 2 },
  ]);
  // the same number again is the same policy
  expect(await write({ ...contrato, premioLiquidoCentavos: 1 }, { numero: 'A-1' })).toEqual({ id, isNova: false });
  const { rows } = await teste.owner('select count(*)::int as n from balcao.parcela where apolice_id = $1', [id]);
  expect(rows[0].n).toBe(2);
});

it('answers for the renewal of the policy it renews', async () => {
  const { id: anterior } = await write(await createContrato(), { numero: 'R-1' });
  const contrato = await createContrato({
    renovacaoDeId: anterior,
    vigIni: '2027-01-01',
    vigFim: '2028-01-01',
    seguradora: 'beta_seguros',
  });
  await write(contrato, { numero: 'R-2' });
  const { rows } = await teste.owner('select situacao_renovacao from balcao.apolice where id = $1', [anterior]);
  expect(rows[0].situacao_renovacao).toBe('RENOVADA_OUTRA');
});

it('refuses what is wrong at its field, a client of another subscription among it, and writes nothing', async () => {
  const contrato = await createContrato({ seguradoId: await createSegurado(estranha), seguradora: 'nenhuma', vigFim: '2026-01-01' });
  await expect(write(contrato, { numero: '' })).rejects.toMatchObject({
    status: 422,
    errors: ['vigFim', 'seguradora', 'seguradoId', 'numero'].map((campo) => expect.objectContaining({ campo })),
  });
  expect(await teste.db.tenant(ana.usuario, (tx) => findApolice(tx, { ...contrato, numero: '' }))).toBeNull();
});

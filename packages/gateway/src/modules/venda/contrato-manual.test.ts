import type { ContratoVisto, DadosContratoManual, FichaContratoManual } from '@balcao/contracts';
import { addDias, calcComissao, hojeEm, splitParcelas } from '@balcao/domain';
import { cpf } from '../../testing/test-segurado.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
let carros = 0;
/** A car typed in: 3.000,00 and 221,40 of tax at 20 %, in seven instalments. */
function typed(over: Partial<DadosContratoManual> = {}): DadosContratoManual {
  const placa = `MAN${(carros += 1) % 10}B${String(carros).padStart(2, '0')}`;
  return {
    segurado: { pessoa: 'PF', documento: cpf(), nome: 'Zélia Prado', email: null, celular: null },
    seguradora: 'alfa_seguros',
    ramo: '0531',
    corretoraId: ana.usuario.corretoraId,
    tipoDocumento: 'APOLICE',
    bem: 'Onix 1.0 2023',
    itens: [{ descricao: 'Onix 1.0 2023', placa, chassi: null, cep: null }],
    coberturas: null,
    vigIni: hoje,
    vigFim: addDias(hoje, 365),
    premioLiquidoCentavos: 300_000,
    iofCentavos: 22_140,
    comissaoBps: 2_000,
    agenciamentoBps: 0,
    prolaboreBps: 0,
    politicaComissao: 'PARCELADA',
    forma: 'BOLETO',
    parcelas: splitParcelas(322_140, 7, 0).map((valorCentavos, index) => ({
      vencimento: addDias(hoje, 30 * index),
      valorCentavos,
      linhaDigitavel: null,
      pagoEm: null,
    })),
    produtores: [],
    bonus: 5,
    ci: '123',
    renovacaoDeId: null,
    numeroSeguradora: null,
    emitida: null,
    motivoRisco: null,
    ...over,
  };
}
const create = (dados: DadosContratoManual, headers = {}) => ana.request('POST', 'propostas', dados, headers);
const created = async (dados: DadosContratoManual): Promise<FichaContratoManual> => (await create(dados)).json().data;
const see = async (id: string): Promise<ContratoVisto> => (await ana.request('GET', `contratos/${id}`)).json().data;
const errosDe = async (dados: DadosContratoManual): Promise<string[]> =>
  ((await create(dados)).json().errors ?? []).map(({ campo }: { campo: string }) => campo);
const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

it('is a policy at once when it was issued, or a proposal to be handed over or already with its insurer', async () => {
  const apolice = await created(typed({ emitida: { numero: 'MAN-1', emissao: hoje } }));
  const visto = await see(apolice.id);
  expect(visto).toMatchObject({ proposta: null, apolice: { numero: 'MAN-1', origem: 'MANUAL', status: 'VIGENTE' }, bonus: 5, ci: '123' });
  expect(sum(visto.comissoes.map(({ previstaCentavos }) => previstaCentavos))).toBe(calcComissao(300_000, 2_000));
  const rascunho = await see((await created(typed())).id);
  expect(rascunho).toMatchObject({
    apolice: null,
    proposta: { status: 'RASCUNHO', origem: 'MANUAL', numeroSeguradora: null },
    forma: 'BOLETO',
  });
  expect(rascunho.parcelas).toHaveLength(7);
  const entregue = await see((await created(typed({ numeroSeguradora: 'X-9' }))).id);
  expect(entregue.proposta).toMatchObject({ status: 'TRANSMITIDA', numeroSeguradora: 'X-9', prazoAceite: addDias(hoje, 25) });
});

it('pays agenciamento and pró-labore of a group life insurance, billed month by month', async () => {
  const dados = typed({
    ramo: '0993',
    forma: 'FATURA',
    comissaoBps: 1_000,
    agenciamentoBps: 15_000,
    prolaboreBps: 300,
    itens: [],
    bem: '35 vidas',
  });
  const { comissoes, forma } = await see((await created(dados)).id);
  const somaDe = (tipo: string): number =>
    sum(comissoes.filter((uma) => uma.tipo === tipo).map(({ previstaCentavos }) => previstaCentavos));
  expect([forma, somaDe('COMISSAO'), somaDe('AGENCIAMENTO'), somaDe('PROLABORE')]).toEqual(['FATURA', 30_000, 450_000, 9_000]);
});

it('finds the client of a known document, and never writes over them', async () => {
  const primeira = typed();
  await created(primeira);
  const segunda = await created(typed({ segurado: { ...primeira.segurado, nome: 'Outro Nome' } }));
  const { segurado } = await see(segunda.id);
  expect(segurado).toMatchObject({ documento: primeira.segurado.documento, nome: 'Zélia Prado' });
});

it('is refused at its fields, and writes nothing', async () => {
  const { rows: antes } = await teste.owner('select count(*)::int as n from balcao.proposta where assinatura_id = $1', [
    ana.usuario.assinaturaId,
  ]);
  expect(await errosDe(typed({ segurado: { ...typed().segurado, documento: '123' } }))).toEqual(['segurado.documento']);
  expect(await errosDe(typed({ segurado: { ...typed().segurado, nome: '' } }))).toEqual(['segurado.nome']);
  expect(await errosDe(typed({ vigFim: hoje, seguradora: 'nenhuma', parcelas: [] }))).toEqual(['vigFim', 'parcelas', 'seguradora']);
  expect(await errosDe(typed({ itens: [{ descricao: 'Onix', placa: 'AB', chassi: null, cep: null }] }))).toEqual(['itens.0.placa']);
  await created(typed({ emitida: { numero: 'MAN-2', emissao: hoje } }));
  expect(await errosDe(typed({ emitida: { numero: ' MAN-2', emissao: hoje } }))).toEqual(['emitida.numero']);
  const { rows: depois } = await teste.owner('select count(*)::int as n from balcao.proposta where assinatura_id = $1', [
    ana.usuario.assinaturaId,
  ]);
  expect(depois[0].n).toBe(antes[0].n);
});

it('of a risk that is insured in the same period asks why, by the plate or, without one, by who, what and where', async () => {
  const primeira = typed({ emitida: { numero: 'MAN-3', emissao: hoje } });
  await created(primeira);
  const outra = { ...typed(), itens: primeira.itens };
  expect((await create(outra)).json()).toMatchObject({
    errors: [{ campo: 'motivoRisco', mensagem: expect.stringContaining('apólice MAN-3 da Alfa Seguros') }],
  });
  expect((await create({ ...outra, motivoRisco: 'Troca de seguradora.' })).statusCode).toBe(200);
  // the year that follows is another
  expect((await create({ ...outra, vigIni: addDias(hoje, 365), vigFim: addDias(hoje, 730) })).statusCode).toBe(200);
  const casa = typed({ ramo: '0114', bem: 'Rua das Flores, 10', itens: [] });
  await created(casa);
  expect(await errosDe({ ...casa, motivoRisco: null })).toEqual(['motivoRisco']);
});

it('answers a repeated key with the first answer', async () => {
  const dados = typed();
  const headers = { 'idempotency-key': '0190b000-0000-7000-8000-0000000000aa' };
  const [primeira, segunda] = [await create(dados, headers), await create(dados, headers)];
  expect(segunda.json().data.id).toBe(primeira.json().data.id);
});

it('is changed over the version that was read, its account with it while nothing of it moved', async () => {
  const ficha = await created(typed());
  const { id, versao, alteradoEm: _a, alteradoPor: _p, ...dados } = ficha;
  const change = (over: object, quem = ana) => quem.request('PUT', `contratos/${id}/digitado`, { ...dados, versao, ...over });
  expect((await change({}, estranha)).statusCode).toBe(404);
  const mudada = await change({
    premioLiquidoCentavos: 200_000,
    iofCentavos: 14_760,
    parcelas: [{ vencimento: hoje, valorCentavos: 214_760, linhaDigitavel: null, pagoEm: null }],
    numeroSeguradora: 'N-1',
  });
  expect(mudada.statusCode).toBe(200);
  const visto = await see(id);
  expect(visto.parcelas.map(({ valorCentavos }) => valorCentavos)).toEqual([214_760]);
  expect(sum(visto.comissoes.map(({ previstaCentavos }) => previstaCentavos))).toBe(40_000);
  expect(visto.proposta?.status).toBe('TRANSMITIDA');
  // the other of two people gets both versions
  const recusa = await change({ bem: 'Outro' });
  expect([recusa.statusCode, recusa.json().code, recusa.json().data.versao > versao]).toEqual([409, 'venda-alterado', true]);
});

it('keeps its account once a payment of an instalment was registered, even in part', async () => {
  const { id, versao, alteradoEm: _a, alteradoPor: _p, ...dados } = await created(typed({ emitida: { numero: 'P-1', emissao: hoje } }));
  const [parcela] = (await see(id)).parcelas;
  const pagamento = { versao: 1, pagoEm: hoje, valorCentavos: 100, observacao: null };
  const chave = { 'idempotency-key': crypto.randomUUID() };
  expect((await ana.request('POST', `parcelas/${parcela?.id}/pagamentos`, pagamento, chave)).statusCode).toBe(200);
  const outra = [{ vencimento: hoje, valorCentavos: 322_140, linhaDigitavel: null, pagoEm: null }];
  const recusa = await ana.request('PUT', `contratos/${id}/digitado`, { ...dados, versao, parcelas: outra });
  expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'conta-em-movimento']);
  expect((await see(id)).parcelas).toHaveLength(7);
});

it('is changed by endorsements alone once one stands on it', async () => {
  const { id, versao, alteradoEm: _a, alteradoPor: _p, ...dados } = await created(typed({ emitida: { numero: 'E-1', emissao: hoje } }));
  await teste.owner(
    `insert into balcao.endosso (assinatura_id, apolice_id, numero, usuario_id, tipo, vig_ini) values ($1, $2, 1, $3, 'ALTERACAO', current_date)`,
    [ana.usuario.assinaturaId, id, ana.usuario.usuarioId],
  );
  const recusa = await ana.request('PUT', `contratos/${id}/digitado`, { ...dados, versao, comissaoBps: 1_000 });
  expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'venda-nao-editavel']);
});

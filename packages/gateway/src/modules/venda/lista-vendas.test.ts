import type { TipoVenda, TotaisVendas, VendaResumo } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const list = async (query: string, quem = ana): Promise<{ itens: VendaResumo[]; total: number }> =>
  (await quem.request('GET', `vendas?${query}`)).json().data;
const numeros = async (query: string, quem = ana): Promise<string[]> => (await list(query, quem)).itens.map(({ numero }) => numero);
const totals = async (query = ''): Promise<TotaisVendas> => (await ana.request('GET', `vendas/totais?${query}`)).json().data;

let clientes = 0;
async function insure(
  numero: string,
  { de = -10, ate = 300, premio = 100_000, nome = 'Zélia', bem = 'Onix', quem = ana, seguradora = 'alfa_seguros' } = {},
): Promise<{ id: string; seguradoId: string }> {
  const { assinaturaId, corretoraId, usuarioId } = quem.usuario;
  const { rows } = await teste.owner(
    `with s as (insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', $2, $3) returning id)
     insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status, comissao_bps)
     select $1, $4, $11, '0531', $5, s.id, $6, $7, $8, $8, $9, $10, 0, $10, 'VIGENTE', 2000 from s returning id, segurado_id as "seguradoId"`,
    [
      assinaturaId,
      String(10_000_000_000 + (clientes += 1)),
      nome,
      numero,
      corretoraId,
      bem,
      usuarioId,
      addDias(hoje, de),
      addDias(hoje, ate),
      premio,
      seguradora,
    ],
  );
  return rows[0];
}

it('lists policies as of today, found by number, client, document and plate, and summed', async () => {
  const { seguradoId } = await insure('V.1/1', { nome: 'Conceição Prado', bem: 'Onix 1.0 · ABC-1D23' });
  await insure('V-2', { de: -800, ate: -435, premio: 50_000 });
  await insure('V-3', { de: 5, ate: 370, premio: 30_000, seguradora: 'beta_seguros' });
  expect(await numeros('ordenar=inicio')).toEqual(['V-2', 'V.1/1', 'V-3']);
  expect((await list('ordenar=fim')).itens.map(({ status, dias }) => [status, dias])).toEqual([
    ['VENCIDA', -435],
    ['VIGENTE', 300],
    ['A_VIGORAR', 370],
  ]);
  for (const q of ['conceicao', 'prado', 'V.1/1', 'v11', 'ABC1D23', 'abc-1d23', '10000000001'])
    expect([q, await numeros(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['V.1/1']]);
  expect(await numeros('status=VIGENTE')).toEqual(['V.1/1']);
  expect(await numeros('status=VENCIDA')).toEqual(['V-2']);
  expect(await numeros('seguradora=beta_seguros')).toEqual(['V-3']);
  expect(await numeros(`quando=INICIO&de=${hoje}`)).toEqual(['V-3']);
  expect(await totals()).toEqual({ total: 3, premioLiquidoCentavos: 180_000, premioTotalCentavos: 180_000, comissaoCentavos: 36_000 });
  expect(await totals('status=VENCIDA')).toMatchObject({ total: 1, premioTotalCentavos: 50_000, comissaoCentavos: 10_000 });
  // a client who changes their name is found by the new one, and their policy was written over by nobody
  await teste.owner("update balcao.segurado set nome = 'Quitéria Novo Nome' where id = $1", [seguradoId]);
  expect([await numeros('q=quiteria'), await numeros('q=conceicao')]).toEqual([['V.1/1'], []]);
  const { rows } = await teste.owner("select versao from balcao.apolice where numero = 'V.1/1'");
  expect(rows[0].versao).toBe(1);
  const arquivo = await ana.request('GET', 'vendas/exportar?status=VENCIDA');
  expect(arquivo.body).toContain('V-2');
  expect(arquivo.body).not.toContain('V-3');
  const opcoes = (await ana.request('GET', 'vendas/opcoes')).json().data;
  expect(opcoes.seguradoras.map(({ id }: { id: string }) => id).toSorted()).toEqual(['alfa_seguros', 'beta_seguros']);
  expect(opcoes.ramos.map(({ id }: { id: string }) => id)).toEqual(['0531']);
  expect(opcoes.corretoras).toEqual([{ id: ana.usuario.corretoraId, nome: expect.any(String) }]);
  expect(opcoes.produtores).toEqual([]);
  // what a policy is changed to is offered, and what it was is still
  await teste.owner("update balcao.apolice set seguradora = 'gama_seguros' where numero = 'V-3'");
  const depois = (await ana.request('GET', 'vendas/opcoes')).json().data;
  expect(depois.seguradoras.map(({ id }: { id: string }) => id).toSorted()).toEqual(['alfa_seguros', 'beta_seguros', 'gama_seguros']);
});

it('keeps proposals and endorsements in lists of their own', async () => {
  const { id, seguradoId } = await insure('E-1', { nome: 'Nair' });
  const { assinaturaId, corretoraId, usuarioId } = ana.usuario;
  await teste.owner(
    `insert into balcao.proposta (assinatura_id, numero, numero_seguradora, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, vig_ini,
       vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps, status, transmitida_em, origem)
     values ($1, 77, 'SEG-9/77', 'alfa_seguros', '0531', $2, $3, $4, 'Gol', $5, $6, 1000, 0, 1000, 1000, 'TRANSMITIDA', now(), 'MANUAL')`,
    [assinaturaId, corretoraId, seguradoId, usuarioId, hoje, addDias(hoje, 365)],
  );
  await teste.owner(
    `insert into balcao.endosso (assinatura_id, apolice_id, numero, usuario_id, tipo, vig_ini, premio_liquido_centavos, premio_total_centavos)
     values ($1, $2, 1, $3, 'ALTERACAO', $4, 500, 500)`,
    [assinaturaId, id, usuarioId, hoje],
  );
  const tipos: TipoVenda[] = ['PROPOSTA', 'ENDOSSO'];
  expect(await Promise.all(tipos.map((tipo) => numeros(`tipo=${tipo}&q=nair`)))).toEqual([['77'], ['E-1 / 1']]);
  expect(await numeros('tipo=PROPOSTA&q=seg977')).toEqual(['77']);
  expect(await numeros('tipo=PROPOSTA&status=ABERTAS')).toEqual(['77']);
  expect((await list('tipo=ENDOSSO&q=nair')).itens[0]).toMatchObject({ contratoId: id, premioTotalCentavos: 500 });
});

it('shows to who sees only their own what is theirs, searched and summed too, and to another subscription nothing', async () => {
  await insure('B-1', { quem: bia, nome: 'Ondina' });
  expect(await numeros('', bia)).toEqual(['B-1']);
  expect(await numeros('q=onix', bia)).toEqual(['B-1']);
  expect((await bia.request('GET', 'vendas/totais')).json().data.total).toBe(1);
  expect((await bia.request('GET', 'vendas/exportar')).body).not.toContain('V-2');
  expect(await numeros('', estranha)).toEqual([]);
  expect(await numeros('q=ondina', estranha)).toEqual([]);
});

it('takes out what leaves, with its endorsements', async () => {
  const { id } = await insure('S-1', { nome: 'Sumida' });
  await teste.owner('update balcao.apolice set excluido_em = now() where id = $1', [id]);
  expect(await numeros('q=sumida')).toEqual([]);
});

import { errosDe, importacoesDe } from '../../testing/test-importacao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const apolices = importacoesDe(() => teste, 'APOLICE');
const TITULOS =
  'Apólice;Seguradora;Ramo;Segurado;CPF/CNPJ;Bem;Placa;Início da vigência;Fim da vigência;Prêmio líquido;Prêmio total;Comissão;Parcelas;Parcelas pagas;Bônus';
const rows = async (sql: string) => (await teste.owner(sql, [ana.usuario.assinaturaId])).rows;

it('brings in a portfolio: clients, policies, instalments and the commissions expected, once', async () => {
  const arquivo = [
    TITULOS,
    'P-1;Alfa Seguros;531;Zélia Prado;111.444.777-35;Onix 1.0;abc-1d23;01/03/2026;01/03/2027;3.000,00;3.221,40;20;7;2;5',
    'P-2;beta_seguros;0114;Zélia Prado;11144477735;Casa em Itu;;10/05/2026;10/05/2027;500,00;536,90;25,5;1;;',
    '',
  ].join('\n');
  const conferida = await apolices.conferred(ana, await apolices.sent(ana, arquivo));
  expect(conferida).toMatchObject({ total: 2, validas: 2, recusadas: 0 });
  expect(await apolices.written(ana, conferida)).toMatchObject({ status: 'CONCLUIDA' });
  expect(
    await rows(
      `select a.numero, a.seguradora, a.ramo, s.nome, a.bem, a.origem, a.bonus, a.iof_centavos::int as iof, a.chaves_risco,
         (select count(*)::int from balcao.parcela q where q.apolice_id = a.id) as parcelas,
         (select count(*)::int from balcao.parcela q where q.apolice_id = a.id and q.status = 'PAGA') as pagas,
         (select sum(c.prevista_centavos)::int from balcao.comissao c where c.apolice_id = a.id) as comissao
       from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id where a.assinatura_id = $1 order by a.numero`,
    ),
  ).toEqual([
    {
      numero: 'P-1',
      seguradora: 'alfa_seguros',
      ramo: '0531',
      nome: 'Zélia Prado',
      bem: 'Onix 1.0 · ABC1D23',
      origem: 'PLANILHA',
      bonus: 5,
      iof: 22_140,
      chaves_risco: ['PLACA:ABC1D23'],
      parcelas: 7,
      pagas: 2,
      comissao: 60_000,
    },
    {
      numero: 'P-2',
      seguradora: 'beta_seguros',
      ramo: '0114',
      nome: 'Zélia Prado',
      bem: 'Casa em Itu',
      origem: 'PLANILHA',
      bonus: null,
      iof: 3_690,
      chaves_risco: ['MANUAL:11144477735:0114:CASAEMITU'],
      parcelas: 1,
      pagas: 0,
      comissao: 12_750,
    },
  ]);
  expect(await rows('select count(*)::int as n from balcao.segurado where assinatura_id = $1')).toEqual([{ n: 1 }]);

  const deNovo = await apolices.conferred(ana, await apolices.sent(ana, arquivo));
  expect(errosDe(deNovo).map((erro) => erro.slice(0, 8))).toEqual(['2 numero', '3 numero']);
});

it('refuses each wrong cell at its column, and brings in nothing of its line', async () => {
  const arquivo = [
    TITULOS,
    ';Nenhuma;9999;;1;;xx;31/02/2026;01/01/2026;abc;;101;99;;11',
    'E-2;Alfa Seguros;0531;Rui;11144477735;Gol;;01/03/2026;01/03/2026;10,00;10,73;20;1;2;',
    'E-3;Alfa Seguros;0531;Rui;11144477735;Gol;;01/03/2026;01/03/2026;10,00;10,73;20;1;;',
  ].join('\n');
  const conferida = await apolices.conferred(ana, await apolices.sent(ana, arquivo));
  expect(conferida).toMatchObject({ validas: 0, recusadas: 3 });
  const campos = (linha: number) =>
    conferida.erros
      .filter((erro) => erro.linha === linha)
      .map(({ campo }) => campo)
      .toSorted();
  expect(campos(2)).toEqual(
    ['bem', 'bonus', 'comissao', 'documento', 'liquido', 'nome', 'numero', 'parcelas', 'placa', 'ramo', 'seguradora', 'vigIni'].toSorted(),
  );
  expect(campos(3)).toEqual(['pagas']);
  expect(campos(4)).toEqual(['vigFim']);
});

it('is of one subscription, and of brokerages its administrator sees', async () => {
  const bia = await teste.createCorretor({ administrador: true });
  const linha = 'P-1;Alfa Seguros;531;Zélia Prado;111.444.777-35;Onix;;01/03/2026;01/03/2027;3.000,00;3.221,40;20;7;2;5';
  const dela = await apolices.conferred(bia, await apolices.sent(bia, `${TITULOS}\n${linha}`));
  expect(dela).toMatchObject({ validas: 1 });
  await teste.owner('update balcao.usuario set corretora_ids = array[gen_random_uuid()] where id = $1', [bia.usuario.usuarioId]);
  const semCorretora = await apolices.conferred(bia, await apolices.sent(bia, `${TITULOS}\n${linha}`));
  expect(errosDe(semCorretora)).toEqual(['2 corretora: Nenhuma corretora que você vê tem este nome ou CNPJ.']);
});

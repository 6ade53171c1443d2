import { addAnos, addDias, formatCentavos, hojeEm } from '@balcao/domain';
import { CPFS, createFaturaTest, dataOf, type FaturaTeste, MES, TITULOS } from '../../testing/test-faturas.ts';
import { createAvisos } from '../notificacao/index.ts';
import { grupoRepository as grupos } from './grupo.repository.ts';
import { vidasAvisadasRepository as avisadas } from './vidas-avisadas.repository.ts';
import { createVidasJob } from './vidas.job.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let dela: FaturaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  dela = createFaturaTest(teste, ana);
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
function runJob(): Promise<void> {
  const { db, log, agora, tarefas } = teste.recursos;
  return createVidasJob({ db, agora, log, grupos, avisadas, createAviso: createAvisos(tarefas).createAviso })();
}
const avisos = async (): Promise<{ titulo: string; descricao: string; link: string }[]> =>
  (
    await teste.owner('select titulo, descricao, link from balcao.notificacao where usuario_id = $1 and link like $2 order by id', [
      ana.usuario.usuarioId,
      '/financeiro/faturas%',
    ])
  ).rows;

it('tells sixty days before, once, who answers for the policy that lives pass to a dearer band, and names nobody', async () => {
  const fatura = await dela.open(await dela.apolice());
  const vida = (at: number, nascimento: string) =>
    dela.include(fatura.id, { cpf: CPFS[at], nome: `Marcada ${at}`, nascimento, em: `${MES}-01` });
  dataOf(await vida(0, addAnos(addDias(hoje, 60), -59)));
  // a day too far, and one that is of the last band already
  dataOf(await vida(1, addAnos(addDias(hoje, 61), -59)));
  dataOf(await vida(2, addAnos(hoje, -70)));
  expect((await dela.get(fatura.id)).mudancas).toMatchObject([{ nome: 'Marcada 0', deCentavos: 82_950, paraCentavos: 119_700 }]);
  await runJob();
  await runJob();
  const [aviso, ...outros] = await avisos();
  expect(outros).toEqual([]);
  expect(aviso).toMatchObject({ link: `/financeiro/faturas?fatura=${fatura.id}` });
  expect(aviso?.titulo).toMatch(/^Uma vida da apólice \S+ muda de faixa etária$/);
  expect(aviso?.descricao).toContain(`de ${formatCentavos(82_950)} para ${formatCentavos(119_700)}`);
  expect(aviso?.descricao).not.toContain('Marcada');
});

it('tells nobody where every life costs the same', async () => {
  const antes = (await avisos()).length;
  const grupo = { ...(await dela.get((await dela.open(await dela.apolice())).id)).grupo, preco: 'POR_VIDA' as const, tabela: null };
  const fatura = await dela.open(await dela.apolice(), MES, grupo);
  dataOf(await dela.include(fatura.id, { cpf: CPFS[0], nome: 'Ana', nascimento: addAnos(addDias(hoje, 30), -59), em: `${MES}-01` }));
  await runJob();
  expect((await avisos()).length).toBe(antes);
});

it('forgets of whom a life was with their person, once no contract keeps it; refused rows and files that do not count go at once', async () => {
  const cpf = CPFS[7] as string;
  const nova = { cpf, nome: 'Umbelina Marcadora', nascimento: '1990-05-10', em: `${MES}-01` };
  const [vigente, velha] = [await dela.open(await dela.apolice()), await dela.open(await dela.apolice())];
  for (const { id } of [vigente, velha]) dataOf(await dela.include(id, nova));
  await dela.read(
    vigente.id,
    `${TITULOS}\nInclusão;${cpf};Umbelina Marcadora;31/02/1990;;;${MES}-01;\nInclusão;${CPFS[8]};Outra;10/05/1990;;;${MES}-01;`,
  );
  const leitura = await dela.read(
    velha.id,
    `${TITULOS}\nInclusão;${cpf};Umbelina Marcadora;31/02/1990;;;${MES}-01;\nInclusão;${CPFS[9]};Outra;10/05/1990;;;${MES}-01;`,
  );
  dataOf(await dela.confirm(leitura, velha.id));
  await teste.owner("update balcao.apolice set vig_ini = '2001-01-01', vig_fim = '2002-01-01' where id = $1", [velha.apoliceId]);
  const novo = { tipo: 'ELIMINACAO', nome: nova.nome, documento: cpf, contato: 'umbelina@exemplo.test', detalhe: null };
  const pedido = dataOf<{ id: string; versao: number }>(await ana.request('POST', 'solicitacoes-titular', novo));
  const feita = await ana.request('POST', `solicitacoes-titular/${pedido.id}/eliminacao`, { versao: pedido.versao, documento: cpf });
  expect(feita.statusCode).toBe(200);
  const naming = async (tabela: string, apolice: string) =>
    Number((await teste.owner(`select count(*) as n from balcao.${tabela} t where t::text like '%Umbelina%' and ${apolice}`)).rows[0].n);
  expect(await naming('vida', `apolice_id = '${vigente.apoliceId}'`)).toBe(1);
  expect(await naming('vida', `apolice_id = '${velha.apoliceId}'`)).toBe(0);
  expect(await naming('fatura_arquivo', 'true')).toBe(0);
  // what was included is of the contract that is kept; what was refused, and all of the other, is not
  expect(await naming('movimento_vida', `fatura_id = '${vigente.id}'`)).toBe(1);
  expect(await naming('movimento_vida', `fatura_id = '${velha.id}'`)).toBe(0);
});

import { contaFinanceiraCalls, contestacaoCalls, extratoComissaoCalls, recebimentoCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { readOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { type LinhaPaga, printExtratoOf } from '../support/sandbox.ts';
import { CONTAS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const SEGURADORA = 'capivara_seguros';
const PARA = 'comissoes@capivara.test';

interface Devida extends LinhaPaga {
  readonly id: string;
  readonly corretoraId: string;
}

/** What an insurer owes and nobody asks for; the newest, for other journeys settle the oldest. */
const findDevida = async (): Promise<Devida> => {
  const [uma] = await readOutside<Devida>(
    `select c.id, a.corretora_id as "corretoraId", a.numero as apolice, q.numero as parcela, left(s.nome, 40) as segurado, s.documento,
       c.prevista_centavos::int as "valorCentavos"
     from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.parcela q on q.id = c.parcela_id
     join balcao.segurado s on s.id = a.segurado_id join balcao.usuario u on u.assinatura_id = a.assinatura_id
     join balcao.corretora o on o.id = a.corretora_id and o.principal
     where u.email = $1 and a.seguradora = $2 and c.status = 'PREVISTA' and c.excluido_em is null and c.prevista_centavos > 2000
       and c.endosso_id is null and c.previsao_em < current_date - 1
       and not exists (select from balcao.contestacao_item i where i.comissao_id = c.id and i.situacao = 'ABERTO')
     order by c.previsao_em desc, c.id limit 1`,
    [CONTAS.admin, SEGURADORA],
  );
  if (!uma) throw new Error('a demonstração não tem comissão a receber');
  return uma;
};

test('a difference is contested, its letter sent, and the contestation closes by itself when a later statement pays the rest', async ({
  page,
}) => {
  const gateway = await openSession(page, 'admin');
  const conta = await gateway.call(contaFinanceiraCalls.createFicha, {
    nome: `Caixa ${crypto.randomUUID().slice(0, 8)}`,
    tipo: 'CAIXA',
    corretoraId: null,
    banco: null,
    agencia: null,
    conta: null,
    convenio: null,
    saldoInicialCentavos: 0,
    saldoInicialEm: '2026-01-01',
  });
  const devida = await findDevida();
  const hoje = hojeEm(new Date());
  const veio = Math.floor(devida.valorCentavos / 2);
  await gateway.call(recebimentoCalls.createRecebimento, {
    descricao: 'Metade da comissão',
    seguradora: SEGURADORA,
    corretoraId: devida.corretoraId,
    contaId: conta.id,
    dia: hoje,
    valorCentavos: veio,
    comissoes: [{ comissaoId: devida.id, valorCentavos: veio }],
  });

  await page.goto(`/financeiro/recebimentos?ver=pendentes&q=${devida.apolice}&status=DIVERGENTE`);
  await ready(page, 'recebimentos');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: new RegExp(`apólice ${devida.apolice}, parcela ${devida.parcela}`) }).check();
  await page.getByRole('button', { name: 'Contestar 1 comissão' }).click();
  const nova = page.getByRole('dialog', { name: 'Contestar 1 comissão' });
  await expect(nova.getByRole('button', { name: 'Comissão paga a menor Motivo' })).toBeVisible();
  await nova.getByLabel('O que dizer na carta').fill('Falta metade.');
  await expectAccessible(page);
  await nova.getByRole('button', { name: 'Contestar' }).click();

  const aberta = page.getByRole('dialog', { name: /^Contestação \d+ · Capivara Seguros$/ });
  await expect(aberta.getByText('Pendente')).toBeVisible();
  await expectAccessible(page);
  const baixada = page.waitForEvent('download');
  await aberta.getByRole('button', { name: 'Ver a carta' }).click();
  expect((await baixada).suggestedFilename()).toMatch(/^contestacao-\d{4}\.pdf$/);
  await aberta.getByRole('button', { name: 'Enviar por e-mail' }).click();
  const carta = page.getByRole('dialog', { name: 'Enviar a carta por e-mail' });
  await carta.getByLabel('E-mail da seguradora').fill(PARA);
  await expectAccessible(page);
  await carta.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(aberta.getByText(`E-mail: ${PARA}`)).toBeVisible();
  await aberta.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name: 'Anotar contato' }).click();
  const nota = page.getByRole('dialog', { name: 'Anotar um contato' });
  await nota.getByLabel('O que foi tratado').fill('Prometeram para o próximo extrato.');
  await nota.getByRole('button', { name: 'Anotar' }).click();
  await expect(aberta.getByText('Prometeram para o próximo extrato.')).toBeVisible();
  const contestacaoId = new URL(page.url()).searchParams.get('contestacao') ?? '';

  // the rest comes in a later statement
  const numero = String(Date.now()).slice(-9);
  const { nome, arquivo } = await printExtratoOf(SEGURADORA, numero, [{ ...devida, valorCentavos: devida.valorCentavos - veio }]);
  await page.goto('/financeiro/recebimentos');
  await ready(page, 'recebimentos');
  await page.getByRole('button', { name: 'Importar extratos' }).click();
  await page.getByLabel('Arquivos de extratos').setInputFiles({ name: nome, mimeType: 'text/csv', buffer: arquivo });
  await page.getByRole('listitem').filter({ hasText: nome }).getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('1 de 1 linhas casadas').or(page.getByText('1 de 1 linha casada'))).toBeVisible();
  const extratoId = new URL(page.url()).searchParams.get('extrato') ?? '';
  await gateway.call(extratoComissaoCalls.settleExtratos, { ids: [extratoId], contaId: conta.id, data: hoje });

  await page.goto(`/financeiro/recebimentos?ver=contestacoes&contestacao=${contestacaoId}`);
  await ready(page, 'recebimentos');
  await expect(aberta.getByText(`por Extrato ${numero}`)).toBeVisible();
  await expect(aberta.getByText('Sozinha, pelo que aconteceu às comissões', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  // and is asked for again when the statement is reopened
  await gateway.call(extratoComissaoCalls.reopenExtrato, { extratoId });
  expect(await gateway.call(contestacaoCalls.getContestacao, { contestacaoId })).toMatchObject({
    status: 'ENVIADA',
    desfecho: null,
    abertos: 1,
  });
  await gateway.call(extratoComissaoCalls.settleExtratos, { ids: [extratoId], contaId: conta.id, data: hoje });
  expect(await gateway.call(contestacaoCalls.getContestacao, { contestacaoId })).toMatchObject({ status: 'ENCERRADA', desfecho: 'PAGA' });
});

import { contaFinanceiraCalls, extratoBancarioCalls, extratoComissaoCalls, type Recebimento, recebimentoCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { readOutside } from '../support/banco.ts';
import { openSession } from '../support/gateway.ts';
import { writeOfx } from '../support/ofx.ts';
import { type LinhaPaga, printExtratoOf } from '../support/sandbox.ts';
import { CONTAS, TAREFA_MS } from '../support/site.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const hoje = hojeEm(new Date());
/** A line of each insurer, that no commission is of. */
const ESTRANHA: LinhaPaga = { apolice: '9990001', parcela: 1, segurado: 'Ninguém', documento: '52998224725', valorCentavos: 10_000 };

interface Devida extends LinhaPaga {
  readonly seguradora: string;
}

/** The insurers, and two commissions that each still owes the brokerage of the demonstration. */
async function listDevidas(): Promise<Map<string, Devida[]>> {
  const seguradoras = await readOutside<{ slug: string }>('select slug from balcao.seguradora order by slug', []);
  const devidas = await readOutside<Devida>(
    `select * from (
       select a.seguradora, a.numero as apolice, q.numero as parcela, left(s.nome, 40) as segurado, s.documento,
         c.prevista_centavos::int as "valorCentavos", row_number() over (partition by a.seguradora order by c.previsao_em desc, c.id) as n
       from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.parcela q on q.id = c.parcela_id
       join balcao.segurado s on s.id = a.segurado_id join balcao.usuario u on u.assinatura_id = a.assinatura_id
       join balcao.corretora o on o.id = a.corretora_id and o.principal
       -- a collective policy is another journey's, whose bills come and go beside this one
       where u.email = $1 and not exists (select from balcao.grupo_coletivo g where g.apolice_id = a.id) and c.status = 'PREVISTA' and c.excluido_em is null and c.prevista_centavos > 0 and c.endosso_id is null) x
     where n <= 2`,
    [CONTAS.admin],
  );
  return new Map(seguradoras.map(({ slug }) => [slug, devidas.filter(({ seguradora }) => seguradora === slug)]));
}

test('the month is closed: fourteen files of insurers and one of the bank, and the books are the bank to the centavo', async ({ page }) => {
  test.slow();
  const gateway = await openSession(page, 'admin');
  const [agencia, conta] = ['1234', `${String(Date.now()).slice(-5)}-7`];
  const { id, nome } = await gateway.call(contaFinanceiraCalls.createFicha, {
    nome: `Do mês ${crypto.randomUUID().slice(0, 8)}`,
    tipo: 'CORRENTE',
    corretoraId: null,
    banco: '999',
    agencia,
    conta,
    convenio: null,
    saldoInicialCentavos: 1_234_567,
    saldoInicialEm: '2026-01-01',
  });
  const mes = String(Date.now()).slice(-7);
  const devidas = await listDevidas();
  expect(devidas.size).toBe(14);
  // each pays what it owes, and a little that is of no commission that is known, another amount from each
  const arquivos = await Promise.all(
    [...devidas].map(([slug, linhas], at) =>
      printExtratoOf(slug, `${mes}${String(at).padStart(2, '0')}`, [
        ...linhas,
        { ...ESTRANHA, valorCentavos: ESTRANHA.valorCentavos + at * 137 },
      ]),
    ),
  );
  // three layouts: columns, boards of fixed width, and a printed form
  expect(new Set(arquivos.map((um) => um.nome.split('.').at(-1)))).toEqual(new Set(['csv', 'txt', 'pdf']));

  await page.goto('/financeiro/recebimentos');
  await ready(page, 'recebimentos');
  await page.getByRole('button', { name: 'Importar extratos' }).click();
  await page
    .getByLabel('Arquivos de extratos')
    .setInputFiles(arquivos.map((um) => ({ name: um.nome, mimeType: 'application/octet-stream', buffer: um.arquivo })));
  for (const um of arquivos)
    await expect(page.getByRole('listitem').filter({ hasText: um.nome }).getByText('Lido')).toBeVisible({ timeout: TAREFA_MS });

  const lidos = (await gateway.call(extratoComissaoCalls.listExtratos, { q: mes, tamanho: 50 })).itens;
  expect(lidos).toHaveLength(14);
  const casaveis = [...devidas.values()].reduce((soma, linhas) => soma + linhas.length, 0);
  expect(lidos.reduce((soma, { casadas }) => soma + casadas, 0)).toBe(casaveis);

  await page.goto(`/financeiro/recebimentos?q=${mes}`);
  await ready(page, 'recebimentos');
  for (const { numero } of lidos) await page.getByRole('checkbox', { name: new RegExp(numero) }).check();
  await page.getByRole('button', { name: 'Baixar 14 extratos' }).click();
  const baixa = page.getByRole('dialog');
  await baixa.getByRole('button', { name: /Conta em que o dinheiro entrou/ }).click();
  await page.getByRole('option', { name: nome }).click();
  await expect(baixa.getByText('Entra na conta')).toBeVisible();
  await expectAccessible(page);
  await baixa.getByRole('button', { name: 'Baixar 14 extratos' }).click();
  await expect(baixa).toBeHidden();

  const recebidos: readonly Recebimento[] = (await gateway.call(recebimentoCalls.listRecebimentos, { q: mes, tamanho: 50 })).itens;
  expect(recebidos).toHaveLength(14);
  const total = recebidos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
  // what the insurers said they paid is what came in
  expect(total).toBe(
    [...devidas.values()].reduce(
      (soma, linhas, at) => soma + linhas.reduce((parte, { valorCentavos }) => parte + valorCentavos, ESTRANHA.valorCentavos + at * 137),
      0,
    ),
  );

  await page.goto(`/financeiro/extratoBancario?conta=${id}`);
  await ready(page, 'extratoBancario');
  await page.getByRole('button', { name: 'Importar extrato' }).click();
  const gaveta = page.getByRole('dialog', { name: 'Importar extrato' });
  await gaveta.getByLabel('Arquivo do extrato').setInputFiles({
    name: `extrato-${mes}.ofx`,
    mimeType: 'application/octet-stream',
    buffer: writeOfx(
      { banco: '999', agencia, conta, saldo: { dia: hoje, centavos: 1_234_567 + total } },
      recebidos.map(({ dia, valorCentavos, seguradoraNome }, at) => ({
        fitid: `C${at}`,
        dia,
        valorCentavos,
        memo: `TED ${seguradoraNome.toUpperCase()}`,
      })),
    ),
  });
  await expect(gaveta.getByText('14 movimentos novos')).toBeVisible();
  await expect(gaveta.getByText(/O saldo confere com o do extrato/)).toBeVisible();
  await gaveta.getByRole('button', { name: 'Importar 14 movimentos' }).click();
  const aceitar = page.getByRole('button', { name: /^Aceitar/ });
  await expect(aceitar).toHaveCount(14);
  for (let faltam = 14; faltam > 0; faltam -= 1) {
    await aceitar.first().click();
    await expect(aceitar).toHaveCount(faltam - 1);
  }
  const cartao = page.getByRole('button', { name: new RegExp(nome) });
  await expect(cartao).toContainText('Tudo conciliado');
  await expect(cartao).toContainText(/Diferença\s*R\$\s0,00/);
  await expect(cartao).toContainText('Confere com o extrato');
  await expectAccessible(page);
  const saldo = (await gateway.call(extratoBancarioCalls.listSaldos, {})).find((um) => um.id === id);
  expect(saldo).toMatchObject({
    livrosCentavos: 1_234_567 + total,
    bancoCentavos: 1_234_567 + total,
    diferencaCentavos: 0,
    abertos: 0,
    declarado: { diferencaCentavos: 0 },
  });

  // each receipt is told to be the bank's, and its statement is not opened under it
  await page.goto(`/financeiro/recebimentos?ver=recebimentos&q=${mes}`);
  await ready(page, 'recebimentos');
  await expect(page.getByText('Conciliado', { exact: true })).toHaveCount(14);
  const presa = await gateway.send(extratoComissaoCalls.reopenExtrato, { extratoId: recebidos[0]?.extratoId ?? '' });
  expect([presa.status(), ((await presa.json()) as { code: string }).code]).toEqual([409, 'recebimento-conciliado']);
});

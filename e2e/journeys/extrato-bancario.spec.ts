import { contaFinanceiraCalls, extratoComissaoCalls, recebimentoCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { openSession } from '../support/gateway.ts';
import { type MovimentoOfx, writeOfx } from '../support/ofx.ts';
import { expect, expectAccessible, ready, test } from '../support/test.ts';

const hoje = hojeEm(new Date());
const ontem = addDias(hoje, -1);
const tarifa: MovimentoOfx = { fitid: 'F1', dia: ontem, valorCentavos: -1_990, memo: 'TARIFA MANUTENÇÃO' };
const pix: MovimentoOfx = { fitid: 'D1', dia: ontem, valorCentavos: 8_750, memo: 'PIX JOSÉ' };

test('a statement of a bank is read before it counts, reconciled with a receipt, split, and undone', async ({ page }) => {
  const gateway = await openSession(page, 'admin');
  const [agencia, conta] = ['1234', `${String(Date.now()).slice(-5)}-6`];
  const { id, nome } = await gateway.call(contaFinanceiraCalls.createFicha, {
    nome: `Banco ${crypto.randomUUID().slice(0, 8)}`,
    tipo: 'CORRENTE',
    corretoraId: null,
    banco: '999',
    agencia,
    conta,
    convenio: null,
    saldoInicialCentavos: 100_000,
    saldoInicialEm: '2026-01-01',
  });
  const { corretoras } = await gateway.call(extratoComissaoCalls.getOpcoes, {});
  await gateway.call(recebimentoCalls.createRecebimento, {
    descricao: 'Comissão avulsa',
    seguradora: 'jequitiba_seguros',
    corretoraId: corretoras[0]?.id ?? '',
    contaId: id,
    dia: ontem,
    valorCentavos: 60_000,
  });
  const fileOf = (centavos: number, ...movimentos: readonly MovimentoOfx[]) => ({
    name: 'extrato.ofx',
    mimeType: 'application/octet-stream',
    buffer: writeOfx({ banco: '999', agencia, conta, saldo: { dia: ontem, centavos } }, movimentos),
  });
  const gaveta = page.getByRole('dialog', { name: 'Importar extrato' });
  const choose = async (arquivo: ReturnType<typeof fileOf>) => {
    await page.getByRole('button', { name: 'Importar extrato' }).click();
    await gaveta.getByLabel('Arquivo do extrato').setInputFiles(arquivo);
  };

  await page.goto(`/financeiro/extratoBancario?conta=${id}`);
  await ready(page, 'extratoBancario');
  await choose(fileOf(106_760, tarifa, pix));
  await gaveta.getByRole('button', { name: 'Importar 2 movimentos' }).click();
  // as it leaves, the drawer and the list behind it both show the movements
  await expect(gaveta).toBeHidden();
  await expect(page.getByRole('row', { name: /TARIFA MANUTENÇÃO/ })).toBeVisible();

  // the same fee again, its number used for another, one the bank numbered anew, and what is new
  await choose(
    fileOf(
      173_470,
      tarifa,
      { ...tarifa, valorCentavos: -2_990 },
      { ...pix, fitid: 'D9' },
      { fitid: 'A', dia: ontem, valorCentavos: 60_000, memo: 'TED JEQUITIBÁ SEGUROS' },
      { fitid: 'C', dia: ontem, valorCentavos: 9_700, memo: 'DEPÓSITO LÍQUIDO' },
    ),
  );
  await expect(gaveta.getByText('3 movimentos novos')).toBeVisible();
  await expect(gaveta.getByText('1 já está na conta')).toBeVisible();
  await expect(gaveta.getByText('1 movimento a decidir')).toBeVisible();
  await expect(gaveta.getByText('O banco usa este número em outro movimento; os dois ficam.')).toBeVisible();
  await expect(gaveta.getByText(/O saldo confere com o do extrato/)).toBeVisible();
  await expectAccessible(page);
  await expect(gaveta.getByRole('button', { name: 'Importar 3 movimentos' })).toHaveAttribute('aria-disabled', 'true');
  // left undecided, it waits: it is there again when the page is, of whichever account
  await page.goto('/financeiro/extratoBancario');
  await ready(page, 'extratoBancario');
  await page.getByRole('button', { name: `Conferir extrato.ofx, da conta ${nome}` }).click();
  const espera = page.getByRole('dialog', { name: 'Conferir extrato' });
  await espera.getByRole('radio', { name: 'É o mesmo: deixar de fora' }).check({ force: true });
  await expectAccessible(page);
  await espera.getByRole('button', { name: 'Importar 3 movimentos' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);

  // the receipt is in the books already: taken, nothing is counted twice
  const ted = page.getByRole('row', { name: /TED JEQUITIBÁ/ });
  await expect(ted).toContainText('Sugestão (92%): Jequitibá Seguros: Comissão avulsa');
  await ted.getByRole('button', { name: /^Aceitar/ }).click();
  await expect(ted.getByText('Conciliado')).toBeVisible();
  const cartao = page.getByRole('button', { name: new RegExp(nome) });
  await expect(cartao).toContainText(/Livros\s*R\$\s1\.600,00/);

  // one movement is two entries
  const deposito = page.getByRole('row', { name: /DEPÓSITO LÍQUIDO/ });
  await deposito.getByRole('button', { name: /^Conciliar/ }).click();
  const dialogo = page.getByRole('dialog', { name: 'O que é este movimento' });
  for (const [n, valor] of [
    [1, '60,00'],
    [2, '37,00'],
  ] as const) {
    await dialogo.getByRole('button', { name: 'Criar lançamento' }).click();
    await dialogo.getByLabel(`Descrição da parte ${n}`).fill(`Parte ${n} do depósito`);
    await dialogo.getByRole('button', { name: new RegExp(`Categoria da parte ${n}`) }).click();
    await page.getByRole('option', { name: 'Honorários e consultoria' }).click();
    await dialogo.getByLabel(`Valor da parte ${n}`).fill(valor);
  }
  await expect(dialogo.getByText('As partes somam o valor do movimento.')).toBeVisible();
  await expectAccessible(page);
  await dialogo.getByRole('button', { name: 'Conciliar', exact: true }).click();
  await expect(deposito).toContainText('Parte 1 do depósito + Parte 2 do depósito');
  await expect(cartao).toContainText(/Livros\s*R\$\s1\.697,00/);

  // undone, its entries go; the receipt stays in the books
  await deposito.getByRole('button', { name: /^Desfazer/ }).click();
  await expect(deposito.getByText('Aberto')).toBeVisible();
  await ted.getByRole('button', { name: /^Desfazer/ }).click();
  await expect(ted.getByText('Aberto')).toBeVisible();
  await expect(cartao).toContainText(/Livros\s*R\$\s1\.600,00/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an extract that waits in the demonstration is found and opened by whoever may decide it, with its doubt', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/financeiro/extratoBancario');
  await ready(page, 'extratoBancario');
  const aviso = page.getByRole('button', { name: /^Conferir extrato-parcial\.ofx/ });
  await expect(aviso).toBeVisible();
  await expectAccessible(page);
  await aviso.click();
  const gaveta = page.getByRole('dialog', { name: 'Conferir extrato' });
  await expect(gaveta.getByText('1 movimento a decidir')).toBeVisible();
  await expect(gaveta.getByRole('radio', { name: 'É outro movimento: incluir' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
